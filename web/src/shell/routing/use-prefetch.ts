import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/**
 * When a link fetches its page ahead: on hover and focus, but never without a connection. The router reloads the page when it can't fetch a script, and
 * offline that puts the browser's own error in the place of the page.
 */
export const usePrefetch = (): 'intent' | 'none' =>
  useSyncExternalStore(
    subscribe,
    () => (navigator.onLine ? 'intent' : 'none'),
    () => 'intent',
  )
