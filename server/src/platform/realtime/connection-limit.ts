import { ipKey } from '../limits/ip-key.ts'

/** The maximum number of sockets without a session that one address may try to open in a minute. */
const maxRefused = 60
const minute = 60_000

export interface ConnectionLimit {
  /** True if this address may open one more connection. */
  mayOpen: (ip: string) => boolean
  /** Counts a connection, and returns a function that counts its end. */
  countConnection: (ip: string) => () => void
  /** Counts a connection without a valid session. */
  countRefusal: (ip: string) => void
}

/**
 * Limits the sockets of one address: at most `max` at the same time, and none for the rest of a minute after many tries without a session.
 * Many people share an address (an office, a mobile network), so `max` is large. Each node counts its own connections.
 */
export function createConnectionLimit(max: number, now: () => number = Date.now): ConnectionLimit {
  const open = new Map<string, number>()
  const tries = new Map<string, { count: number; until: number }>()
  const live = (key: string) => {
    const found = tries.get(key)
    if (found && found.until > now()) return found
    tries.delete(key)
    return undefined
  }
  return {
    mayOpen(ip) {
      const key = ipKey(ip)
      return (open.get(key) ?? 0) < max && (live(key)?.count ?? 0) < maxRefused
    },
    countConnection(ip) {
      const key = ipKey(ip)
      open.set(key, (open.get(key) ?? 0) + 1)
      let isClosed = false
      return () => {
        if (isClosed) return
        isClosed = true
        const rest = (open.get(key) ?? 1) - 1
        if (rest > 0) open.set(key, rest)
        else open.delete(key)
      }
    },
    countRefusal(ip) {
      const key = ipKey(ip)
      const found = live(key)
      if (found) found.count += 1
      else {
        // Expired entries are deleted, so that the list does not grow with every address there is.
        if (tries.size >= 10_000) for (const other of tries.keys()) live(other)
        tries.set(key, { count: 1, until: now() + minute })
      }
    },
  }
}
