import { useRouteLoaderData } from 'react-router'
import type { loader } from './shop-route.tsx'

/** Returns the data of the shop's frame: links to the app, and the product's public address. */
export function useShop() {
  const frame = useRouteLoaderData<typeof loader>('shop')
  if (!frame) throw new Error('This stands outside the shop’s frame')
  return frame
}
