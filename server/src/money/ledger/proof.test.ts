import { randomUUID } from 'node:crypto'
import { carriers } from '@rahba/contract/money/carriers/carriers'
import type { Invariant } from '@rahba/contract/money/ledger/invariants'
import { type PricingInput, priceOrder } from '@rahba/contract/orders/pricing'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plainOrder } from '../../../../contract/test/plain-order.ts'
import { makeActive, makeStore } from '../../../test/catalog-world.ts'
import { ledgerDatabase } from '../../../test/ledger-database.ts'
import { firstPreviousHash } from '../../orders/invoices/lock-supplier.ts'
import { orders } from '../../orders/table.ts'
import { coupons, couponUserUses } from '../../promotions/table.ts'
import { users } from '../../shoppers/table.ts'
import { stores } from '../../stores/table.ts'
import { openCollection } from '../carriers/collection.ts'
import { carrierCollections } from '../carriers/table.ts'
import { paymentPages } from '../gateway/payment-page-table.ts'
import { payments } from '../payments/table.ts'
import * as events from './events.ts'
import { postTransaction } from './post-transaction.ts'
import type { Leg } from './posting.ts'
import { proveLedger } from './proof.ts'

let database: Awaited<ReturnType<typeof ledgerDatabase>>
beforeEach(async () => {
  database = await ledgerDatabase()
})
afterEach(() => database.close())

const worked = plainOrder(10_000, {
  quantity: 2,
  coupon: {
    type: 'value',
    amount: 2000,
    cap: null,
    order_min_cost: 0,
    free_delivery_charge: false,
    free_cash_charge: false,
    funded_by: 'platform',
  },
})

/** The code of an order, with the figures that the order makes. */
async function getCode(
  { coupon }: PricingInput,
  { coupon_discount, delivery_waived, cod_fee_waived, total }: Omit<ReturnType<typeof priceOrder>, 'lines'>,
  user_id: string,
  released: boolean,
) {
  if (!coupon) return {}
  const figures = released ? {} : { used: 1, given: coupon_discount + delivery_waived + cod_fee_waived, orders_total: total }
  const [made] = await database.db
    .insert(coupons)
    .values({ ...coupon, ...figures, code: 'RAHBA', name: { ar: 'رحبة', en: 'Rahba' }, start_date: '2026-01-01' })
    .returning()
  if (!made) throw new Error('the code was not made')
  await database.db.insert(couponUserUses).values({ coupon_id: made.id, user_id, used: released ? 0 : 1 })
  return { coupon_id: made.id, coupon_code: made.code, coupon_funded_by: coupon.funded_by }
}

/** An order of a store and shopper of its own, in the state it is to be looked at in. */
async function order(input: Partial<PricingInput>, row: Partial<typeof orders.$inferInsert>): Promise<events.FrozenOrder> {
  const [store] = await database.db
    .insert(stores)
    .values({ slug: randomUUID(), name: { ar: 'متجر', en: 'Store' }, entity_type: 'business' })
    .returning()
  const [user] = await database.db
    .insert(users)
    .values({ phone: `+9665${String(Math.random()).slice(2, 10)}` })
    .returning()
  const pricing = { ...worked, ...input }
  const { lines: _lines, ...quote } = priceOrder(pricing)
  const code = pricing.coupon && (await getCode(pricing, quote, user?.id ?? '', row.status === 'cancelled'))
  const [placed] = await database.db
    .insert(orders)
    .values({
      ...quote,
      store_id: store?.id ?? '',
      branch_id: store?.id ?? '',
      user_id: user?.id ?? '',
      status: 'delivered',
      payment_status: 'paid',
      payment_method: 'cod',
      fulfilment: 'store_delivery',
      commission_bp: pricing.commission_bp,
      vat_regime: pricing.vat_regime,
      vat_rate_bp: 1500,
      ...code,
      ...row,
    })
    .returning()
  if (!placed) throw new Error('the order was not placed')
  return placed
}

const post = (
  of: events.FrozenOrder,
  event:
    | 'payment_captured'
    | 'paid_from_wallet'
    | 'order_delivered'
    | 'order_delivered_platform_deemed'
    | 'order_delivered_cod'
    | 'order_delivered_carrier_cod'
    | 'order_cancelled'
    | 'refund_paid'
    | 'refund_after_delivery'
    | 'admin_adjustment',
  legs: readonly Leg[],
  reference = `order:${of.id}:${event}`,
) => database.db.transaction((tx) => postTransaction(tx, { event, reference, order_id: of.id, legs, actor: { type: 'system' } }))
const broken = async () =>
  (await proveLedger(database.db)).filter((proof) => !proof.ok).map(({ invariant, violations }) => [invariant, violations])
