import { useState } from 'react'
import type { BulkResult } from './columns.ts'

interface Asked<About> {
  about: About
  ids: string[]
  done: (results: BulkResult[]) => void
  cancelled: () => void
}

/**
 * For bulk actions that ask for something before they run. `ask` is the action's `run`: it waits for the dialog, which is drawn while there is an `asked`
 * and ends in its `done` or in `close`; closed without an answer, the list keeps its selection.
 */
export function useAskFirst<About>() {
  const [asked, setAsked] = useState<Asked<About> | null>(null)
  const ask = (about: About) => (ids: string[]) =>
    new Promise<BulkResult[]>((done, refuse) => setAsked({ about, ids, done, cancelled: () => refuse(new Error('cancelled')) }))
  const close = () => {
    // once it was answered this refuses nothing any more
    asked?.cancelled()
    setAsked(null)
  }
  return { asked, ask, close }
}
