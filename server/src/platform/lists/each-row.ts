import { errorText } from '@rahba/contract/kernel/errors'
import type { FieldLabels } from '@rahba/contract/kernel/labels'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { Db } from '../db/types.ts'
import { AppError } from '../errors.ts'
import { findRefusal } from '../http/pg-errors.ts'

export interface RowResult {
  id: string
  ok: boolean
  /** The reason it failed, in the reader's language. */
  error: string | null
}

/** The text of a refusal for one row: that of its first field, where it belongs to fields. */
function getText(refusal: AppError, locale: Locale): string {
  const [field] = Object.values(refusal.fields)
  return field ? errorText(field.error, locale, field.params) : errorText(refusal.error, locale, refusal.params)
}

/**
 * Does `work` for every id, each kept apart: a refused row leaves nothing behind and stops no other. Given a call's transaction, every row has a
 * savepoint in it; given the database itself (a call that is not atomic), a transaction of its own, so that rows done free their locks while
 * the others run. Ids are taken in their order, so that two bulk calls never deadlock; faults of ours still fail the call.
 * @returns a result for each id, in the order they were named
 */
export async function eachRow(
  db: Db,
  ids: readonly string[],
  reader: { locale: Locale; labels: FieldLabels | undefined },
  work: (tx: Db, id: string) => Promise<unknown>,
): Promise<RowResult[]> {
  const unique = [...new Set(ids)]
  const results = new Map<string, RowResult>()
  for (const id of unique.toSorted()) {
    try {
      await db.transaction((tx) => work(tx, id))
      results.set(id, { id, ok: true, error: null })
    } catch (error) {
      const refusal = error instanceof AppError ? error : findRefusal(error, reader.locale, reader.labels)
      if (!refusal) throw error
      results.set(id, { id, ok: false, error: getText(refusal, reader.locale) })
    }
  }
  return unique.flatMap((id) => results.get(id) ?? [])
}
