import { approvalDays, type SecondReason } from '@rahba/contract/money/second-approval'
import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { now } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/types.ts'
import { readSettings } from '../settings/read-settings.ts'
import { carrierRemittances } from './carriers/table.ts'
import { payouts } from './payouts/table.ts'
import { type SoleApproval, soleApprovals } from './sole-approvals-table.ts'

const since = sql`${now} - make_interval(days => ${approvalDays})`

/** Locks the sum of `id`, an administrator or the owner of a wallet, so that nobody else adds to it until the transaction ends. */
const lockSum = (db: Db, id: string) => db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`approvals ${id}`}, 0))`)

interface Gift {
  admin_id: string
  /** The store or shopper whose wallet it goes to, or whose dues it waives; the account of the carrier that is paid back. */
  owner_id: string
  /** Halalas, above zero. */
  amount: number
}

/**
 * Returns the reason why an adjustment, a waiver or a payment to a carrier needs a second administrator, or null if one is enough: the amount alone,
 * or the sum with what the same administrator gave alone, or what one gave the same wallet alone, in the last {@link approvalDays} days. Both sums
 * stay locked until the transaction ends: the caller that proceeds calls {@link recordGift} in it.
 */
export async function whyGiftNeedsSecond(db: Db, { admin_id, owner_id, amount }: Gift): Promise<SecondReason | null> {
  const { payout_second_limit: limit } = await readSettings(db)
  if (amount >= limit) return 'amount'
  // Administrators are locked before owners, so that two transactions can't deadlock.
  await lockSum(db, admin_id)
  await lockSum(db, owner_id)
  const getSum = (of: SQL) => sql<number>`coalesce(sum(${soleApprovals.amount}) filter (where ${of}), 0)::float8`
  const [sums] = await db
    .select({ admin: getSum(eq(soleApprovals.admin_id, admin_id)), owner: getSum(eq(soleApprovals.owner_id, owner_id)) })
    .from(soleApprovals)
    .where(and(or(eq(soleApprovals.admin_id, admin_id), eq(soleApprovals.owner_id, owner_id)), gt(soleApprovals.created_at, since)))
  if ((sums?.owner ?? 0) + amount >= limit) return 'owner_sum'
  return (sums?.admin ?? 0) + amount >= limit ? 'admin_sum' : null
}

/** Keeps what one administrator gave alone, for the sums of {@link whyGiftNeedsSecond}. */
export async function recordGift(db: Db, kind: SoleApproval, gift: Gift): Promise<void> {
  await db.insert(soleApprovals).values({ kind, ...gift })
}

// The payouts that left, or are about to leave, on one administrator's approval.
const alone = and(
  eq(payouts.needs_second, false),
  inArray(payouts.status, ['approved', 'processing', 'paid']),
  gt(payouts.approved_at, since),
)
async function sumOfPayouts(db: Db, condition: SQL): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${payouts.amount}), 0)::float8` })
    .from(payouts)
    .where(and(condition, alone))
  return row?.sum ?? 0
}

/**
 * Returns the reason why a requested payout needs two administrators: its amount, or the sum with the store's other payouts. The store must be
 * locked.
 */
export async function whyPayoutNeedsSecond(
  db: Db,
  { store_id, amount }: { store_id: string; amount: number },
): Promise<SecondReason | null> {
  const { payout_second_limit: limit } = await readSettings(db)
  if (amount >= limit) return 'amount'
  return (await sumOfPayouts(db, eq(payouts.store_id, store_id))) + amount >= limit ? 'owner_sum' : null
}

/**
 * Returns the reason why a payout that needed one administrator now needs a second: with it, the payouts of all stores that `admin_id` approved alone
 * in the last {@link approvalDays} days reach the setting. The sum stays locked until the transaction ends.
 */
export async function whyApprovalNeedsSecond(
  db: Db,
  { admin_id, amount }: { admin_id: string; amount: number },
): Promise<SecondReason | null> {
  const { payout_admin_limit: limit } = await readSettings(db)
  await lockSum(db, admin_id)
  return (await sumOfPayouts(db, eq(payouts.approved_by, admin_id))) + amount >= limit ? 'admin_sum' : null
}

/**
 * True if recording a carrier's remittance needs a second administrator: its amount alone, or the sum with what `admin_id` recorded alone in the last
 * {@link approvalDays} days. The sum stays locked until the transaction ends.
 */
export async function recordingNeedsSecond(db: Db, { admin_id, amount }: { admin_id: string; amount: number }): Promise<boolean> {
  const { payout_second_limit, payout_admin_limit } = await readSettings(db)
  if (amount >= payout_second_limit) return true
  await lockSum(db, admin_id)
  const alone = and(
    eq(carrierRemittances.posted_by, admin_id),
    isNull(carrierRemittances.first_posted_by),
    gt(carrierRemittances.posted_at, since),
  )
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${carrierRemittances.recorded}), 0)::float8` })
    .from(carrierRemittances)
    .where(alone)
  return (row?.sum ?? 0) + amount >= payout_admin_limit
}
