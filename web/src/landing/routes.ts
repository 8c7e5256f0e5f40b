import { index, type RouteConfigEntry } from '@react-router/dev/routes'
import { frame } from '../shell/frame.ts'

/** The public pages, inside the landing's frame. One line each. */
const pages: RouteConfigEntry[] = [index('landing/home/home-route.tsx', { id: 'home' })]

export const landingRoutes: RouteConfigEntry[] = frame('landing/layout/landing-route.tsx', 'landing', pages)
