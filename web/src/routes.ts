import { type RouteConfig, route } from '@react-router/dev/routes'
import { adminRoutes } from './admin/routes.ts'
import { landingRoutes } from './landing/routes.ts'
import { portalRoutes } from './portal/routes.ts'
import { shopRoutes } from './shop/routes.ts'

/** Every page, below its language. Each surface lists its own pages in its routes.ts; what none knows is the not-found page. */
export default [
  route(':locale', 'shell/locale-route.tsx', [
    ...landingRoutes,
    ...adminRoutes,
    ...portalRoutes,
    ...shopRoutes,
    route('*', 'shell/not-found-route.tsx'),
  ]),
  route('*', 'shell/not-found-route.tsx', { id: 'no-locale' }),
] satisfies RouteConfig
