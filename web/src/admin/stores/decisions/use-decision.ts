import * as calls from '@rahba/contract/stores/admin-stores.calls'
import type { StoreActionName } from '@rahba/contract/stores/store-actions'
import { useSend } from '../../../api/queries.ts'
import { useText } from '../../../text/use-text.ts'
import { storeChanged } from '../store-changed.ts'

/** Returns the function that takes an action on a store; the reason is sent with those whose merchant reads it. */
export function useDecision() {
  const t = useText('admin/stores').actions
  const options = (action: StoreActionName) => ({ invalidates: storeChanged, message: t[action].done })
  const approve = useSend(calls.approveStore, options('approve'))
  const reject = useSend(calls.rejectStore, options('reject'))
  const suspend = useSend(calls.suspendStore, options('suspend'))
  const reinstate = useSend(calls.reinstateStore, options('reinstate'))
  const close = useSend(calls.closeStore, options('close'))
  return (id: string, action: StoreActionName, reason: string) => {
    const params = { id }
    if (action === 'approve') return approve.sendAsync({ params })
    if (action === 'reinstate') return reinstate.sendAsync({ params })
    const withReason = { reject, suspend, close }[action]
    return withReason.sendAsync({ params, body: { reason } })
  }
}
