import { errorText } from '@rahba/contract/kernel/errors'
import type { FieldLabels } from '@rahba/contract/kernel/labels'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { Db } from '../../platform/db/types.ts'
import { AppError } from '../../platform/errors.ts'
import { refusalOf } from '../../platform/http/pg-errors.ts'

export interface RowResult {
  id: string
  ok: boolean
  error: string | null
}

/** The text of a refusal for one row: that of its first field, where it belongs to fields. */
function textOf(refusal: AppError, locale: Locale): string {
  const [field] = Object.values(refusal.fields)
  return field ? errorText(field.error, locale, field.params) : errorText(refusal.error, locale, refusal.params)
}

/**
 * Does `work` for every id inside the caller's transaction, each under a savepoint of its own: a refused row leaves nothing behind and stops
 * no other. Ids are taken in their order, so that two bulk calls never deadlock; faults of ours still fail the whole call.
 */
export async function eachRow(
  db: Db,
  ids: readonly string[],
  locale: Locale,
  labels: FieldLabels,
  work: (tx: Db, id: string) => Promise<void>,
): Promise<RowResult[]> {
  const results = new Map<string, RowResult>()
  for (const id of [...new Set(ids)].sort()) {
    try {
      await db.transaction((tx) => work(tx, id))
      results.set(id, { id, ok: true, error: null })
    } catch (error) {
      const refusal = error instanceof AppError ? error : refusalOf(error, locale, labels)
      if (!refusal) throw error
      results.set(id, { id, ok: false, error: textOf(refusal, locale) })
    }
  }
  return ids.flatMap((id) => results.get(id) ?? [])
}
