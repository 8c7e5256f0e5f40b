import { type ReactNode, useRef } from 'react'
import type { ApiError } from '../../api/errors.ts'
import { StaleNotice } from './stale-notice.tsx'

/** The two ways on from a refused save: what is there now, or what was typed over it. */
export interface StaleWays {
  reload: () => void
  overwrite: () => void
}

interface Refusable {
  error: ApiError | null
  pending: boolean
  reset: () => void
}

interface StaleSave<Row> {
  /** Sent with every save: which version it changes. None for a new record, or when a newer one is to be saved over. */
  headers: () => { [name: string]: string }
  /** The ways on from a refused save; undefined while there is none. */
  waysOf: (call: Refusable, save: () => void) => StaleWays | undefined
  /** Those as a notice. */
  noticeOf: (call: Refusable, save: () => void) => ReactNode
  /** For a form that stays open: what it saved is the version it goes on from. */
  saved: (answer: Row) => void
}

/**
 * Two people change one record: the second one's save is refused, and nothing typed is lost.
 * @param record what the form was opened with, null for a new one; a background refetch does not move it, unless nothing that is `shown` differs.
 * @param reload reads the record again. `restart` fills the form with it.
 * @param shown what of a record stands in the form, where other parts of the page change the rest of it.
 */
export function useStaleSave<Row extends { updated_at: string }>(
  record: Row | null,
  reload: () => Promise<Row | undefined>,
  restart: (newer: Row) => void,
  shown?: (row: Row) => unknown,
): StaleSave<Row> {
  const opened = useRef(record)
  const overwrite = useRef(false)
  const load = async (reset: () => void) => {
    const newer = await reload()
    if (!newer) return
    opened.current = newer
    restart(newer)
    reset()
  }
  const version = () => {
    const first = opened.current
    if (!first || !record || !shown) return first?.updated_at
    return JSON.stringify(shown(record)) === JSON.stringify(shown(first)) ? record.updated_at : first.updated_at
  }
  const waysOf: StaleSave<Row>['waysOf'] = ({ error, reset }, save) =>
    error?.code === 'stale_record'
      ? {
          reload: () => void load(reset),
          overwrite: () => {
            overwrite.current = true
            save()
          },
        }
      : undefined
  return {
    headers: () => {
      const seen = overwrite.current ? undefined : version()
      return seen ? { 'If-Match': `"${seen}"` } : {}
    },
    waysOf,
    noticeOf: (call, save) => {
      const ways = waysOf(call, save)
      return ways ? <StaleNotice {...ways} pending={call.pending} /> : null
    },
    saved: (answer) => {
      opened.current = answer
      overwrite.current = false
    },
  }
}
