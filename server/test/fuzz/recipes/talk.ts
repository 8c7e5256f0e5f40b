import { randomUUID } from 'node:crypto'
import { approval } from '@rahba/contract/stores/store-states'
import { sql } from 'drizzle-orm'
import { storedFile } from '../../stored-file.ts'
import { phoneFrom } from '../generate.ts'
import { type Recipe, type Scene, toRow } from '../scene.ts'
import type { Actor } from '../world.ts'

// Stores and their papers, conversations, notices, and what the platform says of itself.

/** A conversation with a file in it. */
async function talk(scene: Scene) {
  const { shopper, store } = await scene.trade()
  const { id } = (await scene.call('openUserChat', { actor: shopper, body: { store_id: store.owner_id } })).json()
  const file_id = await storedFile(scene.t.db, { owner_type: 'user', owner_id: shopper.subject_id }, 'attachment')
  const body = { client_id: randomUUID(), text: 'السلام عليكم', file_id }
  await scene.call('sendUserMessage', { actor: shopper, params: { id }, body })
  await scene.world.putBytes(file_id)
  return { shopper, store, params: { id: String(id), file_id } }
}

/** A notice to somebody, unread. */
async function noticed({ t }: Scene, actor: Actor): Promise<{ id: string }> {
  const data = JSON.stringify({ ar: { title: 'عنوان', body: 'نص' }, en: { title: 'Title', body: 'Text' } })
  return toRow(
    t,
    sql`insert into notifications (audience, recipient_id, notif_type, data) values (${actor.audience}, ${actor.owner_id ?? actor.subject_id}, 'StoreNotification', ${data}::jsonb) returning id`,
  )
}

async function getAddress(scene: Scene) {
  const { shopper, address_id } = await scene.trade()
  return { params: { id: shopper.subject_id, address_id } }
}

async function partner(scene: Scene) {
  const actor = await scene.admin()
  const { id } = (await scene.call('createPartners', { actor, set: { link: null } })).json()
  return { actor, params: { id: String(id) }, set: { link: null, logo: undefined } }
}

/** A store that waits for its approval and lacks nothing. */
async function complete(scene: Scene, approved: number) {
  const owner = await scene.merchant()
  const id = owner.owner_id ?? ''
  const [first] = (
    await scene.t.db.execute<{
      id: string
    }>(sql`select s.id from stores s where s.approved = 1 and s.iban_no is not null and s.logo is not null
      and exists (select from store_documents d where d.store_id = s.id and d.status = 'accepted') and s.id <> ${id}
      -- the number of a register is a store's own
      order by s.commercial_register_no is not null limit 1`)
  ).rows
  await scene.t.db.execute(sql`update stores s set (entity_type, description, logo, category_id, city_id, commercial_register_no, national_id, vat_no, bank_id, iban_no, has_delivery_service, pickup_location)
    = (select o.entity_type, o.description, o.logo, o.category_id, o.city_id, o.commercial_register_no, o.national_id, null, o.bank_id, o.iban_no, true, (select jsonb_build_object('location_description', 'العليا', 'region_id', c.region_id, 'city_id', c.id) from cities c limit 1) from stores o where o.id = ${first?.id ?? id}),
    approved = ${approved}, is_online = false, submitted_at = case when ${approved} = 0 then now() end where s.id = ${id}`)
  await scene.t.db.execute(
    sql`insert into store_documents (store_id, kind, file, status) select ${id}, kind, file, 'accepted' from store_documents where store_id = ${first?.id ?? id} on conflict do nothing`,
  )
  return { owner, id }
}

const individual = async (scene: Scene) => {
  const owner = await scene.merchant()
  await scene.t.db.execute(sql`update stores set entity_type = 'individual' where id = ${owner.owner_id}`)
  return owner
}

async function broadcast(scene: Scene, changes: Record<string, unknown> = {}) {
  const actor = await scene.admin()
  const body = {
    title: { ar: 'عنوان', en: 'Title' },
    body: { ar: 'نص الإشعار', en: 'Text of it' },
    audience: 'all',
    channels: ['in_app'],
    timing: 'draft',
    ...changes,
  }
  const { id } = (await scene.call('createBroadcast', { actor, set: body })).json()
  return { actor, params: { id: String(id) }, body }
}

/** An administrator attaches none of a store's papers here. */
const ofStoreOnly = {
  free_labor_document: undefined,
  work_document: undefined,
  id_image: undefined,
  vat_no: null,
  vat_certificate: undefined,
}

const description = { ar: 'تمور من مزارع القصيم', en: 'Dates from the farms of Qassim' }

