import type { EndpointSpec, QueryOf } from './endpoint.ts'
import type { ListPath, PageAddress } from './page-table.ts'

/** The rows of a page if neither the address nor the list says another number. The call and its page share it. */
export const rowsPerPage = 20

/** The values that an address may give one parameter of a list's call: one or several of a closed set, or a flag. */
type ParamValue<V> = [V] extends [boolean] ? boolean : [V] extends [readonly (infer One)[]] ? One | readonly One[] : V
type ListParams<E extends EndpointSpec> = { [K in keyof QueryOf<E>]?: ParamValue<NonNullable<QueryOf<E>[K]>> }

/** The parameters of an address, such as a `URLSearchParams`. */
interface AddressParams {
  get(name: string): string | null
}

/** A page that shows a list: where it is, what it reads from its address, and what it asks of its call. */
export interface ListPlace {
  /** Below the language, such as `/dashboard/orders`. */
  path: ListPath
  /** The path of the call that answers it. */
  call: string
  defaultSort: string
  /** Names of the filters, as the call's query names them. */
  filters: readonly string[]
  /** The query of each tab; no tab adds nothing. */
  tabs?: Readonly<Record<string, object>>
  /** Name of the tab in the address; `tab` when not said. */
  tabParam?: string
}

/** A list's page with the type of what a link to it may ask. */
interface ListPage<A extends object> extends ListPlace {
  readonly accepts?: A
}

/** Declares the page of the list that `E` answers. A filter that the call does not have is a type error. */
export const listPage =
  <E extends EndpointSpec>() =>
  <const F extends readonly (keyof QueryOf<E> & string)[], const T extends Readonly<Record<string, ListParams<E>>> = Record<never, never>>(
    page: Omit<ListPlace, 'filters' | 'tabs' | 'call'> & { call: E['path']; filters: F; tabs?: T },
  ): ListPage<Pick<ListParams<E>, F[number] | ('sort' & keyof QueryOf<E>)> & { tab?: keyof T & string }> =>
    page

const text = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value))

/** The address of a list that shows what `asked` says. What the page does not read from its address is a type error. */
export function listLink<A extends object>(page: ListPage<A>, query: NoInfer<A>): PageAddress {
  const params = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key === 'tab' ? getTabParam(page) : key}=${encodeURIComponent(text(value))}`],
  )
  return `${page.path}?${params.join('&')}`
}

export const getTabParam = ({ tabParam }: Pick<ListPlace, 'tabParam'>): string => tabParam ?? 'tab'

/** The tab that an address opens; an empty text for none or one the page does not have. */
export function findOpenTab(page: Pick<ListPlace, 'tabs' | 'tabParam'>, params: AddressParams): string {
  const tab = params.get(getTabParam(page)) ?? ''
  return page.tabs && Object.hasOwn(page.tabs, tab) ? tab : ''
}

/** The query of the open tab. */
export const tabQuery = ({ tabs }: Pick<ListPlace, 'tabs'>, tab: string): Record<string, string> =>
  Object.fromEntries(Object.entries(tabs?.[tab] ?? {}).map(([key, value]) => [key, text(value)]))

/** The filters that an address sets, by name. */
export const filtersIn = (names: readonly string[], params: AddressParams): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )

/** The query of the page's call when it is opened with `params`, without paging. */
export const queryOfAddress = (page: ListPlace, params: AddressParams): Record<string, string> => ({
  sort: params.get('sort') ?? page.defaultSort,
  ...filtersIn(page.filters, params),
  ...tabQuery(page, findOpenTab(page, params)),
})
