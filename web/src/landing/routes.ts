import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { frame } from '../shell/frame/framed-pages.ts'

/** The public pages, inside the landing's frame. One line each. */
const pages: RouteConfigEntry[] = [
  index('landing/home/home-route.tsx', { id: 'home' }),
  route('about-us', 'landing/pages/about-route.tsx', { id: 'about' }),
  route('contact-us', 'landing/contact/contact-route.tsx', { id: 'contact' }),
  route('news', 'landing/pages/news-route.tsx', { id: 'public-news' }),
  route('news/:id', 'landing/pages/news-item-route.tsx', { id: 'public-news-item' }),
]

export const landingRoutes: RouteConfigEntry[] = frame('landing/layout/landing-route.tsx', 'landing', pages)
