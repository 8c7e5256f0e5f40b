import type { StoreProfile } from '@rahba/contract/stores/store-shapes'
import { useRouteLoaderData } from 'react-router'

/** The data the portal's frame reads for every page inside it. */
export interface PortalFrame {
  store: StoreProfile
  appleLink: string | undefined
}

/**
 * The store that is signed in, with everything it says of itself: read once by the frame, for every page inside it. After a save:
 * `useRevalidator()`.
 */
export function useStore(): StoreProfile {
  const frame = useRouteLoaderData<PortalFrame>('portal')
  if (!frame) throw new Error('This stands outside the portal’s frame')
  return frame.store
}
