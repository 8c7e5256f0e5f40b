/** How long a public page is served from memory to visitors who are nobody in particular. */
const lifetime = 10_000
/** Addresses kept at most; the oldest goes first, so that made-up query strings can't fill the memory. */
const capacity = 200

export interface CachedPage {
  /** The page cut where each nonce stood. */
  parts: readonly string[]
  headers: readonly (readonly [string, string])[]
}

interface Entry {
  page: Promise<CachedPage | null>
  expires: number
}

/**
 * A micro-cache of rendered public pages. Concurrent visitors of one address wait for one rendering; what may not be kept (null) is
 * rendered anew for each.
 */
export function createPageCache(now: () => number = Date.now) {
  const entries = new Map<string, Entry>()
  return {
    async get(address: string, render: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
      const known = entries.get(address)
      if (known && known.expires > now()) return known.page
      entries.delete(address)
      const page = render()
      const entry: Entry = { page, expires: now() + lifetime }
      entries.set(address, entry)
      const oldest = entries.keys().next()
      if (entries.size > capacity && !oldest.done) entries.delete(oldest.value)
      try {
        const result = await page
        if (!result && entries.get(address) === entry) entries.delete(address)
        return result
      } catch (error) {
        if (entries.get(address) === entry) entries.delete(address)
        throw error
      }
    },
  }
}

/** Cookies that change nothing in a public page. */
const harmless = new Set(['i18n_redirected'])

/** Whether a page may come from the cache: a public address, asked for by someone without a session. */
export function isCacheable(method: string, path: string, cookieNames: readonly string[]): boolean {
  return (
    method === 'GET' &&
    /^\/(ar|en)(\/|$|\?)/.test(path) &&
    !/^\/(ar|en)\/(dashboard|store|chat-view)\b/.test(path) &&
    cookieNames.every((name) => harmless.has(name))
  )
}
