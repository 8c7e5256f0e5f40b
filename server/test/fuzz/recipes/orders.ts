import { sql } from 'drizzle-orm'
import { fillWallet, makeSlip } from '../../order-world.ts'
import { storedFile } from '../../stored-file.ts'
import { type Made, type Recipe, type Scene, type Trade, toRow, webhookSecret } from '../scene.ts'

// Orders, what is paid for them, and what goes back.

const delivery = ['accept', 'prepare', 'make_ready', 'send_out', 'deliver'] as const

/** Orders for the cart of a trade, with what else is said of it. */
async function placed(scene: Scene, trade: Trade, more: Record<string, unknown> = {}) {
  const quoted = { ...trade.cart, ...more }
  const { total } = (await scene.call('quoteOrder', { actor: trade.shopper, body: quoted })).json()
  return { actor: trade.shopper, body: { ...quoted, expected_total: total } }
}

/** A placed order with its state. */
async function ordered(scene: Scene, trade: Trade, more: Record<string, unknown> = {}): Promise<string> {
  return (await scene.call('placeOrder', await placed(scene, trade, more))).json().id
}

/** An order that was delivered. */
export async function delivered(scene: Scene, trade: Trade, more: Record<string, unknown> = {}): Promise<string> {
  const id = await ordered(scene, trade, more)
  const carried = more.fulfilment === 'shipping_company'
  const steps = carried ? [...delivery.slice(0, 3), 'ship', ...delivery.slice(3)] : delivery
  for (const action of steps) {
    const parcel = action === 'ship' ? { shipping_company: 'SMSA', tracking_number: id.slice(-12) } : {}
    await scene.call('actOnStoreOrder', { actor: trade.store, params: { id }, body: { action, ...parcel } })
  }
  return id
}

const getLine = ({ t }: Scene, order_id: string) =>
  toRow<{ id: string; quantity: number }>(t, sql`select id, quantity from order_lines where order_id = ${order_id} limit 1`)

/** Builds the request of a shopper to return one piece of a delivered order. */
async function wish(scene: Scene, trade: Trade) {
  await fillWallet(scene.t.db, trade.shopper.subject_id, 50_000)
  const order_id = await delivered(scene, trade, { payment_method: 'wallet' })
  const { id } = await getLine(scene, order_id)
  return { order_id, lines: [{ order_line_id: id, quantity: 1 }], refund_reason: 'changed_mind' }
}

/** A wish of the shopper's that nobody has answered, with a paper. */
async function openRequest(scene: Scene) {
  const trade = await scene.trade()
  const paper = await storedFile(scene.t.db, { owner_type: 'user', owner_id: trade.shopper.subject_id }, 'paper')
  const body = { ...(await wish(scene, trade)), attachments: [paper] }
  const { id } = (await scene.call('requestCancellation', { actor: trade.shopper, body })).json()
  const { version, amount } = await toRow<{ version: number; amount: number }>(
    scene.t,
    sql`select version, amount::int as amount from cancellations where id = ${id}`,
  )
  return { trade, id: String(id), paper, version, amount }
}

const checkout = async (scene: Scene, payment_method: string) => {
  const trade = await scene.trade()
  const { payment_method: _method, ...cart } = trade.cart
  const body = { carts: [cart], payment_method }
  const { carts } = (await scene.call('quoteCheckout', { actor: trade.shopper, body })).json()
  return { trade, actor: trade.shopper, body: { ...body, carts: [{ ...cart, expected_total: carts[0].total }] } }
}
async function checkedOut(scene: Scene, payment_method = 'cod') {
  const { trade, ...request } = await checkout(scene, payment_method)
  return { trade, id: String((await scene.call('placeCheckout', request)).json().id) }
}

/** Builds the details of a transfer to one of the platform's accounts. */
async function transferBy({ t }: Scene, { shopper }: Trade) {
  const { id } = await toRow<{ id: string }>(t, sql`select id from bank_accounts where active order by random() limit 1`)
  return { bank_account_id: id, sender_name: 'ريم العتيبي', slip: await makeSlip(t.db, shopper.subject_id) }
}
async function awaiting(scene: Scene, payment_method: 'bank_transfer' | 'card') {
  const trade = await scene.trade()
  return { trade, id: await ordered(scene, trade, { payment_method }) }
}
/** A transfer that an administrator has to look at. */
async function transferred(scene: Scene): Promise<string> {
  const { trade, id } = await awaiting(scene, 'bank_transfer')
  await scene.call('payByTransfer', { actor: trade.shopper, params: { id }, body: await transferBy(scene, trade) })
  return (await toRow<{ id: string }>(scene.t, sql`select id from payments where order_id = ${id} order by created_at desc limit 1`)).id
}
/** A page of the gateway's that takes a card. */
async function cardPage(scene: Scene) {
  const { trade, id } = await awaiting(scene, 'card')
  const { payment_id, url } = (await scene.call('payByCard', { actor: trade.shopper, params: { id } })).json()
  return { trade, order_id: id, id: String(payment_id), ref: String(url).split('/').at(-1) ?? '' }
}
/** Builds the gateway's webhook for a page that was paid. */
const event = ({ cards }: Scene, ref: string) => {
  cards.pay(ref)
  return { actor: null, form: { type: 'application/json', payload: Buffer.from(cards.event(ref, webhookSecret)) } }
}
/** A card that paid for an order which was cancelled meanwhile. */
async function heldPayment(scene: Scene): Promise<string> {
  const { trade, order_id, id, ref } = await cardPage(scene)
  await scene.t.db.execute(sql`update orders set expires_at = now() - interval '1 hour' where id = ${order_id}`)
  await scene.call('actOnOwnOrder', { actor: trade.shopper, params: { id: order_id }, body: { action: 'cancel_own' } })
  await scene.call('moyasarWebhook', event(scene, ref))
  await scene.drain()
  return id
}

