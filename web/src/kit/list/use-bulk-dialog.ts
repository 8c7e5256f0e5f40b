import { useState } from 'react'
import type { BulkResult } from './columns.ts'

interface PendingAction<About> {
  about: About
  ids: string[]
  done: (results: BulkResult[]) => void
  cancelled: () => void
}

/**
 * Opens a dialog before a bulk action runs. `open` is the action's `run`: it waits for the dialog, which is drawn while there is a `pending` action
 * and ends in its `done` or in `close`; if it is closed without an answer, the list keeps its selection.
 */
export function useBulkDialog<About>() {
  const [pending, setPending] = useState<PendingAction<About> | null>(null)
  const open = (about: About) => (ids: string[]) =>
    new Promise<BulkResult[]>((done, refuse) => setPending({ about, ids, done, cancelled: () => refuse(new Error('cancelled')) }))
  const close = () => {
    // After an answer this call refuses nothing.
    pending?.cancelled()
    setPending(null)
  }
  return { pending, open, close }
}
