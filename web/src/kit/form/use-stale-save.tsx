import { type ReactNode, useRef } from 'react'
import type { ApiError } from '../../api/errors.ts'
import { StaleNotice } from './stale-notice.tsx'

interface StaleSave {
  /** Sent with every save: which version it changes. None for a new record, or when a newer one is to be saved over. */
  headers: () => { [name: string]: string }
  /** The notice of a refused save; null while there is none. It offers to load what is there now, or to save over it. */
  noticeOf: (call: { error: ApiError | null; pending: boolean; reset: () => void }, save: () => void) => ReactNode
}

/**
 * Two people change one record: the second one's save is refused, and nothing typed is lost.
 * @param record what the form was opened with, null for a new one; a background refetch does not move it.
 * @param reload reads the record again. `restart` fills the form with it.
 */
export function useStaleSave<Row extends { updated_at: string }>(
  record: Row | null,
  reload: () => Promise<Row | undefined>,
  restart: (newer: Row) => void,
): StaleSave {
  const opened = useRef(record)
  const overwrite = useRef(false)
  const load = async (reset: () => void) => {
    const newer = await reload()
    if (!newer) return
    opened.current = newer
    restart(newer)
    reset()
  }
  return {
    headers: () => (overwrite.current || !opened.current ? {} : { 'If-Match': `"${opened.current.updated_at}"` }),
    noticeOf: ({ error, pending, reset }, save) =>
      error?.code === 'stale_record' ? (
        <StaleNotice
          pending={pending}
          reload={() => void load(reset)}
          overwrite={() => {
            overwrite.current = true
            save()
          }}
        />
      ) : null,
  }
}