const note = 'ملاحظة من الإدارة'

export const orderRecipes: Readonly<Record<string, Recipe>> = {
  quoteOrder: async (scene) => {
    const { shopper, cart } = await scene.trade()
    return { actor: shopper, body: cart }
  },
  placeOrder: async (scene) => placed(scene, await scene.trade()),
  actOnOwnOrder: async (scene) => {
    const trade = await scene.trade()
    return { actor: trade.shopper, params: { id: await ordered(scene, trade) }, body: { action: 'cancel_own' } }
  },
  actOnStoreOrder: async (scene) => {
    const trade = await scene.trade()
    return { actor: trade.store, params: { id: await ordered(scene, trade) }, body: { action: 'accept' } }
  },
  actOnOrder: async (scene) => ({ params: { id: await ordered(scene, await scene.trade()) }, body: { action: 'cancel', note } }),
  quoteCheckout: async (scene) => {
    const { shopper, cart } = await scene.trade()
    const { payment_method, ...one } = cart
    return { actor: shopper, body: { carts: [one], payment_method } }
  },
  placeCheckout: async (scene) => {
    const { actor, body } = await checkout(scene, 'cod')
    return { actor, body }
  },
  readCheckout: async (scene) => {
    const { trade, id } = await checkedOut(scene)
    return { actor: trade.shopper, params: { id } }
  },
  readAnyCheckout: async (scene) => ({ params: { id: (await checkedOut(scene)).id } }),
  payCheckoutByCard: async (scene) => {
    const { trade, id } = await checkedOut(scene, 'card')
    return { actor: trade.shopper, params: { id } }
  },
  payCheckoutByTransfer: async (scene) => {
    const { trade, id } = await checkedOut(scene, 'bank_transfer')
    return { actor: trade.shopper, params: { id }, body: await transferBy(scene, trade) }
  },
  payByTransfer: async (scene) => {
    const { trade, id } = await awaiting(scene, 'bank_transfer')
    return { actor: trade.shopper, params: { id }, body: await transferBy(scene, trade) }
  },
  readShopperPayment: async (scene) => ({ params: { id: await transferred(scene) } }),
  confirmTransfer: async (scene) => ({ params: { id: await transferred(scene) }, body: { reference: 'FT123456' } }),
  refuseTransfer: async (scene) => ({ params: { id: await transferred(scene) }, body: { reason: 'الإيصال غير واضح' } }),
  payByCard: async (scene) => {
    const { trade, id } = await awaiting(scene, 'card')
    return { actor: trade.shopper, params: { id } }
  },
  checkCardPayment: async (scene) => ({ params: { id: (await cardPage(scene)).id } }),
  returnFromCard: async (scene) => ({ params: { id: (await cardPage(scene)).id } }),
  moyasarWebhook: async (scene) => event(scene, (await cardPage(scene)).ref),
  returnCardPayment: async (scene) => ({ params: { id: await heldPayment(scene) }, body: { note } }),

  previewOwnCancellation: async (scene) => {
    const trade = await scene.trade()
    return { actor: trade.shopper, body: await wish(scene, trade) }
  },
  previewCancellation: async (scene) => ({ body: await wish(scene, await scene.trade()) }),
  requestCancellation: async (scene) => {
    const trade = await scene.trade()
    return { actor: trade.shopper, body: await wish(scene, trade) }
  },
  createCancellation: async (scene) => ({ body: { ...(await wish(scene, await scene.trade())), admin_note: note } }),
  updateCancellation: async (scene) => {
    const { id, version } = await openRequest(scene)
    const body = { refund_reason: 'changed_mind', fault: 'store', destination: 'wallet', admin_note: note }
    return { params: { id }, headers: { 'if-match': `"${version}"` }, body }
  },
  actOnCancellation: async (scene) => {
    const { id, version, amount } = await openRequest(scene)
    return { params: { id }, body: { action: 'approve', version, expected_amount: amount, note } }
  },
  actOnStoreCancellation: async (scene) => {
    const { trade, id, version, amount } = await openRequest(scene)
    return { actor: trade.store, params: { id }, body: { action: 'accept', version, expected_amount: amount } }
  },
  withdrawCancellation: async (scene) => {
    const { trade, id } = await openRequest(scene)
    return { actor: trade.shopper, params: { id } }
  },
  downloadCancellationFile: async (scene) => {
    const { trade, id, paper } = await openRequest(scene)
    await scene.world.putBytes(paper)
    return { actor: trade.store, params: { id, file: paper } }
  },
} satisfies Record<string, (scene: Scene) => Promise<Made>>