export const talkRecipes: Readonly<Record<string, Recipe>> = {
  downloadUserChatFile: async (scene) => {
    const { shopper, params } = await talk(scene)
    return { actor: shopper, params }
  },
  downloadStoreChatFile: async (scene) => {
    const { store, params } = await talk(scene)
    return { actor: store, params }
  },
  sendUserMessage: async (scene) => {
    const { shopper, params } = await talk(scene)
    return { actor: shopper, params, body: { client_id: randomUUID(), text: 'متى يصل طلبي؟' } }
  },
  downloadAdminChatFile: async (scene) => {
    const { shopper, params } = await talk(scene)
    await scene.call('reportUserChat', { actor: shopper, params, body: { reason: 'spam' } })
    return { params }
  },
  downloadDevelopmentFile: async (scene) => {
    const actor = await scene.merchant()
    const file = await storedFile(scene.t.db, { owner_type: 'store', owner_id: actor.owner_id ?? '' }, 'attachment')
    const { id } = (await scene.call('openDevelopment', { actor, set: { attachments: [file] } })).json()
    await scene.world.putBytes(file)
    return { params: { id, file } }
  },
  authoriseChannel: async (scene) => {
    const actor = await scene.merchant()
    return { actor, body: { socket_id: 'abcdefghijklmnop', channel_name: `private-store.${actor.owner_id}` } }
  },
  getDynamicLink: async (scene) => {
    const actor = await scene.merchant()
    return { actor, params: { storeId: actor.owner_id ?? '' } }
  },

  readAdminNotification: async (scene) => {
    const actor = await scene.admin()
    return { actor, params: await noticed(scene, actor) }
  },
  readStoreNotification: async (scene) => {
    const actor = await scene.merchant()
    return { actor, params: await noticed(scene, actor) }
  },
  readUserNotification: async (scene) => {
    const { shopper } = await scene.trade()
    return { actor: shopper, params: await noticed(scene, shopper) }
  },
  updateBroadcast: async (scene) => {
    const { actor, params, body } = await broadcast(scene)
    return { actor, params, set: body }
  },
  cancelBroadcast: async (scene) => {
    const { actor, params } = await broadcast(scene)
    await scene.t.db.execute(
      sql`update broadcasts set status = 'scheduled', scheduled_at = now() + interval '1 day' where id = ${params.id}`,
    )
    return { actor, params }
  },
  resumeBroadcast: async (scene) => {
    const { actor, params } = await broadcast(scene)
    await scene.t.db.execute(sql`update broadcasts set status = 'stalled' where id = ${params.id}`)
    return { actor, params }
  },

  readPartners: partner,
  updatePartners: partner,
  removePartners: partner,
  updateUserAddress: async (scene) => {
    const { city_id } = await scene.trade()
    return { ...(await getAddress(scene)), set: { lat: null, lng: null, city_id, phone: phoneFrom(scene.random) } }
  },
  readUserAddress: getAddress,
  removeUserAddress: getAddress,
  listAddressTransactions: getAddress,
  exportAddressTransactions: async (scene) => ({ ...(await getAddress(scene)), query: { format: 'csv' } }),

  saveStoreDataC1: async (scene) => ({ actor: await scene.merchant(), set: { description } }),
  saveDocsC2: async (scene) => ({ actor: await individual(scene) }),
  saveStoreDataC2: async (scene) => ({ actor: await individual(scene), set: { description } }),
  saveDocsC2Of: async (scene) => ({ params: { id: (await individual(scene)).owner_id ?? '' }, set: ofStoreOnly }),
  submitStore: async (scene) => ({ actor: (await complete(scene, 2)).owner }),
  approveStore: async (scene) => ({ params: { id: (await complete(scene, 0)).id } }),
  rejectStore: async (scene) => ({ params: { id: (await complete(scene, 0)).id }, body: { reason: 'السجل التجاري منتهٍ' } }),
  reinstateStore: async (scene) => ({ params: { id: (await complete(scene, approval.suspended)).id } }),
  decideDocument: async (scene) => {
    const { id } = await complete(scene, 0)
    const { kind } = await toRow<{ kind: string }>(
      scene.t,
      sql`update store_documents set status = 'pending' where store_id = ${id} returning kind`,
    )
    return { params: { id, kind }, body: { decision: 'accept' } }
  },
  inviteMemberOf: async (scene) => {
    const { owner_id } = await scene.merchant()
    const { id } = await toRow<{ id: string }>(
      scene.t,
      sql`update store_members set password_hash = null, email_verified_at = null where store_id = ${owner_id} returning id`,
    )
    return { params: { id: owner_id ?? '', member_id: id } }
  },
}
