import { useSyncExternalStore } from 'react'

let isWanted = false
const listeners = new Set<() => void>()

/** Something is to be said: the shell then draws the place for toasts. */
export function wantToasts(): void {
  isWanted = true
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToastsWanted = () =>
  useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  )

/** Loads the code that shows a toast. The place for toasts loads it too, because a message is often needed when the connection is lost. */
export const loadNotifications = () => import('@mantine/notifications')
