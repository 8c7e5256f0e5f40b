import { use } from 'react'
import { NonceContext } from '../shell/head/nonce.ts'
// It is apart from the script of all plain pages, so that only orders load it.
import address from './order-live.ts?worker&url'

/** The script of the pages that show an order: it renews what changed. */
export function OrderLiveScript() {
  return <script type="module" nonce={use(NonceContext)} src={address} />
}
