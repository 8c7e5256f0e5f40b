import { useRouteLoaderData } from 'react-router'
import type { loader } from './shop-route.tsx'

/** What the shop's frame knows: links to the app, and where people open the product. */
export function useShop() {
  const frame = useRouteLoaderData<typeof loader>('shop')
  if (!frame) throw new Error('This stands outside the shop’s frame')
  return frame
}
