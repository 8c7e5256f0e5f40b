import { chosenBy } from '@rahba/contract/broadcasts/broadcast-labels'
import type { BroadcastTarget } from '@rahba/contract/broadcasts/broadcast-shapes'
import { readBroadcastReach } from '@rahba/contract/broadcasts/broadcasts.calls'
import { useCall } from '../../api/queries.ts'

interface Reach {
  stores: number
  emails: number
  devices: number
}

/** Returns the current size of an audience; undefined while it is counted, null while none is chosen. */
export function useReach(target: BroadcastTarget | undefined): Reach | undefined | null {
  const list = target ? chosenBy[target.audience] : null
  const ids = target && list ? target[list] : []
  const chosen = target !== undefined && (list === null || ids.length > 0)
  const { data, isPlaceholderData } = useCall(
    readBroadcastReach,
    { query: { audience: target?.audience ?? 'all', ...(list ? { [list]: ids.join(',') } : {}) } },
    { enabled: chosen, silent: true },
  )
  if (!chosen) return null
  return isPlaceholderData ? undefined : data
}
