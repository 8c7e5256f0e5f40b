import { errors } from '@rahba/contract/kernel/errors'
import { moneyTexts } from '@rahba/contract/kernel/money-text'
import type { AdjustmentDirection, BalanceKind } from '@rahba/contract/money/balances/balance-kinds'
import type { Balance } from '@rahba/contract/money/balances/balances'
import { moneyErrors } from '@rahba/contract/money/errors'
import type { SecondReason } from '@rahba/contract/money/second-approval'
import { balanceMessages } from '../../messages/balances.ts'
import { notify } from '../../notifications/notify.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import type { Db } from '../../platform/db/types.ts'
import { AppError, failField } from '../../platform/errors.ts'
import { legsForAdminAdjustment } from '../ledger/events.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { requireAnother, requireOutsider } from '../require-outsider.ts'
import { recordGift, whyGiftNeedsSecond } from '../second-approval.ts'
import { readOwnerBalance } from './read-balances.ts'
import { balanceAdjustments } from './table.ts'

interface Adjustment {
  /** Names this adjustment once and for all: posted again it changes nothing. */
  id: string
  admin_id: string
  kind: BalanceKind
  owner_id: string
  direction: AdjustmentDirection
  /** Halalas, above zero. */
  amount: number
  reason: string
}

/** An admin can't adjust their own wallet, nor decide on another admin's adjustment of it. Throws `own_store`, `own_wallet`. */
export const requireNotOwn = (db: Db, admin_id: string, { kind, owner_id }: Pick<Adjustment, 'kind' | 'owner_id'>): Promise<void> =>
  (kind === 'store' ? requireOutsider : requireAnother)(db, admin_id, owner_id)

/**
 * Posts an adjustment (`admin_adjustment`) in the name of the admin who answers for it, and tells the wallet's owner why. Throws `wallet_too_low`,
 * `balance_too_low`.
 */
export async function postAdjustment(db: Db, input: Adjustment): Promise<void> {
  const { kind, owner_id, amount, reason } = input
  const account = kind === 'store' ? 'store_available' : 'customer_wallet'
  await postTransaction(db, {
    event: 'admin_adjustment',
    reference: `adjustment:${input.id}`,
    ...(kind === 'store' ? { store_id: owner_id } : { user_id: owner_id }),
    legs: legsForAdminAdjustment({ account, owner_id }, input.direction === 'add' ? amount : -amount),
    actor: { type: 'admin', id: input.admin_id },
    note: reason,
  })
  await notify(db, {
    recipient_ids: [owner_id],
    notif_type: 'MoneyNotification',
    model: 'wallets',
    model_id: owner_id,
    once: `adjustment:${input.id}`,
    message: balanceMessages[kind === 'store' ? 'adjusted_for_store' : 'adjusted_for_shopper'].write(input),
  })
}

/** Writes down an adjustment that takes a second admin, for another to decide, and tells those who may, with why. */
async function requestSecondApproval(db: Db, { admin_id, ...input }: Adjustment, wallet: Balance, why: SecondReason): Promise<void> {
  if (input.direction === 'take' && wallet.available < input.amount) {
    const error = input.kind === 'store' ? moneyErrors.balance_too_low : moneyErrors.wallet_too_low
    throw failField('amount', error, { balance: moneyTexts(wallet.available), needed: moneyTexts(input.amount) })
  }
  await db.insert(balanceAdjustments).values({ ...input, requested_by: admin_id, second_reason: why })
  const owner = { ar: wallet.name?.ar ?? wallet.phone ?? '', en: wallet.name?.en ?? wallet.phone ?? '' }
  await notifyAdmins(db, 'walletsControll.update', {
    notif_type: 'MoneyNotification',
    model: 'wallets',
    model_id: input.owner_id,
    once: `adjustment:${input.id}:requested`,
    message: balanceMessages.needs_second.write({ owner, amount: input.amount, reason: input.reason, why }),
  })
}

/**
 * Adds to or takes from a wallet at once, or requests another admin's approval if the amount, or the sum over days, reaches the limit. Throws at its
 * field `not_found` for an owner of another kind, and `own_store`, `own_wallet`, `wallet_too_low` or `balance_too_low` where the wallet would
 * fall below zero.
 */
export async function adjustBalance(db: Db, input: Adjustment): Promise<{ before: Balance; after: Balance; why: SecondReason | null }> {
  const { kind, owner_id } = input
  const before = await readOwnerBalance(db, owner_id).catch((error: unknown) => {
    throw error instanceof AppError ? failField(`${kind}_id`, errors.not_found) : error
  })
  if (before.kind !== kind) throw failField(`${kind}_id`, errors.not_found)
  await requireNotOwn(db, input.admin_id, input)
  const why = await whyGiftNeedsSecond(db, input)
  if (why) await requestSecondApproval(db, input, before, why)
  else {
    await postAdjustment(db, input)
    await recordGift(db, 'adjustment', { admin_id: input.admin_id, owner_id, amount: input.amount })
  }
  return { before, after: await readOwnerBalance(db, owner_id), why }
}
