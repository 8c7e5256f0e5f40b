import { randomUUID } from 'node:crypto'
import { priceOrder } from '@rahba/contract/orders/pricing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainOrder } from '../../../../contract/test/plain-order.ts'
import { ledgerDatabase } from '../../../test/ledger-database.ts'
import { legsForAdminAdjustment } from './events.ts'
import * as posting from './order-postings.ts'
import { postTransaction } from './post-transaction.ts'
import type { Posting } from './posting.ts'
import { proveLedger } from './proof.ts'
import { readBalance, readBalances } from './read-accounts.ts'

let database: Awaited<ReturnType<typeof ledgerDatabase>>
beforeAll(async () => {
  database = await ledgerDatabase()
})
afterAll(() => database.close())

const by = { actor: { type: 'system' } } as const

/** An order of 195.00 (205.00 with the COD fee) by a shopper whose wallet holds `wallet`. */
async function order(payment_method: string, wallet = 0): Promise<posting.PostedOrder> {
  const input = plainOrder(18_000, { payment_method, wallet_requested: wallet, wallet_balance: wallet })
  const user_id = randomUUID()
  const legs = legsForAdminAdjustment({ account: 'customer_wallet', owner_id: user_id }, wallet)
  await database.db.transaction((tx) => postTransaction(tx, { event: 'admin_adjustment', reference: `gift:${user_id}`, legs, ...by }))
  return { ...priceOrder(input), id: randomUUID(), store_id: randomUUID(), user_id, vat_regime: 'registered', payment_method }
}
const post = (one: Posting) => database.db.transaction((tx) => postTransaction(tx, one))

describe('the postings of an order', () => {
  it('by transfer are captured, delivered, and paid out to the store', async () => {
    const paid = await order('bank_transfer')
    expect(await post(posting.orderPlaced(paid, by))).toBeUndefined()
    await post(posting.paymentCaptured(paid, 'bank', by))
    expect(await readBalance(database.db, 'order_escrow', paid.id)).toBe(19_500)
    await post(posting.orderDelivered(paid, false, by))
    expect(await readBalance(database.db, 'store_pending', paid.store_id)).toBe(17_700)
    await post(posting.returnWindowClosed(paid, by))
    expect(await readBalance(database.db, 'store_available', paid.store_id)).toBe(17_700)
  })
  it('for cash make the store owe the commission and its VAT', async () => {
    const cash = await order('cod')
    await post(posting.orderPlaced(cash, by))
    await post(posting.orderDelivered(cash, false, by))
    expect(await readBalance(database.db, 'store_dues', cash.store_id)).toBe(1800)
    expect(await post(posting.returnWindowClosed(cash, by))).toBeUndefined()
  })
  it('for cash paid by the wallet alone are those of a prepaid order, without the fee', async () => {
    const full = await order('cod', 30_000)
    expect(posting.takesCash(full)).toBe(false)
    await post(posting.orderPlaced(full, by))
    await post(posting.orderDelivered(full, false, by))
    expect(await readBalance(database.db, 'customer_wallet', full.user_id)).toBe(10_500)
    expect(await readBalance(database.db, 'store_pending', full.store_id)).toBe(17_700)
  })
  it('for cash of a carrier make the carrier owe it, and give the store its share later', async () => {
    const cash = await order('cod', 5000)
    const carrier = randomUUID()
    await post(posting.orderPlaced(cash, by))
    await post(posting.orderDelivered(cash, false, by, carrier))
    expect(await readBalance(database.db, 'carrier_cod', carrier)).toBe(15_500)
    // what the wallet paid is with the platform: less the commission it is the store's at once
    expect(await readBalances(database.db, ['store_pending', 'store_with_carriers', 'store_dues'], cash.store_id)).toEqual({
      store_pending: 3200,
      store_with_carriers: 15_500,
      store_dues: 0,
    })
    await post(posting.returnWindowClosed(cash, by, { released: 0 }))
    expect(await readBalance(database.db, 'store_available', cash.store_id)).toBe(3200)
  })
  it('of a cancelled order pay the wallet right away and the rest later, each once', async () => {
    const gone = await order('bank_transfer', 5000)
    const request_id = randomUUID()
    await post(posting.orderPlaced(gone, by))
    await post(posting.paymentCaptured(gone, 'bank', by))
    for (let i = 0; i < 2; i++)
      for (const one of posting.orderCancelled(gone, { captured: true, invoiced: false }, 5000, by)) await post(one)
    expect(await readBalance(database.db, 'customer_wallet', gone.user_id)).toBe(5000)
    expect(await readBalance(database.db, 'refund_clearing', gone.id)).toBe(14_500)
    for (let i = 0; i < 2; i++) await post(posting.cancellationPaid(gone, request_id, 'bank', 14_500, by))
    expect(await readBalance(database.db, 'refund_clearing', gone.id)).toBe(0)
    expect(await readBalance(database.db, 'customer_wallet', gone.user_id)).toBe(5000)
  })
  it('refuse to refund an order that was not cancelled', async () => {
    const kept = await order('bank_transfer')
    await post(posting.paymentCaptured(kept, 'bank', by))
    await expect(post(posting.cancellationPaid(kept, randomUUID(), 'bank', 100, by))).rejects.toThrow('balance_too_low')
  })
  it('leave a ledger that passes the proof', async () => {
    expect((await proveLedger(database.db, ['I1', 'I2', 'I3', 'I4', 'I5', 'I9', 'I10'])).filter((proof) => !proof.ok)).toEqual([])
  })
})
