import type { PageAddress } from '@rahba/contract/kernel/page-table'

// This lives as long as the page: opening a list by its own address or from the menu begins anew.
const left = new Map<string, string>()
const plain = (pathname: string) => pathname.replace(/^\/(ar|en)(?=\/)/, '')

/** Keeps how a list stands now: its page, search, filters and tab. */
export const rememberList = (pathname: string, search: string): void => void left.set(plain(pathname), search)

/** The path of a list as it was last left, for the ways back from what it led to; any other path as it is. */
export const lastVisited = (path: PageAddress): PageAddress => `${path}${left.get(plain(path)) ?? ''}` as PageAddress // what is kept begins with ? or is empty
