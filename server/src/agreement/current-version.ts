import { agreementErrors } from '@rahba/contract/agreement/errors'
import { eq } from 'drizzle-orm'
import { pages } from '../content/table.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { agreementVersions } from './table.ts'

const current = (db: Db) =>
  db
    .select({ number: agreementVersions.number, applies_from: agreementVersions.applies_from })
    .from(pages)
    .innerJoin(agreementVersions, eq(agreementVersions.version_id, pages.published_id))

/** Returns the number of the published version and the first day on which it applies; both null before the first publication. */
export async function readCurrentVersion(db: Db): Promise<{ number: number | null; applies_from: string | null }> {
  const [row] = await current(db)
  return row ?? { number: null, applies_from: null }
}

/** Returns the number of the published version, or null before the first publication. */
export async function readCurrentNumber(db: Db): Promise<number | null> {
  const [row] = await current(db)
  return row?.number ?? null
}

/**
 * Throws `agreement_changed` unless `number` is the published version, null if no version is published. A publication waits until the transaction
 * ends, so that nobody accepts a version that was replaced a moment before.
 */
export async function requireCurrent(db: Db, number: number | null): Promise<void> {
  const [row] = await current(db).for('share', { of: pages })
  if ((row?.number ?? null) !== number) throw fail(agreementErrors.agreement_changed)
}
