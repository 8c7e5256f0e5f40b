import { errors } from '@rahba/contract/kernel/errors'
import { storeErrors } from '@rahba/contract/stores/errors'
import type {
  bankBody,
  contactsBody,
  docsC1Body,
  docsC2Body,
  servicesBody,
  shippingBody,
  storeDataC1Body,
  storeDataC2Body,
  vatBody,
} from '@rahba/contract/stores/store-schemas'
import type { EntityType } from '@rahba/contract/stores/store-states'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { adminsWith } from '../access/admins/admins-with.ts'
import { subcategories } from '../catalog/category-table.ts'
import { notify } from '../notifications/notify.ts'
import type { Db } from '../platform/db/types.ts'
import { fail, failField } from '../platform/errors.ts'
import { attachFiles } from '../platform/files/attach-files.ts'
import { changeStore, lockStore, type StoreChange, type StoreRecord } from './change-store.ts'
import { saveDocuments } from './save-documents.ts'
import { deliveryLocations } from './table.ts'

function checkEntity(store: StoreRecord, entity: EntityType): void {
  if (store.entity_type !== entity) throw fail(storeErrors.wrong_entity_type)
}

async function checkSubcategory(db: Db, category_id: string, subcategory_id: string | null): Promise<void> {
  if (!subcategory_id) return
  const [row] = await db.select({ category_id: subcategories.category_id }).from(subcategories).where(eq(subcategories.id, subcategory_id))
  if (row?.category_id !== category_id) throw failField('subcategory_id', errors.not_found)
}

type StoreData = z.output<typeof storeDataC2Body> & Partial<Pick<z.output<typeof storeDataC1Body>, 'AuthNumBusiness'>>

/** What the store shows of itself (`store-dataC1` for a business, `C2` for an individual). */
export async function saveStoreData(db: Db, store_id: string, entity: EntityType, body: StoreData): Promise<StoreChange> {
  const store = await lockStore(db, store_id)
  checkEntity(store, entity)
  await checkSubcategory(db, body.category_id, body.subcategory_id)
  await attachFiles(db, { owner_type: 'store', owner_id: store_id }, { logo: body.logo }, { purpose: 'picture', before: [store.logo] })
  return changeStore(db, store, body)
}

/** Papers and numbers of a business. A VAT number is only used once its certificate is accepted. */
export async function saveBusinessDocs(db: Db, store_id: string, body: z.output<typeof docsC1Body>): Promise<StoreChange> {
  const store = await lockStore(db, store_id)
  checkEntity(store, 'business')
  const { commercial_register_no, commercial_register_end_date, vat_no, ...papers } = body
  await saveDocuments(db, store_id, papers, commercial_register_end_date)
  return changeStore(db, store, {
    commercial_register_no,
    commercial_register_end_date,
    vat_no,
  })
}

/** Papers and numbers of an individual. */
export async function saveIndividualDocs(db: Db, store_id: string, body: z.output<typeof docsC2Body>): Promise<StoreChange> {
  const store = await lockStore(db, store_id)
  checkEntity(store, 'individual')
  const { national_id, vat_no, ...papers } = body
  await saveDocuments(db, store_id, papers)
  return changeStore(db, store, {
    national_id,
    vat_no,
  })
}

/** The account payouts go to. Another IBAN on a store that was approved, suspended or not, holds its payouts until an admin has looked (S10). */
export async function saveBank(db: Db, store_id: string, body: z.output<typeof bankBody>): Promise<StoreChange> {
  const store = await lockStore(db, store_id)
  const { bank_account_image, bank_account_letter, ...account } = body
  await saveDocuments(db, store_id, { bank_account_image, bank_account_letter })
  const moved = (store.approved === 1 || store.approved === 3) && store.iban_no !== null && store.iban_no !== account.iban_no
  if (moved) {
    await notify(db, {
      audience: 'admin',
      recipient_ids: await adminsWith(db, 'stores.update'),
      notif_type: 'StoreNotification',
      model_id: store_id,
      data: {
        ar: { title: 'تغيّر آيبان متجر', body: `غيّر متجر ${store.name.ar} رقم الآيبان، وأوقفت سحوباته حتى المراجعة.` },
        en: { title: 'A store changed its IBAN', body: `${store.name.en} changed its IBAN; its payouts are held until you have looked.` },
      },
    })
  }
  return changeStore(db, store, { ...account, ...(moved ? { payout_hold: true } : {}) })
}

/** Whether VAT applies and how prices carry it. It can't apply without a VAT number. */
export async function saveVat(db: Db, store_id: string, body: z.output<typeof vatBody>): Promise<StoreChange> {
  const store = await lockStore(db, store_id)
  if (body.applying_vat_admission && !store.vat_no) throw failField('applying_vat_admission', storeErrors.vat_number_needed)
  return changeStore(db, store, body)
}

export async function saveContacts(db: Db, store_id: string, body: z.output<typeof contactsBody>): Promise<StoreChange> {
  const store = await lockStore(db, store_id)
  const contacts = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
  return changeStore(db, store, { contacts })
}

/** Where the store delivers: the given cities in place of those there were. */
export async function saveShipping(db: Db, store_id: string, body: z.output<typeof shippingBody>): Promise<StoreChange> {
  const store = await lockStore(db, store_id)
  const { delivery_locations, ...flags } = body
  const seen = new Set<string>()
  for (const [index, { city_id }] of delivery_locations.entries()) {
    if (seen.has(city_id)) throw failField(`delivery_locations.${index}.city_id`, storeErrors.city_twice)
    seen.add(city_id)
  }
  await db.delete(deliveryLocations).where(eq(deliveryLocations.store_id, store_id))
  if (delivery_locations.length > 0)
    await db.insert(deliveryLocations).values(delivery_locations.map((location) => ({ ...location, store_id })))
  return changeStore(db, store, flags)
}

export async function saveServices(db: Db, store_id: string, body: z.output<typeof servicesBody>): Promise<StoreChange> {
  return changeStore(db, await lockStore(db, store_id), body)
}
