import { useSyncExternalStore } from 'react'

// The live part of the frame asks and listens. The menu beside it only shows the count.
let unread = 0
const listeners = new Set<() => void>()

/** Sets how many conversations hold something unread. */
export function setUnreadChats(count: number): void {
  if (count === unread) return
  unread = count
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the number of conversations with unread messages; 0 on the server and until it is known. */
export const useUnreadChats = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  )
