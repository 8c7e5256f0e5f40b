import type { Invariant } from '@rahba/contract/money/ledger/invariants'
import { desc, sql } from 'drizzle-orm'
import { z } from 'zod'
import { platformMessages } from '../../messages/platform.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import { extendTimeout } from '../../platform/db/driver/transaction.ts'
import { readRow } from '../../platform/db/rows.ts'
import { readToday } from '../../platform/db/today.ts'
import type { Db } from '../../platform/db/types.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { proveLedger } from './proof.ts'
import { ledgerProofs } from './table.ts'

type StoredProof = Omit<typeof ledgerProofs.$inferSelect, 'id'>

const minutes = 20

const momentRow = z.strictObject({ at: z.string() })

/**
 * Proves the whole ledger at one moment, and saves the result. Reads every entry: about 15 seconds for a million orders, and
 * under a time of its own, since no caller could wait for it once there are many more.
 */
export async function saveProof(db: Db): Promise<StoredProof> {
  const begun = performance.now()
  const { proved_at, results } = await db.transaction(
    async (tx) => {
      await extendTimeout(tx, minutes)
      const row = await readRow(tx, sql`select app_now() as at`, momentRow)
      return { proved_at: new Date(row.at).toISOString(), results: await proveLedger(tx) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const proof = { proved_at, took: Math.round(performance.now() - begun), results }
  await db.insert(ledgerProofs).values(proof)
  return proof
}

/** The last proof that was kept; null before the first. */
export async function readProof(db: Db): Promise<StoredProof | null> {
  const { proved_at, took, results } = ledgerProofs
  const [last] = await db.select({ proved_at, took, results }).from(ledgerProofs).orderBy(desc(proved_at), desc(ledgerProofs.id)).limit(1)
  return last ?? null
}

export const proveLedgerJob = jobKind<Record<string, never>>('ledger.prove')

/**
 * Tells administrators which invariants the ledger breaks, once a day for each set of them: people's money is at stake, and nobody reads the log
 * at night.
 * @param broken the invariants that do not hold, in the order of the proof
 */
async function notifyBrokenLedger(db: Db, broken: readonly Invariant[]): Promise<void> {
  const today = await readToday(db)
  await notifyAdmins(db, 'payments.index', {
    notif_type: 'MoneyNotification',
    model: 'proof',
    once: `proof:${today}:${broken.join()}`,
    message: platformMessages.ledger_broken.write({ broken }),
  })
}

/** This job runs every night, and when an administrator requests it. A broken invariant notifies administrators and is logged as an error. */
export const proveLedgerWorker = defineWorker(
  proveLedgerJob,
  async ({ db, log }) => {
    const { results } = await saveProof(db)
    const broken = results.filter(({ ok }) => !ok).map(({ invariant, violations }) => ({ invariant, violations }))
    if (broken.length === 0) return
    log.error({ broken }, 'the ledger breaks an invariant')
    await db.transaction((tx) =>
      notifyBrokenLedger(
        tx,
        broken.map(({ invariant }) => invariant),
      ),
    )
  },
  { cron: '40 3 * * *', timeout_seconds: minutes * 60 * 2 },
)
