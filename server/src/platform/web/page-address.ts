/** True for addresses of calls; every other address is a page's. */
export const isApi = (url: string): boolean => /^\/(api|socket\.io|broadcasting)(\/|\?|$)/.test(url)

/**
 * The address as the router reads it. A page's with broken escapes (`/ar/%`) has them escaped: it leads to the not-found page like any other that
 * nobody knows. A call's stays as it is and is refused as malformed.
 */
export function readableAddress(url: string): string {
  if (isApi(url)) return url
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
