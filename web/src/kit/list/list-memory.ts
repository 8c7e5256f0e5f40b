import type { PageAddress } from '@rahba/contract/kernel/page-table'

// Lives until the browser loads another document. A list that is opened from the menu or by its address begins again.
const lastSearch = new Map<string, string>()
const withoutLocale = (pathname: string) => pathname.replace(/^\/(ar|en)(?=\/)/, '')

/** Remembers a list's page, search, filters and tab: the query of its address. */
export const rememberList = (pathname: string, search: string): void => void lastSearch.set(withoutLocale(pathname), search)

/** Adds the query with which a list was last left, for links from a record back to its list. Any other path stays as it is. */
export const withLastQuery = (path: PageAddress): PageAddress => `${path}${lastSearch.get(withoutLocale(path)) ?? ''}` as PageAddress // a query begins with ? or is empty
