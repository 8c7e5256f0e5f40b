import { ipKey } from '../limits/ip-key.ts'

/** So many tries at opening a socket without a session may one address make in a minute. */
const maxRefused = 60
const minute = 60_000

export interface ConnectionLimit {
  /** True if this address may open one more connection. */
  mayOpen: (ip: string) => boolean
  /** Counts a connection; gives what counts its end. */
  countConnection: (ip: string) => () => void
  /** Somebody came without a session that holds. */
  countRefusal: (ip: string) => void
}

/**
 * Keeps one address from filling a node with sockets: no more than `most` at once, and none for the rest of a minute after many tries without a session.
 * Many people share an address (an office, a mobile network), so `most` is large. Each node counts its own.
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
