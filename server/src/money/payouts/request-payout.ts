import { errors } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { moneyTexts } from '@rahba/contract/kernel/money-text'
import { moneyErrors } from '@rahba/contract/money/errors'
import { openPayoutStatuses } from '@rahba/contract/money/payouts/payout-states'
import { payoutsStopped } from '@rahba/contract/stores/payout-hold'
import { and, eq, inArray } from 'drizzle-orm'
import { payoutMessages } from '../../messages/payouts.ts'
import { notify } from '../../notifications/notify.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { lockStore, type StoreRecord } from '../../stores/change-store.ts'
import { stores } from '../../stores/table.ts'
import { banks } from '../bank-table.ts'
import { legsForPayoutFailed, legsForPayoutRequested } from '../ledger/events.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { readBalance } from '../ledger/read-accounts.ts'
import { whyPayoutNeedsSecond } from '../second-approval.ts'
import { changePayout, lockPayout, type PayoutChange, requireState } from './lock-payout.ts'
import { minimumPayout } from './minimum-payout.ts'
import { type PayoutRow, payouts } from './table.ts'

async function hasOpenPayout(db: Db, store_id: string): Promise<boolean> {
  const found = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.store_id, store_id), inArray(payouts.status, [...openPayoutStatuses])))
    .limit(1)
  return found.length > 0
}

/** The account payouts go to, when there is one. */
function getAccount({ bank_id, bank_account_name, iban_no }: StoreRecord) {
  return bank_account_name && iban_no ? { bank_id, bank_account_name, iban_no } : null
}

/**
 * Reads what a store can request, and the first reason that prevents it. The page of payouts and a request use it alike.
 * @param requested halalas; all that is available when null
 */
async function checkPayout(db: Db, store: StoreRecord, requested: number | null) {
  const available = await readBalance(db, 'store_available', store.id)
  const minimum = await minimumPayout(db, store, available)
  const amount = requested ?? available
  const account = getAccount(store)
  const blocked = payoutsStopped(store)
    ? ('stopped' as const)
    : !account
      ? ('no_account' as const)
      : (await hasOpenPayout(db, store.id))
        ? ('open_payout' as const)
        : amount < minimum
          ? ('below_minimum' as const)
          : null
  return { available, minimum, amount, account, blocked }
}

/** Returns what a store can request now, and what prevents it, by the same rules as {@link requestPayout}. */
export async function readPayoutTerms(db: Db, store_id: string) {
  const [store] = await db.select().from(stores).where(eq(stores.id, store_id))
  if (!store) throw fail(errors.not_found)
  const { available, minimum, account, blocked } = await checkPayout(db, store, null)
  const [bank] = account?.bank_id ? await db.select({ name: banks.name }).from(banks).where(eq(banks.id, account.bank_id)) : []
  return {
    available,
    minimum,
    bank: bank?.name ?? null,
    bank_account_name: account?.bank_account_name ?? null,
    iban_no: account?.iban_no ?? null,
    blocked,
  }
}

interface PayoutRequest {
  store_id: string
  /** The value is null if the store's weekly schedule requests it; then `week` is its Sunday. */
  member_id: string | null
  amount: number | null
  week?: string
}

/**
 * Takes a payout from the store's available balance (`payout_requested`), to be approved by an admin.
 * @param amount halalas; all that is available when null
 * Throws `payouts_stopped`, `payout_no_account`, `payout_open`, and at the amount `payout_below_minimum` and `balance_too_low`.
 */
export async function requestPayout(db: Db, input: PayoutRequest): Promise<PayoutRow> {
  const store = await lockStore(db, input.store_id)
  const { available, minimum, amount, account, blocked } = await checkPayout(db, store, input.amount)
  if (blocked === 'stopped') throw fail(moneyErrors.payouts_stopped)
  if (!account) throw fail(moneyErrors.payout_no_account)
  if (blocked === 'open_payout') throw fail(moneyErrors.payout_open)
  if (blocked === 'below_minimum') throw failField('amount', moneyErrors.payout_below_minimum, { min: moneyTexts(minimum) })
  if (amount > available)
    throw failField('amount', moneyErrors.balance_too_low, { balance: moneyTexts(available), needed: moneyTexts(amount) })
  const second_reason = await whyPayoutNeedsSecond(db, { store_id: store.id, amount })
  const [payout] = await db
    .insert(payouts)
    .values({
      store_id: store.id,
      amount,
      ...account,
      requested_by: input.member_id,
      week: input.week ?? null,
      needs_second: second_reason !== null,
      second_reason,
    })
    .returning()
  if (!payout) throw new Error('An insert answers its row')
  await postTransaction(db, {
    event: 'payout_requested',
    reference: `payout:${payout.id}:payout_requested`,
    store_id: store.id,
    legs: legsForPayoutRequested(store.id, amount),
    actor: input.member_id ? { type: 'store', id: input.member_id } : { type: 'system' },
    note: String(payout.number),
  })
  await notifyAdmins(db, 'payments.update', {
    notif_type: 'MoneyNotification',
    model: 'payouts',
    model_id: payout.id,
    once: `payout:${payout.id}:requested`,
    message: payoutMessages.requested_for_admins.write({ store: store.name, amount }),
  })
  // The owner is notified of every request, because money leaves the store.
  await notify(db, {
    recipient_ids: [store.id],
    notif_type: 'MoneyNotification',
    model: 'payouts',
    model_id: payout.id,
    once: `payout:${payout.id}:requested`,
    message: payoutMessages.requested_for_store.write({ amount }),
  })
  return payout
}

/** The store takes its request back before anybody approved it; the amount is available again. Throws `not_found`, `payout_wrong_state`. */
export async function withdrawPayout(
  db: Db,
  input: { id: string; store_id: string; member_id: string; locale: Locale },
): Promise<PayoutChange> {
  const { payout } = await lockPayout(db, input.id, input.store_id)
  requireState(payout, ['requested'], input.locale)
  const change = await changePayout(db, payout, { status: 'cancelled', closed_at: now })
  await postTransaction(db, {
    event: 'payout_failed',
    reference: `payout:${payout.id}:payout_failed`,
    store_id: payout.store_id,
    legs: legsForPayoutFailed(payout.store_id, payout.amount),
    actor: { type: 'store', id: input.member_id },
    note: String(payout.number),
  })
  return change
}
