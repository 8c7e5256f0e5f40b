import { createContext } from 'react'

/** The title of the page inside a frame, as the page says it. */
export interface TitleHolder {
  /** Null while the page says none: its record is still on its way. */
  read: () => string | null
  /** While the frame is drawn for the first time: it reads the title after its page. */
  draw: (title: string) => void
  /** Once the page stands. Gives what takes the title back. */
  keep: (title: string) => () => void
  subscribe: (changed: () => void) => () => void
}

export function makeTitleHolder(): TitleHolder {
  let current: string | null = null
  let stands = false
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const changed of listeners) changed()
  }
  return {
    read: () => current,
    draw: (title) => {
      if (!stands) current = title
    },
    keep: (title) => {
      stands = true
      current = title
      tell()
      return () => {
        // the next page may have said its own already
        if (current !== title) return
        current = null
        tell()
      }
    },
    subscribe: (changed) => {
      stands = true
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}

export const TitleContext = createContext<TitleHolder | null>(null)
