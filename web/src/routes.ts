import { type RouteConfig, route } from '@react-router/dev/routes'
import { adminRoutes } from './admin/routes.ts'
import { landingRoutes } from './landing/routes.ts'
import { portalRoutes } from './portal/routes.ts'
import { shopRoutes } from './shop/routes.ts'

// every part of the kit on one page, for eyes; only where Vite serves the web
const gallery = process.env.RAHBA_DEV ? [route('dev/kit', 'kit/gallery-route.tsx')] : []

/** Every page, below its language. Each surface lists its own pages in its routes.ts; what none knows is the not-found page. */
export default [
  route(':locale', 'shell/routing/locale-route.tsx', [
    ...landingRoutes,
    ...adminRoutes,
    ...portalRoutes,
    ...shopRoutes,
    ...gallery,
    route('*', 'shell/errors/not-found-route.tsx'),
  ]),
  route('*', 'shell/errors/not-found-route.tsx', { id: 'no-locale' }),
] satisfies RouteConfig
