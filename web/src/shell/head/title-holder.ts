import { createContext } from 'react'

/** The title of the page inside a frame, as the page says it. */
export interface TitleHolder {
  /** Returns null while the page has no title: its record is still loading. */
  read: () => string | null
  /** Sets the title while the frame is drawn for the first time: it reads the title after its page. */
  draw: (title: string) => void
  /** Sets the title once the page is mounted. Returns the function that removes it. */
  keep: (title: string) => () => void
  subscribe: (changed: () => void) => () => void
}

export function makeTitleHolder(): TitleHolder {
  let current: string | null = null
  let isMounted = false
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const changed of listeners) changed()
  }
  return {
    read: () => current,
    draw: (title) => {
      if (!isMounted) current = title
    },
    keep: (title) => {
      isMounted = true
      current = title
      notify()
      return () => {
        // The next page may have set its own already.
        if (current !== title) return
        current = null
        notify()
      }
    },
    subscribe: (changed) => {
      isMounted = true
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}

export const TitleContext = createContext<TitleHolder | null>(null)
