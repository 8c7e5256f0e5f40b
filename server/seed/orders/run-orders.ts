import { randomUUID } from 'node:crypto'
import { orderActionBodies } from '@rahba/contract/orders/order-action-body'
import { adjustBalance } from '../../src/money/balances/adjust-balance.ts'
import { readBalance } from '../../src/money/ledger/read-accounts.ts'
import { confirmTransfer, refuseTransfer } from '../../src/money/payments/decide-transfer.ts'
import { sendTransfer } from '../../src/money/payments/send-transfer.ts'
import { actOnOrder } from '../../src/orders/act-on-order.ts'
import { addNote } from '../../src/orders/add-note.ts'
import { writeAudit } from '../../src/platform/audit/write-audit.ts'
import { hour, type Market, meanwhile, travelTo, upload } from '../market.ts'
import type { Random } from '../random.ts'
import { journeys, type Step } from './journeys.ts'
import { compensatedAt, compensation, findDemoShopper } from './own-orders.ts'
import { type Placed, place, readShelves } from './place-order.ts'
import { planOrders } from './plan.ts'
import type { PlannedOrder } from './planned-order.ts'
import { restock, restockingDays } from './restock.ts'
import { actOnRefund, isRefundStep } from './run-refund.ts'
import { planSettlements } from './settle-stores.ts'

interface Event {
  at: Date
  run: () => Promise<void>
}

const riyadhHour = (at: Date) => (at.getUTCHours() + 3) % 24
/** Moves steps that would happen at night to the next morning. */
function atWork(at: Date, random: Random): Date {
  const now = riyadhHour(at)
  if (now >= 9 && now < 23) return at
  return new Date(at.getTime() + (((9 - now + 24) % 24) + random.next()) * hour)
}

const carriers = ['SMSA', 'Aramex', 'SPL']

/** Adds to the demo shopper's wallet, as an administrator does for a late delivery. */
async function compensate(market: Market): Promise<void> {
  const { tx } = market
  const [, , accountant = ''] = market.admins
  const { id: owner_id } = findDemoShopper(market)
  const reason = 'تعويض عن تأخر توصيل الطلب السابق'
  const { before, after } = await adjustBalance(tx, {
    ...{ id: randomUUID(), admin_id: accountant, kind: 'user', owner_id, direction: 'add', amount: compensation, reason },
  })
  const entry = { action: 'wallets.adjust', entity: 'wallets', entity_id: owner_id, before, after }
  await writeAudit(tx, { actor_type: 'admin', actor_id: accountant }, entry)
}

