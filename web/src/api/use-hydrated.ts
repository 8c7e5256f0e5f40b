import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while this part of its page is hydrated; React then draws it again with true. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
