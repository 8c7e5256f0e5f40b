/** The time a public page is served from memory to visitors without a session, in ms. */
const lifetime = 10_000
/** Bytes of pages kept at most; the oldest goes first, so that made-up query strings can't fill the memory. */
const capacity = 8 * 1024 * 1024

export interface CachedPage {
  /** The page in UTF-8, cut where each nonce stood: half of what its Arabic takes as a string, and outside of the heap. */
  parts: readonly Buffer[]
  headers: readonly (readonly [string, string])[]
}

interface Entry {
  page: Promise<CachedPage | null>
  expires: number
  /** 0 until it is rendered. */
  bytes: number
}

/**
 * A micro-cache of rendered public pages. Concurrent visitors of one address wait for one rendering; a page that must not be cached (null) is
 * rendered for each visitor.
 */
export function createPageCache(now: () => number = Date.now) {
  // The entries are in order of rendering, so the first expire first.
  const entries = new Map<string, Entry>()
  let totalBytes = 0

  function drop(address: string, entry: Entry): void {
    if (entries.get(address) !== entry) return
    entries.delete(address)
    totalBytes -= entry.bytes
  }

  /** Removes expired pages, and the oldest pages while the cache is too large. */
  function tidy(): void {
    for (const [address, entry] of entries) {
      if (entry.expires > now() && totalBytes <= capacity) return
      drop(address, entry)
    }
  }

  return {
    /** Bytes of the pages it keeps. */
    get bytes() {
      return totalBytes
    },
    async get(address: string, render: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
      tidy()
      const known = entries.get(address)
      if (known) return known.page
      const page = render()
      const entry: Entry = { page, expires: now() + lifetime, bytes: 0 }
      entries.set(address, entry)
      try {
        const result = await page
        if (!result) drop(address, entry)
        else if (entries.get(address) === entry) {
          entry.bytes = result.parts.reduce((sum, part) => sum + part.length, 0)
          totalBytes += entry.bytes
          tidy()
        }
        return result
      } catch (error) {
        drop(address, entry)
        throw error
      }
    },
  }
}

/** The cookie of a visitor's city (`web/src/shop/city/shop-city.server.ts`). Pages differ by it, so each city has pages of its own. */
const cityCookie = 'city'
/** Cookies that change nothing in a public page, or only what its key names. */
const harmless = new Set(['i18n_redirected', cityCookie])

/**
 * The key that a page is kept under: its address, and the visitor's city if there is one. Anything else in the cookie is no city, on the page
 * too.
 */
export function getPageKey(url: string, cookies: Readonly<Record<string, string | undefined>>): string {
  const city = cookies[cityCookie] ?? ''
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(city) ? `${url} ${city}` : url
}

/** True if a page may come from the cache: a public address, requested without a session. */
export function isCacheable(method: string, path: string, cookieNames: readonly string[]): boolean {
  return (
    method === 'GET' &&
    /^\/(ar|en)(\/|$|\?)/.test(path) &&
    !/^\/(ar|en)\/(dashboard|store|chat-view)\b/.test(path) &&
    cookieNames.every((name) => harmless.has(name))
  )
}
