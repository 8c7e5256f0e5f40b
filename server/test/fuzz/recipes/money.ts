import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { legsForAdminAdjustment } from '../../../src/money/ledger/events.ts'
import { postTransaction } from '../../../src/money/ledger/post-transaction.ts'
import { makeSlip } from '../../order-world.ts'
import { buildForm } from '../form.ts'
import { oneOf, riyadhDay } from '../generate.ts'
import { type Recipe, type Scene, toRow } from '../scene.ts'
import type { Actor } from '../world.ts'
import { delivered } from './orders.ts'

// Payouts, dues, wallets and what carriers remit.

const iban_no = 'SA0380000000608010167519'
const actor = { type: 'system', id: null } as const

/** Credits a store with 500.00 that it can have paid out. */
async function credit({ t }: Scene, store_id: string): Promise<void> {
  const legs = legsForAdminAdjustment({ account: 'store_available', owner_id: store_id }, 50_000)
  await postTransaction(t.db, { event: 'admin_adjustment', reference: `test:${randomUUID()}`, store_id, legs, actor })
}

/** A store with an account and 500.00 to be paid out. */
async function richStore(scene: Scene): Promise<Actor> {
  const owner = await scene.merchant()
  const store_id = owner.owner_id ?? ''
  await scene.t.db.execute(sql`update stores set iban_no = ${iban_no}, bank_account_name = 'مؤسسة سدير' where id = ${store_id}`)
  await credit(scene, store_id)
  return owner
}

async function requested(scene: Scene) {
  const owner = await richStore(scene)
  const { id, number } = (await scene.call('requestPayout', { actor: owner, body: { amount: null } })).json()
  return { owner, id: String(id), number: Number(number) }
}
const deciding = (scene: Scene) => oneOf(scene.random, scene.world.actors.admin)

async function approved(scene: Scene) {
  const payout = await requested(scene)
  await scene.call('actOnPayout', { actor: deciding(scene), params: { id: payout.id }, body: { action: 'approve' } })
  return payout
}
async function handedOver(scene: Scene) {
  const { id, number } = await approved(scene)
  const run = (await scene.call('startPayoutRun', { actor: deciding(scene), body: { ids: [id] } })).json()
  return { run_id: String(run.id), number }
}

/** A store that owes commission and has no balance to pay it from. */
async function owing(scene: Scene) {
  const owner = await scene.merchant()
  const store_id = owner.owner_id ?? ''
  const legs = [
    { account: 'store_dues' as const, owner_id: store_id, debit: 9000 },
    { account: 'commission' as const, credit: 9000 },
  ]
  await postTransaction(scene.t.db, { event: 'order_delivered_cod', reference: `test:${randomUUID()}`, store_id, legs, actor })
  return { owner, store_id }
}
/** A store with an unpaid statement of what it owes. */
async function billed(scene: Scene) {
  const { owner, store_id } = await owing(scene)
  const { id } = (await scene.call('raiseDue', { actor: deciding(scene), body: { store_id } })).json()
  return { owner, id: String(id) }
}

const file = Buffer.from('AWB,Order No,COD Amount,Fee\nNOBODY,,25,1\n')

/** A remittance in review with an order that its carrier delivered for cash. */
async function remittance(scene: Scene) {
  await delivered(scene, await scene.trade(), { fulfilment: 'shipping_company' })
  const body = {
    carrier: 'smsa',
    period_from: '2020-01-01',
    period_to: riyadhDay(0),
    reference: `R${Math.floor(scene.random() * 1e12)}`,
    amount: 1000,
    fee_by: 'store',
    note: null,
  }
  const { id } = (await scene.call('createRemittance', { actor: deciding(scene), body })).json()
  return { id: String(id), body }
}

const makeWalletRecipe =
  (): Recipe =>
  async ({ world, random }) => ({ params: { id: oneOf(random, world.actors.store).owner_id ?? '' } })

export const moneyRecipes: Readonly<Record<string, Recipe>> = {
  requestPayout: async (scene) => ({ actor: await richStore(scene), body: { amount: 20_000 } }),
  withdrawPayout: async (scene) => {
    const { owner, id } = await requested(scene)
    return { actor: owner, params: { id } }
  },
  readPayout: async (scene) => ({ params: { id: (await requested(scene)).id } }),
  actOnPayout: async (scene) => ({ params: { id: (await requested(scene)).id }, body: { action: 'approve' } }),
  bulkPayouts: async (scene) => ({ body: { action: 'approve', ids: [(await requested(scene)).id] } }),
  startPayoutRun: async (scene) => ({ body: { ids: [(await approved(scene)).id] } }),
  downloadBankFile: async (scene) => ({ params: { run_id: (await handedOver(scene)).run_id }, query: { format: 'csv' } }),
  importRunResult: async (scene) => {
    const { run_id, number } = await handedOver(scene)
    return { params: { run_id }, body: { file: `number,status,reference,reason\n${number},paid,FT77,\n` } }
  },

  raiseDue: async (scene) => ({ body: { store_id: (await owing(scene)).store_id } }),
  readDueLine: async (scene) => {
    const { store_id } = await owing(scene)
    return { params: await toRow<{ id: string }>(scene.t, sql`select id from due_lines where store_id = ${store_id} limit 1`) }
  },
  actOnDue: async (scene) => ({ params: { id: (await billed(scene)).id }, body: { action: 'waive', reason: 'تعويض للمتجر' } }),
  offsetOwnDue: async (scene) => {
    const { owner, id } = await billed(scene)
    await credit(scene, owner.owner_id ?? '')
    return { actor: owner, params: { id }, body: { amount: null } }
  },
  claimDue: async (scene) => {
    const { owner, id } = await billed(scene)
    const account = await toRow<{ id: string }>(scene.t, sql`select id from bank_accounts where active order by random() limit 1`)
    const slip = await makeSlip(scene.t.db, owner.owner_id ?? '', 'store')
    return { actor: owner, params: { id }, body: { amount: 9000, bank_account_id: account.id, sender_name: 'مؤسسة سدير', slip } }
  },

  readBalance: makeWalletRecipe(),
  listBalanceEntries: makeWalletRecipe(),
  exportBalanceEntries: makeWalletRecipe(),
  decideAdjustment: async (scene) => {
    const store_id = (await scene.merchant()).owner_id
    const body = { kind: 'store', store_id, direction: 'add', amount: 900_000_000, reason: 'تعويض كبير للمتجر' }
    const [first, second] = [await scene.admin(), await scene.admin()]
    await scene.call('adjustBalance', { actor: first, body })
    const { id } = await toRow<{ id: string }>(scene.t, sql`select id from wallet_adjustments order by created_at desc, id desc limit 1`)
    return { actor: second, params: { id }, body: { action: 'approve' } }
  },

  updateRemittance: async (scene) => {
    const { id, body } = await remittance(scene)
    return { params: { id }, body: { ...body, amount: 2000 } }
  },
  decideRemittanceLines: async (scene) => {
    const { id } = await remittance(scene)
    await scene.call('uploadRemittance', { actor: deciding(scene), params: { id }, form: buildForm(file, 'file.csv') })
    return { params: { id }, body: { kind: 'unknown', decision: 'ignore', note: 'لا طلب بهذا الرقم' } }
  },
  uploadRemittance: async (scene) => {
    const { id } = await remittance(scene)
    return { params: { id }, form: buildForm(file, 'file.csv') }
  },
  actOnRemittance: async (scene) => ({ params: { id: (await remittance(scene)).id }, body: { action: 'discard' } }),
}