const only = (invariant: Invariant, id: string) => [[invariant, [id]]]

describe('the proof holds for', () => {
  it('orders delivered for cash, prepaid, as deemed supplier, cancelled and open, with promo codes', async () => {
    const cash = await order({}, {})
    await post(cash, 'order_delivered_cod', events.legsForDeliveredCod(cash))
    const prepaid = await order(
      { payment_method: 'bank_transfer', vat_regime: 'platform_deemed' },
      { payment_method: 'bank_transfer', status: 'completed' },
    )
    await post(prepaid, 'payment_captured', events.legsForPaymentCaptured(prepaid, 'bank'))
    await post(prepaid, 'order_delivered_platform_deemed', events.legsForDeliveredPrepaid(prepaid))
    const cancelled = await order({ payment_method: 'bank_transfer' }, { payment_method: 'bank_transfer', status: 'cancelled' })
    await post(cancelled, 'payment_captured', events.legsForPaymentCaptured(cancelled, 'bank'))
    await post(cancelled, 'order_cancelled', events.legsForCancelledBeforeDelivery(cancelled, true))
    await post(cancelled, 'refund_paid', events.legsForRefundPaid(cancelled, { wallet: cancelled.total }))
    await order({}, { status: 'new' })
    expect(await broken()).toEqual([])
    expect((await proveLedger(database.db, ['I6', 'I7'])).map((proof) => proof.checked)).toEqual([4, 8])
  })
})