/** Lives through the history of all orders, minute by minute, each moment in its turn. */
export async function runOrders(market: Market): Promise<void> {
  const { tx, end } = market
  const shelves = await readShelves(market)
  const funded = new Set<string>()
  const events: Event[] = []
  const schedule = (event: Event) => {
    let low = 0
    let high = events.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((events[middle]?.at.getTime() ?? 0) <= event.at.getTime()) low = middle + 1
      else high = middle
    }
    events.splice(low, 0, event)
  }
  const planned = planOrders(end)
  let placed = 0
  for (const one of planned) schedule({ at: one.at, run: () => begin(one) })
  for (const at of restockingDays(market)) schedule({ at, run: () => restock(market) })
  planSettlements(market, schedule)
  schedule({ at: compensatedAt(market), run: () => compensate(market) })

  async function begin(plan: PlannedOrder): Promise<void> {
    const begun = await place(market, plan, shelves, funded)
    const { order, random } = begun
    if (++placed % 100 === 0) market.progress(`${placed} of ${planned.length} orders`)
    // what the wallet paid waits for no transfer, and no time limit of one ends it
    const method = order.status === 'new' && order.payment_method !== 'cod' ? 'wallet' : order.payment_method
    const steps = journeys[plan.journey].steps({ method, fulfilment: order.fulfilment, random })
    const whole = steps.reduce((sum, { after }) => sum + after, 0)
    const left = (end.getTime() - plan.at.getTime()) / hour - 0.2
    const haste = plan.hurried ? Math.min(1, left / Math.max(whole, 0.01)) : 1
    follow(begun, steps, plan.at, { haste, hurried: plan.hurried })
  }

  function follow(begun: Placed, [step, ...rest]: readonly Step[], from: Date, pace: { haste: number; hurried: boolean }): void {
    if (!step) return
    const due = new Date(from.getTime() + step.after * pace.haste * hour)
    const at = step.at_work && !pace.hurried ? atWork(due, begun.random) : due
    const slip = step.does === 'send_slip' && at <= end ? drawSlip(begun, at) : undefined
    schedule({
      at,
      run: async () => {
        await act(begun, step, slip)
        follow(begun, rest, at, pace)
      },
    })
  }

  function drawSlip({ order, shopper, random }: Placed, at: Date) {
    const account = random.pick(market.bankAccounts)
    const slip = {
      from: shopper.name,
      to: account.holder,
      iban: account.iban,
      amount: order.to_charge,
      reference: `FT${order.number}${random.between(10, 99)}`,
      date: at.toISOString().slice(0, 10),
    }
    const file = upload(market, { owner_type: 'user', owner_id: shopper.id }, 'slip', `slip-${order.number}.jpg`, () =>
      market.artist.slip(slip),
    )
    return { account, file: meanwhile(file) }
  }

  const payments = new Map<string, string>()
  const refunds = new Map<string, string>()

  async function act(begun: Placed, { does, who, ...told }: Step, slip: ReturnType<typeof drawSlip> | undefined): Promise<void> {
    const { order, shopper, random } = begun
    const note = told.note ?? null
    const [, operator = '', accountant = ''] = market.admins
    if (does === 'send_slip') {
      if (!slip) throw new Error('a slip is drawn before it is sent')
      const [payment] = await sendTransfer(tx, {
        of: { order_id: order.id },
        user_id: shopper.id,
        bank_account_id: slip.account.id,
        sender_name: shopper.name,
        slip: await slip.file,
      })
      return void payments.set(order.id, payment?.id ?? '')
    }
    if (does === 'confirm_slip' || does === 'refuse_slip') {
      const payment_id = payments.get(order.id) ?? ''
      const [decided] =
        does === 'confirm_slip'
          ? await confirmTransfer(tx, { payment_id, scope: 'payment', admin_id: accountant, locale: 'ar', reference: `FT${order.number}` })
          : await refuseTransfer(tx, { payment_id, scope: 'payment', admin_id: accountant, reason: note ?? '' })
      return writeAudit(
        tx,
        { actor_type: 'admin', actor_id: accountant },
        {
          action: `payments.${does === 'confirm_slip' ? 'confirm' : 'refuse'}`,
          entity: 'payments',
          entity_id: payment_id,
          store_id: order.store_id,
          ...decided,
        },
      )
    }
    const merchant = [...market.stores.values()].find(({ id }) => id === order.store_id)?.member_id ?? null
    const id = { store: merchant, admin: operator, user: shopper.id, system: null }[who]
    if (isRefundStep(does)) {
      const refund = await actOnRefund(market, begun, { does, note, who, actor_id: id ?? '' }, refunds.get(order.id))
      return void refunds.set(order.id, refund)
    }
    if (does === 'note')
      return void (await addNote(tx, {
        order_id: order.id,
        scope: { store_id: order.store_id },
        actor: { type: 'store', id: merchant ?? '' },
        note: note ?? '',
        internal: true,
      }))
    const parcel = does === 'ship' && {
      shipping_company: random.pick(carriers),
      tracking_number: `29${order.number}${random.between(1000, 9999)}`,
    }
    const { before, after } = await actOnOrder(tx, {
      order_id: order.id,
      scope: 'all',
      actor: { type: who, id },
      input: orderActionBodies[who === 'admin' ? 'admin' : 'store'].parse({ action: does, note, ...parcel }),
      locale: 'ar',
    })
    if (who !== 'system')
      await writeAudit(
        tx,
        { actor_type: who, actor_id: id },
        {
          action: `orders.${does}`,
          entity: 'orders',
          entity_id: order.id,
          store_id: order.store_id,
          before: { status: before.status },
          after: { status: after.status },
        },
      )
    if (after.status === 'cancelled' && (await readBalance(tx, 'customer_wallet', shopper.id)) > 0) funded.add(shopper.id)
  }

  for (let event = events.shift(); event && event.at <= end; event = events.shift()) {
    await travelTo(market, event.at)
    await event.run()
  }
}
