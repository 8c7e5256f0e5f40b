import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { frame } from '../shell/frame.ts'

/** Pages of the merchant, below /store, inside the frame. One line each. */
const pages: RouteConfigEntry[] = []

/** Pages without the frame: signing in, registering, recovering a password. */
const authPages: RouteConfigEntry[] = []

/** Pages that anyone may read, set as public pages. */
const staticPages: RouteConfigEntry[] = []

export const portalRoutes: RouteConfigEntry[] = [
  route('store', 'shell/segment-route.tsx', { id: 'store' }, [
    route('auth/logout', 'shell/logout-route.ts', { id: 'store-logout' }),
    ...frame('shell/bare-layout.tsx', 'store-auth', authPages),
    route('auth/*', 'shell/not-found-route.tsx', { id: 'store-not-found' }),
    ...frame('shell/static-layout.tsx', 'store-static', staticPages),
    ...frame('portal/layout/portal-route.tsx', 'portal', pages),
  ]),
]