describe('the proof finds', () => {
  it('a delivered order that was never posted', async () => {
    const missing = await order({ coupon: null }, {})
    expect(await broken()).toEqual(only('I6', missing.id))
  })
  it('a commission that is not the frozen one', async () => {
    const wrong = await order({}, {})
    const legs = events.legsForDeliveredCod({ ...wrong, commission: wrong.commission + 1, store_share: wrong.store_share - 1 })
    await post(wrong, 'order_delivered_cod', legs)
    expect(await broken()).toEqual(only('I6', wrong.id))
  })
  it('money left in escrow of a cancelled order', async () => {
    const stuck = await order({ payment_method: 'bank_transfer', coupon: null }, { payment_method: 'bank_transfer', status: 'cancelled' })
    await post(stuck, 'payment_captured', events.legsForPaymentCaptured(stuck, 'bank'))
    expect(await broken()).toEqual(only('I6', stuck.id))
  })
  it('a promo code paid twice, and one paid for a cancelled order', async () => {
    const twice = await order({}, {})
    await post(twice, 'order_delivered_cod', events.legsForDeliveredCod(twice))
    await post(twice, 'admin_adjustment', [
      { account: 'promo_expense', debit: 2000 },
      { account: 'bank', credit: 2000 },
    ])
    expect(await broken()).toEqual(only('I7', twice.id))
  })
  it('a code whose use count differs from its orders, in total and for one shopper', async () => {
    const paid = await order({}, { status: 'new' })
    await database.db.update(coupons).set({ used: 2 })
    const [code] = await database.db.select().from(coupons)
    expect(await broken()).toEqual(only('I7', code?.id ?? ''))
    await database.db.update(coupons).set({ used: 1, given: 1999 })
    expect(await broken()).toEqual(only('I7', code?.id ?? ''))
    await database.db.update(coupons).set({ given: 2000 })
    expect(await broken()).toEqual([])
    await database.db.update(couponUserUses).set({ used: 0 })
    expect(await broken()).toEqual(only('I7', code?.id ?? ''))
    await database.db.update(couponUserUses).set({ used: 1 })
    // a store's coupon that the platform pays for
    await database.db.update(coupons).set({ funded_by: 'store' })
    expect(await broken()).toEqual(only('I7', paid.id))
  })
  it('a refund above the paid amount', async () => {
    const much = await order({ payment_method: 'bank_transfer', coupon: null }, { payment_method: 'bank_transfer', status: 'cancelled' })
    await post(much, 'payment_captured', events.legsForPaymentCaptured(much, 'bank'))
    await post(much, 'order_cancelled', [
      ...events.legsForCancelledBeforeDelivery(much, true),
      { account: 'goodwill', debit: 1 },
      { account: 'refund_clearing', owner_id: much.id, credit: 1 },
    ])
    expect(await broken()).toEqual(only('I8', much.id))
  })
  it('a delivery posted twice with two references', async () => {
    const twice = await order({ coupon: null }, {})
    for (const name of ['a', 'b']) await post(twice, 'order_delivered_cod', events.legsForDeliveredCod(twice), `order:${twice.id}:${name}`)
    expect((await broken()).map(([invariant]) => invariant)).toEqual(['I6', 'I10'])
  })
  it('dues that differ from their lines, or were settled without a payment', async () => {
    const owed = await order({ coupon: null }, {})
    await post(owed, 'order_delivered_cod', events.legsForDeliveredCod(owed))
    expect(await broken()).toEqual([])
    await database.db.execute(sql`update due_lines set amount = amount + 1`)
    expect(await broken()).toEqual(only('I11', owed.store_id))
    await database.db.execute(sql`update due_lines set amount = amount - 1`)
    const { rows } = await database.db.execute<{ id: string }>(sql`
      insert into dues (store_id, amount, paid, lines, period_from, period_to, due_on)
      values (${owed.store_id}, 500, 100, 1, now(), now(), current_date) returning id`)
    expect((await broken()).map(([invariant]) => invariant)).toEqual(['I11'])
    expect(rows).toHaveLength(1)
  })
  it('an invoice number that was skipped', async () => {
    const { rows } = await database.db.execute<{ id: string }>(
      sql`insert into invoice_suppliers (last_hash, sale, counter) values ('x', 1, 1) returning id`,
    )
    const [supplier] = rows
    expect((await broken()).map(([invariant]) => invariant)).toEqual(['I12'])
    await database.db.execute(sql`update invoice_suppliers set sale = 0, counter = 0 where id = ${supplier?.id}`)
    expect(await broken()).toEqual([])
  })
  it('an invoice whose VAT differs from the ledger', async () => {
    const sold = await order({ coupon: null, vat_regime: 'platform_deemed' }, {})
    await post(sold, 'order_delivered_cod', events.legsForDeliveredCod(sold))
    const vat = events.legsForDeliveredCod(sold).find(({ account }) => account === 'vat_output')?.credit ?? 0
    await database.db.transaction(async (tx) => {
      // as issuing leaves them; what a document says besides is not looked at here
      await tx.execute(sql`
        with supplier as (insert into invoice_suppliers (last_hash, commission, counter) values ('x', 1, 1) returning id)
        insert into invoices (supplier_id, kind, sequence, number, counter, order_id, store_id, user_id, issued_at, net, vat, gross, document, xml, previous_hash, hash, qr)
        select id, 'commission', 1, 'TI-000001', 1, ${sold.id}, ${sold.store_id}, ${sold.user_id}, now(), 0, ${vat}, ${vat}, '{}', '',
          ${firstPreviousHash}, 'x', '' from supplier`)
    })
    expect(await broken()).toEqual([])
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`update invoices set vat = vat - 1, gross = gross - 1`)
    })
    expect(await broken()).toEqual(only('I13', sold.id))
  })
  it('a carrier whose debt differs from its orders, and a store’s held share that differs from its balance', async () => {
    const carried = { fulfilment: 'shipping_company', shipping_company: 'SMSA' } as const
    const cash = await order({ coupon: null }, carried)
    await post(cash, 'order_delivered_carrier_cod', events.legsForDeliveredByCarrier(cash, carriers.smsa.account))
    // no collection says who holds it
    expect((await broken()).map(([invariant]) => invariant)).toEqual(['I14'])
    await openCollection(database.db, cash, 'smsa')
    expect(await broken()).toEqual([])
    await database.db.update(carrierCollections).set({ carrier: 'aramex' })
    expect(await broken()).toEqual([['I14', expect.arrayContaining([carriers.smsa.account, carriers.aramex.account])]])
    await database.db.update(carrierCollections).set({ carrier: 'smsa', held: 1 })
    expect(await broken()).toEqual(only('I14', cash.store_id))
    await database.db.update(carrierCollections).set({ held: events.heldByCarrier(cash), settled: 1 })
    expect(await broken()).toEqual([['I14', expect.arrayContaining([cash.id, carriers.smsa.account])]])
  })
  it('a carrier’s order that was booked as if the store had the cash', async () => {
    const wrong = await order({ coupon: null }, { fulfilment: 'shipping_company', shipping_company: 'SMSA' })
    await post(wrong, 'order_delivered_cod', events.legsForDeliveredCod(wrong))
    expect(await broken()).toEqual(only('I14', wrong.id))
  })
  it('a carrier’s order whose cash is booked as the store’s, also without a named carrier', async () => {
    const nameless = await order({ coupon: null }, { fulfilment: 'shipping_company' })
    await post(nameless, 'order_delivered_cod', events.legsForDeliveredCod(nameless))
    expect(await broken()).toEqual(only('I14', nameless.id))
  })
  it('a variant whose stock differs from its branches, and a branch whose stock differs from its movements', async () => {
    const { id: store_id } = await makeStore(database.db)
    const [id] = await makeActive(database.db, store_id, [{ ar: 'عود' }])
    expect(await broken()).toEqual([])
    await database.db.execute(sql`update branch_stock set quantity = quantity + 1 where variant_id = ${id}`)
    expect(await broken()).toEqual([['I15', [id, id]]])
    await database.db.execute(sql`update branch_stock set quantity = quantity - 1 where variant_id = ${id}`)
    await database.db.execute(sql`
      insert into stock_movements (store_id, variant_id, branch_id, reason, change, before, after, actor_type)
      values (${store_id}, ${id}, ${store_id}, 'counted', 1, 5, 6, 'system')`)
    expect(await broken()).toEqual(only('I15', id ?? ''))
  })
  it('a shared payment whose parts, fees or refunds differ from the books', async () => {
    const waiting = { payment_method: 'card', status: 'new' } as const
    const parts = [await order({ coupon: null }, waiting), await order({ coupon: null }, waiting)]
    const total = parts.reduce((sum, { to_charge }) => sum + to_charge, 0)
    const made = await database.db.transaction(async (tx) => {
      const values = { checkout_id: randomUUID(), user_id: parts[0]?.user_id ?? '', provider: 'moyasar' as const, amount: total }
      const ended = { expires_at: new Date().toISOString(), closed_at: new Date().toISOString() }
      const [row] = await tx
        .insert(paymentPages)
        .values({ ...values, ...ended, came_amount: total, came_currency: 'SAR', fee: 3 })
        .returning()
      const rows = await tx
        .insert(payments)
        .values(
          parts.map(({ id, store_id, user_id, to_charge }, index) => ({
            ...{ order_id: id, store_id, user_id, amount: to_charge, page_id: row?.id ?? null, method: 'card' as const },
            ...{ provider: 'moyasar' as const, status: 'confirmed' as const, fee: index + 1, ...ended, captured_at: ended.closed_at },
          })),
        )
        .returning()
      return { page: row?.id ?? '', rows }
    })
    const [first = '', second = ''] = made.rows.map(({ id }) => id)
    // nothing is booked yet
    expect(await broken()).toEqual([['I16', expect.arrayContaining([first, second])]])
    for (const [index, part] of parts.entries()) {
      const payment_id = made.rows[index]?.id ?? ''
      const legs = {
        payment_captured: events.legsForPaymentCaptured(part, 'psp_clearing'),
        gateway_fee_charged: events.legsForGatewayFee(index + 1),
      }
      for (const event of ['payment_captured', 'gateway_fee_charged'] as const)
        await database.db.transaction((tx) =>
          postTransaction(tx, {
            ...{ event, reference: `${event}:${payment_id}`, order_id: part.id, payment_id },
            ...{ legs: legs[event], actor: { type: 'system' } },
          }),
        )
    }
    expect(await broken()).toEqual([])
    const withoutGuards = (change: ReturnType<typeof sql>) =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(change)
      })
    await withoutGuards(sql`update payment_pages set fee = 4`)
    expect(await broken()).toEqual(only('I16', made.page))
    await withoutGuards(sql`update payment_pages set fee = 3, came_amount = amount - 1`)
    expect(await broken()).toEqual(only('I16', made.page))
    await withoutGuards(sql`update payment_pages set came_amount = amount`)
    await withoutGuards(sql`update payments set fee = case id when ${first} then 2 else 1 end`)
    expect(await broken()).toEqual([['I16', expect.arrayContaining([first, second])]])
    await withoutGuards(sql`update payments set fee = case id when ${first} then 1 else 2 end`)
    await withoutGuards(
      sql`insert into gateway_refunds (payment_id, amount, booked, status) values (${first}, ${total + 1}, false, 'done')`,
    )
    expect(await broken()).toEqual(only('I16', first))
  })
  it('changes by someone with all rights and without the guards', async () => {
    const paid = await order({ coupon: null }, {})
    await post(paid, 'order_delivered_cod', events.legsForDeliveredCod(paid))
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`update ledger_entries set credit = credit + 1 where credit > 0 and leg = 3`)
    })
    expect((await broken()).map(([invariant]) => invariant)).toEqual(['I1', 'I2', 'I3', 'I6'])
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`update ledger_entries set credit = credit - 1 where credit > 0 and leg = 3`)
      await tx.execute(sql`update ledger_accounts set floor = -100000 where code = 'store_dues'`)
    })
    expect((await broken()).map(([invariant]) => invariant)).toEqual(['I4'])
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`update ledger_entries set event = 'admin_adjustment' where leg = 1`)
    })
    expect((await broken()).map(([invariant]) => invariant)).toEqual(['I4', 'I10'])
  })
})
