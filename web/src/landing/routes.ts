import type { RouteConfigEntry } from '@react-router/dev/routes'
import { frame } from '../shell/frame.ts'

/** The public pages, inside the landing's frame. One line each. */
const pages: RouteConfigEntry[] = []

export const landingRoutes: RouteConfigEntry[] = frame('landing/layout/landing-route.tsx', 'landing', pages)
