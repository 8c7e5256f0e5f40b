import { useRef } from 'react'
import type { BulkResult } from '../kit/list/columns.ts'
import { getFilter } from '../kit/list/get-filter.ts'

type Filter = Record<string, string | number>
interface Taken {
  results: BulkResult[]
  more: boolean
  next: string | null
}

/**
 * Runs a call over all products of a filtered list. A call takes so many of them; the next press goes on after these, so that those which failed are
 * not tried again before all others were. Another filter, or the end of the list, begins with the newest.
 */
export function useMatchingCursor(
  query: Readonly<Record<string, string | number>>,
  send: (body: Filter & { after?: string }) => Promise<Taken>,
): () => Promise<Taken> {
  const reached = useRef<{ filter: string; next: string } | null>(null)
  const body = getFilter(query)
  return async () => {
    const filter = JSON.stringify(body)
    const after = reached.current?.filter === filter ? reached.current.next : null
    const answer = await send({ ...body, ...(after ? { after } : {}) })
    reached.current = answer.next ? { filter, next: answer.next } : null
    return answer
  }
}
