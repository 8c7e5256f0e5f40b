import { useSyncExternalStore } from 'react'

let wanted = false
const listeners = new Set<() => void>()

/** Something is to be said: the shell then draws the place for toasts. */
export function wantToasts(): void {
  wanted = true
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useToastsWanted = () =>
  useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )

/** What shows a toast. The place for toasts brings it along: a message is often needed when the connection is gone. */
export const loadNotifications = () => import('@mantine/notifications')
