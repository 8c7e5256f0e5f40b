import { isLocale } from '@rahba/contract/kernel/locale'
import { Outlet } from 'react-router'
import type { Route } from './+types/locale-route'
import { notFound } from './call-api.ts'
import { pageRequest } from './request-context.ts'

/** Every page stands under /ar or /en; any other first segment is not found. */
export function loader({ params, context }: Route.LoaderArgs) {
  if (!isLocale(params.locale)) throw notFound(context.get(pageRequest))
  return null
}

export const shouldRevalidate = ({ currentParams, nextParams }: { currentParams: { locale?: string }; nextParams: { locale?: string } }) =>
  currentParams.locale !== nextParams.locale

export default function LocaleRoute() {
  return <Outlet />
}
