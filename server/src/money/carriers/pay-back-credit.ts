import { moneyTexts } from '@rahba/contract/kernel/money-text'
import { type CarrierKey, carriers } from '@rahba/contract/money/carriers/carriers'
import { moneyErrors } from '@rahba/contract/money/errors'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { legsForCreditPaidBack } from '../ledger/carrier-events.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { readBalance } from '../ledger/read-accounts.ts'
import { recordGift, whyGiftNeedsSecond } from '../second-approval.ts'
import { carrierRemittances } from './table.ts'

interface PaidBack {
  carrier: CarrierKey
  admin_id: string
  /** Halalas, above zero. */
  amount: number
  reference: string
  note: string
}

/**
 * Two people stand behind a large amount, or a large sum over days: who recorded a remittance of the carrier, from which its credit comes, does not
 * pay it back. Throws `carrier_credit_needs_another`.
 */
async function requireSecond(db: Db, { carrier, admin_id, amount }: PaidBack): Promise<void> {
  const gift = { admin_id, owner_id: carriers[carrier].account, amount }
  if (!(await whyGiftNeedsSecond(db, gift))) return recordGift(db, 'carrier_credit', gift)
  const [own] = await db
    .select({ id: carrierRemittances.id })
    .from(carrierRemittances)
    .where(and(eq(carrierRemittances.posted_by, admin_id), eq(carrierRemittances.carrier, carrier)))
    .limit(1)
  if (own) throw fail(moneyErrors.carrier_credit_needs_another)
}

/**
 * Records that a carrier was paid back of its credit (`carrier_credit_paid_back`), and gives its credit before and after. Throws at their fields
 * `carrier_credit_too_low` and `carrier_credit_reference`, and `carrier_credit_needs_another`.
 */
export async function payBackCredit(db: Db, input: PaidBack): Promise<{ before: number; after: number }> {
  const { carrier, admin_id, amount, reference, note } = input
  const { account } = carriers[carrier]
  await requireSecond(db, input)
  const before = await readBalance(db, 'carrier_credit', account)
  if (amount > before) throw failField('amount', moneyErrors.carrier_credit_too_low, { balance: moneyTexts(before) })
  // The account's floor refuses the posting if the credit was spent in the meantime.
  const posted = await postTransaction(db, {
    event: 'carrier_credit_paid_back',
    reference: `carrier_credit:${carrier}:${reference.toLowerCase()}`,
    legs: legsForCreditPaidBack(account, amount),
    actor: { type: 'admin', id: admin_id },
    note: `${reference} · ${note}`,
  })
  if (posted?.repeated) throw failField('reference', moneyErrors.carrier_credit_reference)
  const after = await readBalance(db, 'carrier_credit', account)
  return { before: after + amount, after }
}
