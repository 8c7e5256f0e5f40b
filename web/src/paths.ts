import type { Locale } from '@rahba/contract/kernel/locale'
import type { PageAddress, PagePath } from '@rahba/contract/kernel/page-table'
import { useMemo } from 'react'
import { useLocale } from './text/locale.ts'

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
type Params<P extends string> = [ParamNames<P>] extends [never] ? [] : [params: Record<ParamNames<P>, string | number>]

/**
 * The address of a page in a language: `pathTo('ar', '/dashboard/orders/:id', { id })`. An unknown page or a missing parameter does not compile.
 * Query strings are added by the caller.
 */
export function pathTo<P extends PagePath>(locale: Locale, path: P, ...[params]: Params<P>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  )
  return filled === '/' ? `/${locale}` : `/${locale}${filled}`
}

/** An address that comes from data and not from code: typed by a person, or remembered by the browser. It may lead nowhere. */
export const addressFromData = (path: string) => path as PageAddress // nothing can check it here

/** {@link pathTo} in the language of the page: `const to = usePathTo(); <Link to={to('/store/orders')}>`. */
export function usePathTo() {
  const locale = useLocale()
  return useMemo(
    () =>
      <P extends PagePath>(path: P, ...params: Params<P>) =>
        pathTo(locale, path, ...params),
    [locale],
  )
}
