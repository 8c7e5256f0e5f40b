import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { makeCategory, makeFile, productBody } from '../../catalog-world.ts'
import { storedFile } from '../../stored-file.ts'
import { buildForm } from '../form.ts'
import { riyadhDay } from '../generate.ts'
import { type Recipe, type Scene, toRow } from '../scene.ts'
import type { Actor } from '../world.ts'

// Goods, their edits, imports, offers and codes, and the files of all three sides.

/** A product of a store's own, as its form reads it. */
async function product(scene: Scene) {
  const actor = await scene.merchant()
  const body = productBody({ ...(await makeCategory(scene.t.db)), images: [await makeFile(scene.t.db, actor.owner_id ?? '')] })
  const { id, updated_at } = (await scene.call('createStoreProduct', { actor, body })).json()
  return { actor, id: String(id), body, headers: { 'if-match': `"${updated_at}"` } }
}

/** A product of a store's own in a status. */
async function productIn(scene: Scene, status: 'draft' | 'pending' | 'hidden' | 'blocked') {
  const { actor, id } = await product(scene)
  await scene.t.db.execute(sql`update products set status = ${status} where id = ${id}`)
  return { actor, params: { id } }
}

/** An edit of a product on sale that waits for an administrator. */
async function waiting(scene: Scene) {
  const { actor, id, body, headers } = await product(scene)
  await scene.t.db.execute(sql`update products set status = 'active' where id = ${id}`)
  await scene.t.db.execute(
    sql`insert into settings (key, body) values ('moderate_product_edits', '"sensitive"'::jsonb) on conflict (key) do update set body = excluded.body`,
  )
  const name = { ar: 'اسم آخر', en: 'Another name' }
  const { changes } = (await scene.call('updateStoreProduct', { actor, params: { id }, headers, body: { ...body, name } })).json()
  return { actor, id, changes: changes.map((change: { id: string }) => change.id) }
}

const columns = ['name.ar', 'name.en', 'price', 'quantity', 'barcode']
const table = [
  'اسم المنتج (بالعربية),اسم المنتج (بالإنجليزية),السعر,الكمية,الباركود',
  'تمر سكري,Sukkari dates,12.50,7,CODE1',
  ',,x,y,CODE2',
  '',
].join('\r\n')

async function uploaded(scene: Scene) {
  const actor = await scene.merchant()
  const { id } = (await scene.call('uploadProductImport', { actor, form: buildForm(Buffer.from(table), 'goods.csv') })).json()
  return { actor, params: { id: String(id) } }
}
async function checked(scene: Scene) {
  const { actor, params } = await uploaded(scene)
  await scene.call('checkProductImport', { actor, params, body: { mapping: columns } })
  await scene.drain()
  return { actor, params }
}

async function offered(scene: Scene) {
  const { store, product_id } = await scene.trade()
  const body = { offer_type: 'percentage', offer_value: 1000, start_date: riyadhDay(0), end_date: riyadhDay(9), products: [product_id] }
  return { actor: store, body }
}
async function offer(scene: Scene) {
  const { actor, body } = await offered(scene)
  const { id } = (await scene.call('createOffer', { actor, body })).json()
  return { actor, params: { id: String(id) }, body }
}

const coupon = (random: () => number, stores_id: readonly string[]) => ({
  code: `C${Math.floor(random() * 1e12)}`,
  name: { ar: 'خصم', en: 'Discount' },
  type: 'percentage',
  amount: 1000,
  start_date: riyadhDay(0),
  stores_id,
})
async function adminCoupon(scene: Scene) {
  const body = coupon(scene.random, [(await scene.merchant()).owner_id ?? ''])
  const { id } = (await scene.call('createAdminCoupon', { actor: await scene.admin(), body })).json()
  return { params: { id: String(id) }, body }
}

let picture: Promise<Buffer> | undefined
const png = () => {
  picture ??= sharp({ create: { width: 8, height: 8, channels: 3, background: '#E8A33D' } })
    .png()
    .toBuffer()
  return picture
}
/** A picture that is really there, sent by its owner. */
async function sendPicture(scene: Scene, name: string, actor: Actor) {
  const form = buildForm(await png(), 'a.png', { purpose: 'picture' })
  return { actor, params: { id: String((await scene.call(name, { actor, form })).json().id) } }
}
const uploading =
  (who: (scene: Scene) => Promise<Actor>): Recipe =>
  async (scene) => ({ actor: await who(scene), form: buildForm(await png(), 'a.png', { purpose: 'picture' }) })

const sellingStore: Recipe = async (scene) => {
  const { store } = await scene.trade()
  return { params: await toRow<{ slug: string }>(scene.t, sql`select slug from stores where id = ${store.owner_id}`) }
}

