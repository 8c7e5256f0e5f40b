import { isLocale, type Locale } from '@rahba/contract/kernel/locale'

/** Returns a page's own address: React Router fetches its data from the same address with an ending. */
export function getPageUrl(url: string): { pathname: string; pageUrl: string; dataOnly: boolean } {
  const [path = '/', query = ''] = url.split('?', 2)
  const pathname = path === '/_root.data' ? '/' : path.replace(/(\/_)?\.data$/, '')
  const rest = new URLSearchParams(query)
  rest.delete('_routes')
  const search = rest.size > 0 ? `?${rest}` : ''
  return { pathname, pageUrl: pathname + search, dataOnly: path !== pathname }
}

/** Returns the language that a path begins with. */
export const getLocale = (pathname: string): Locale | undefined => {
  const first = pathname.split('/')[1]
  return isLocale(first) ? first : undefined
}
