import { errors } from '@rahba/contract/kernel/errors'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { storeErrors } from '@rahba/contract/stores/errors'
import { holdsPayouts } from '@rahba/contract/stores/payout-hold'
import { waitsForAcceptance } from '@rahba/contract/stores/profile/store-changes'
import type {
  appearanceBody,
  bankBody,
  contactsBody,
  docsC1Body,
  docsC2Body,
  servicesBody,
  storeDataC2Body,
  vatBody,
} from '@rahba/contract/stores/store-shapes'
import type { EntityType } from '@rahba/contract/stores/store-states'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { subcategories } from '../../categories/table.ts'
import { storeMessages } from '../../messages/stores.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import { changeStore, lockStore, type StoreChange, type StoreRecord } from '../change-store.ts'
import { notifyStore } from '../notify-store.ts'
import { saveDocuments } from '../papers/save-documents.ts'
import { isByMerchant, type SaveOptions, saveGuarded } from './request-changes.ts'

function checkEntity(store: StoreRecord, entity: EntityType): void {
  if (store.entity_type !== entity) throw fail(storeErrors.wrong_entity_type)
}

async function checkSubcategory(db: Db, category_id: string, subcategory_id: string | null): Promise<void> {
  if (!subcategory_id) return
  const [row] = await db.select({ category_id: subcategories.category_id }).from(subcategories).where(eq(subcategories.id, subcategory_id))
  if (row?.category_id !== category_id) throw failField('subcategory_id', errors.not_found)
}

type StoreData = z.output<typeof storeDataC2Body>

/** Saves what the store shows of itself (`store-dataC1` for a business, `C2` for an individual). */
export async function saveStoreData(
  db: Db,
  store_id: string,
  entity: EntityType,
  body: StoreData,
  how: SaveOptions = {},
): Promise<StoreChange> {
  const store = await lockStore(db, store_id, how.seen)
  checkEntity(store, entity)
  await checkSubcategory(db, body.category_id, body.subcategory_id)
  const to = { owner_type: 'store', owner_id: store_id } as const
  const cover = body.cover === undefined ? store.cover : body.cover
  const AuthNumBusiness = body.AuthNumBusiness === undefined ? store.AuthNumBusiness : body.AuthNumBusiness
  await attachFiles(db, how.uploader ?? to, { logo: body.logo, cover }, { purpose: 'picture', before: [store.logo, store.cover], to })
  return saveGuarded(db, store, { ...body, cover, AuthNumBusiness }, how)
}

type Appearance = z.output<typeof appearanceBody>
/** A text that is empty in both languages becomes null. */
const writtenOrNull = (text: Bilingual | null) => (text && (text.ar || text.en) ? text : null)

/** Saves the look of the store's page. It is live at once, as the description and the logo are. */
export async function saveAppearance(db: Db, store_id: string, body: Appearance, how: SaveOptions = {}): Promise<StoreChange> {
  const store = await lockStore(db, store_id, how.seen)
  const to = { owner_type: 'store', owner_id: store_id } as const
  await attachFiles(db, how.uploader ?? to, { cover: body.cover }, { purpose: 'picture', before: [store.cover], to })
  const { cover, accent_color, announcement, welcome_title, welcome_text } = body
  return changeStore(db, store, {
    cover,
    accent_color,
    announcement: writtenOrNull(announcement),
    welcome_title: writtenOrNull(welcome_title),
    welcome_text: writtenOrNull(welcome_text),
  })
}

/** Removes the look of a store's page, such as words that break the rules, and notifies the merchant why. */
export async function resetAppearance(
  db: Db,
  store_id: string,
  { reason, seen }: { reason: string; seen?: string | undefined },
): Promise<StoreChange> {
  const store = await lockStore(db, store_id, seen)
  await notifyStore(db, store, storeMessages.appearance_reset.write({ reason }))
  return changeStore(db, store, { cover: null, accent_color: null, announcement: null, welcome_title: null, welcome_text: null })
}