export const catalogRecipes: Readonly<Record<string, Recipe>> = {
  createStoreProduct: async (scene) => {
    const actor = await scene.merchant()
    const { id } = (await scene.call('createShelf', { actor, set: { name: { ar: 'رف', en: 'Shelf' } } })).json()
    return { actor, body: productBody({ ...(await makeCategory(scene.t.db)), shelf_id: String(id) }) }
  },
  updateStoreProduct: async (scene) => {
    const { actor, id, body, headers } = await product(scene)
    return { actor, params: { id }, headers, body: { ...body, price: 5000 } }
  },
  approveProduct: async (scene) => ({ params: (await productIn(scene, 'pending')).params }),
  rejectProduct: async (scene) => ({ params: (await productIn(scene, 'pending')).params, body: { reason: 'الصور غير واضحة' } }),
  showStoreProduct: (scene) => productIn(scene, 'hidden'),
  submitStoreProduct: (scene) => productIn(scene, 'draft'),
  unblockProduct: async (scene) => ({ params: (await productIn(scene, 'blocked')).params }),
  createAdminProduct: async (scene) => {
    const { owner_id } = await scene.merchant()
    return { body: { ...productBody(await makeCategory(scene.t.db)), store_id: owner_id } }
  },
  decideProductChanges: async (scene) => {
    const { id, changes } = await waiting(scene)
    return { params: { id }, body: { changes, decision: 'accept' } }
  },
  withdrawProductChanges: async (scene) => {
    const { actor, id, changes } = await waiting(scene)
    return { actor, params: { id }, body: { changes } }
  },
  updateShelf: async (scene) => {
    const actor = await scene.merchant()
    const { id } = (await scene.call('createShelf', { actor, set: { name: { ar: 'رف', en: 'Shelf' } } })).json()
    return { actor, params: { id }, set: { name: { ar: 'رف آخر', en: 'Another shelf' } } }
  },
  removeShelf: async (scene) => {
    const actor = await scene.merchant()
    const { id } = (await scene.call('createShelf', { actor, set: { name: { ar: 'رف', en: 'Shelf' } } })).json()
    return { actor, params: { id } }
  },

  uploadProductImport: async (scene) => ({ actor: await scene.merchant(), form: buildForm(Buffer.from(table), 'goods.csv') }),
  checkProductImport: async (scene) => ({ ...(await uploaded(scene)), body: { mapping: columns } }),
  readProductImport: uploaded,
  cancelProductImport: uploaded,
  listImportPictures: uploaded,
  listImportReasons: checked,
  runProductImport: checked,
  listImportRows: async (scene) => ({ ...(await checked(scene)), query: { outcome: 'refused' } }),
  downloadFailedRows: async (scene) => ({ ...(await checked(scene)), query: { format: 'csv' } }),

  createOffer: offered,
  updateOffer: offer,
  stopOffer: async (scene) => {
    const { actor, params } = await offer(scene)
    return { actor, params }
  },
  createAdminCoupon: async (scene) => ({ body: coupon(scene.random, [(await scene.merchant()).owner_id ?? '']) }),
  updateAdminCoupon: adminCoupon,

  uploadAdminFile: uploading(({ admin }) => admin()),
  uploadStoreFile: uploading(({ merchant }) => merchant()),
  uploadUserFile: uploading(async ({ trade }) => (await trade()).shopper),
  deleteAdminFile: async (scene) => sendPicture(scene, 'uploadAdminFile', await scene.admin()),
  deleteStoreFile: async (scene) => sendPicture(scene, 'uploadStoreFile', await scene.merchant()),
  deleteUserFile: async (scene) => sendPicture(scene, 'uploadUserFile', (await scene.trade()).shopper),
  downloadStoreFile: async (scene) => {
    const actor = await scene.merchant()
    const id = await storedFile(scene.t.db, { owner_type: 'store', owner_id: actor.owner_id ?? '' }, 'paper')
    await scene.world.putBytes(id)
    return { actor, params: { id } }
  },
  readMarketStore: sellingStore,
  readMarketDelivery: sellingStore,
  closeBranch: async (scene) => {
    const actor = await scene.merchant()
    const { id } = (await scene.call('createBranch', { actor })).json()
    return { actor, params: { id: String(id) } }
  },
  readMarketStoreProduct: async (scene) => {
    const { store, product_id } = await scene.trade()
    const slugs = sql`select s.slug, p.slug as product_slug from stores s join products p on p.store_id = s.id where s.id = ${store.owner_id} and p.id = ${product_id}`
    return { params: await toRow<{ slug: string; product_slug: string }>(scene.t, slugs) }
  },
}
