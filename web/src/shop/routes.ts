import type { RouteConfigEntry } from '@react-router/dev/routes'

/** The shopper's pages and the bare conversation. One line each. */
export const shopRoutes: RouteConfigEntry[] = []
