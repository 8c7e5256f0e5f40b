import { isLocale } from '@rahba/contract/kernel/locale'
import { Outlet } from 'react-router'
import { notFound } from '../request/call-api.ts'
import { pageRequest } from '../request/request-context.ts'
import type { Route } from './+types/locale-route'

/** Every page is under /ar or /en; any other first segment is not found. This runs before the loaders, which run side by side. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ params, context }) => {
    if (!isLocale(params.locale)) throw notFound(context.get(pageRequest))
  },
]

export default function LocaleRoute() {
  return <Outlet />
}