/** Papers and numbers of a business. A VAT number is only used once its certificate is accepted. */
export async function saveBusinessDocs(
  db: Db,
  store_id: string,
  body: z.output<typeof docsC1Body>,
  how: SaveOptions = {},
): Promise<StoreChange> {
  const store = await lockStore(db, store_id, how.seen)
  checkEntity(store, 'business')
  const { commercial_register_no, commercial_register_end_date, vat_no, id_image_end_date, ...papers } = body
  await saveDocuments(db, store_id, papers, {
    end_dates: { commercial_register_photo: commercial_register_end_date, id_image: id_image_end_date },
    uploader: how.uploader,
  })
  return saveGuarded(db, store, { commercial_register_no, commercial_register_end_date, vat_no }, how)
}

/** Papers and numbers of an individual. */
export async function saveIndividualDocs(
  db: Db,
  store_id: string,
  body: z.output<typeof docsC2Body>,
  how: SaveOptions = {},
): Promise<StoreChange> {
  const store = await lockStore(db, store_id, how.seen)
  checkEntity(store, 'individual')
  const { national_id, vat_no, free_labor_document_end_date, id_image_end_date, ...papers } = body
  await saveDocuments(db, store_id, papers, {
    end_dates: { free_labor_document: free_labor_document_end_date, id_image: id_image_end_date },
    uploader: how.uploader,
  })
  return saveGuarded(db, store, { national_id, vat_no }, how)
}

/**
 * Saves the account that payouts go to. A new IBAN of an approved or suspended store holds its payouts until an admin accepts it. If the merchant
 * enters it, payouts keep the old account until then (docs/domain/stores-and-papers.md#changes-that-wait).
 */
export async function saveBank(db: Db, store_id: string, body: z.output<typeof bankBody>, how: SaveOptions = {}): Promise<StoreChange> {
  const store = await lockStore(db, store_id, how.seen)
  const { bank_account_image, bank_account_letter, ...account } = body
  await saveDocuments(db, store_id, { bank_account_image, bank_account_letter }, { uploader: how.uploader })
  const { bank_id, bank_account_name, bank_account_no, iban_no } = account
  // The other bank details belong to the IBAN and wait with it.
  if (!isByMerchant(how) || !waitsForAcceptance(store, store.iban_no, iban_no)) {
    return saveGuarded(db, store, { ...account, ...(holdsPayouts(store, iban_no) ? { payout_hold: true } : {}) }, how)
  }
  return saveGuarded(db, store, { payout_hold: true, iban_no }, { ...how, along: { bank_id, bank_account_name, bank_account_no } })
}

/** Saves whether VAT applies and how prices include it. It can't apply without a VAT number, and always does to a registered store. */
export async function saveVat(db: Db, store_id: string, body: z.output<typeof vatBody>, how: SaveOptions = {}): Promise<StoreChange> {
  const store = await lockStore(db, store_id, how.seen)
  if (body.applying_vat_admission && !store.vat_no) throw failField('applying_vat_admission', storeErrors.vat_number_needed)
  if (!body.applying_vat_admission && store.vat_regime === 'registered') throw failField('applying_vat_admission', storeErrors.vat_is_due)
  return changeStore(db, store, body)
}

/** Saves how shoppers reach the store; empty values are not stored. */
export async function saveContacts(
  db: Db,
  store_id: string,
  body: z.output<typeof contactsBody>,
  how: SaveOptions = {},
): Promise<StoreChange> {
  const store = await lockStore(db, store_id, how.seen)
  const contacts = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
  return changeStore(db, store, { contacts })
}

/** Saves what the store offers besides its goods. */
export async function saveServices(
  db: Db,
  store_id: string,
  body: z.output<typeof servicesBody>,
  how: SaveOptions = {},
): Promise<StoreChange> {
  return changeStore(db, await lockStore(db, store_id, how.seen), body)
}
