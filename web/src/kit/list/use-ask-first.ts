import { useState } from 'react'
import type { BulkResult } from './columns.ts'

interface Asked<About> {
  about: About
  ids: string[]
  done: (results: BulkResult[]) => void
  cancelled: () => void
}

/**
 * Lets a bulk action ask for something before it runs. `ask` is the action's `run`: it waits for the dialog, which is drawn while there is an `asked`
 * and ends in its `done` or in `close`; if it is closed without an answer, the list keeps its selection.
 */
export function useAskFirst<About>() {
  const [asked, setAsked] = useState<Asked<About> | null>(null)
  const ask = (about: About) => (ids: string[]) =>
    new Promise<BulkResult[]>((done, refuse) => setAsked({ about, ids, done, cancelled: () => refuse(new Error('cancelled')) }))
  const close = () => {
    // After an answer this call refuses nothing.
    asked?.cancelled()
    setAsked(null)
  }
  return { asked, ask, close }
}
