import { type ReactNode, useRef, useState } from 'react'
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

/** Content of the notice beside its own words. */
interface NoticeWords {
  body?: string
  children?: ReactNode
}

/** Maps each version that a page saved over to the one it made: nobody else's version is between the two. */
export type OwnVersions = Map<string, string>

interface Options<Row, Values> {
  /** The part of a record that is in the form, if other parts of the page change the rest. */
  shown?: (row: Row) => unknown
  /** Shared by several forms of one record: what one of them saved is nobody else's change to the others. */
  own?: OwnVersions
  /**
   * Prevents blind saving over a newer version: applies what was typed to it, and returns what is saved. Undefined means the form's values. If it
   * fails, the version that was opened still counts.
   */
  merge?: (opened: Row, newer: Row) => Promise<Values | undefined>
}

export interface StaleSave<Row, Values = never> {
  /** The version the form goes on from; null for a new record. */
  opened: Row | null
  /** The same at the moment of asking, for what runs after an answer. */
  current: () => Row | null
  /** Sent with every save: which version it changes. None for a new record, or when a newer one is to be saved over. */
  headers: () => { [name: string]: string }
  /** The ways on from a refused save; undefined while there is none. */
  getWays: (call: Refusable, save: (values?: Values) => void) => StaleWays | undefined
  /** The same ways as a notice. */
  getNotice: (call: Refusable, save: (values?: Values) => void, words?: NoticeWords) => ReactNode
  /** Called by a form that stays open: it continues from the version that it saved or read again. */
  saved: (answer: Row) => void
}

/** The latest version that the page itself made from `opened`, by any of its forms. */
function latestOwn(own: OwnVersions, opened: string): string {
  let version = opened
  for (let next = own.get(version); next !== undefined && next !== version; next = own.get(version)) version = next
  return version
}

/**
 * Two people change one record: the second one's save is refused, and nothing typed is lost.
 * @param record what the form was opened with, null for a new one; a background refetch does not move it, unless nothing that is `shown` differs.
 * @param reload reads the record again; undefined when it can't be read, or when the page opens its forms again by itself.
 * @param restart fills the form with it.
 */
export function useStaleSave<Row extends { updated_at: string }, Values = never>(
  record: Row | null,
  reload: () => Promise<Row | undefined>,
  restart: (newer: Row) => void,
  { shown, own, merge }: Options<Row, Values> = {},
): StaleSave<Row, Values> {
  const [opened, setOpened] = useState(record)
  const current = useRef(record)
  const overwrite = useRef(false)
  const take = (row: Row) => {
    current.current = row
    overwrite.current = false
    setOpened(row)
  }
  const load = async (reset: () => void) => {
    const newer = await reload()
    if (!newer) return
    take(newer)
    restart(newer)
    reset()
  }
  const saveMerged = async (join: NonNullable<typeof merge>, reset: () => void, save: (values?: Values) => void) => {
    const before = current.current
    const newer = await reload()
    if (!newer || !before) return
    const values = await join(before, newer)
    take(newer)
    reset()
    save(values)
  }
  const version = () => {
    const first = current.current
    if (!first) return undefined
    if (own) return latestOwn(own, first.updated_at)
    const same = record && shown && JSON.stringify(shown(record)) === JSON.stringify(shown(first))
    return same ? record.updated_at : first.updated_at
  }
  const getWays: StaleSave<Row, Values>['getWays'] = ({ error, reset }, save) =>
    error?.code === 'stale_record'
      ? {
          reload: () => void load(reset),
          overwrite: () => {
            if (merge) return void saveMerged(merge, reset, save)
            overwrite.current = true
            save()
          },
        }
      : undefined
  return {
    opened,
    current: () => current.current,
    headers: () => {
      const seen = overwrite.current ? undefined : version()
      return seen ? { 'If-Match': `"${seen}"` } : {}
    },
    getWays,
    getNotice: (call, save, words) => {
      const ways = getWays(call, save)
      return ways ? <StaleNotice {...ways} {...words} pending={call.pending} /> : null
    },
    saved: (answer) => {
      const seen = version()
      if (own && seen && !overwrite.current) own.set(seen, answer.updated_at)
      take(answer)
    },
  }
}
