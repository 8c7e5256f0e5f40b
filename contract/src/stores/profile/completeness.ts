import type { Bilingual } from '../../kernel/locale.ts'
import { type DocumentKind, documentKinds, type EntityType } from '../store-states.ts'

/** The parts of a store that decide whether it is complete. */
interface CompletenessFacts {
  entity_type: EntityType
  description: Bilingual | null
  logo: string | null
  category_id: string | null
  city_id: string | null
  commercial_register_no: string | null
  national_id: string | null
  vat_no: string | null
  bank_id: string | null
  iban_no: string | null
  has_delivery_service: boolean
  pickup_location: unknown
  shipping_companies: readonly string[]
  short_address: string | null
  /** The papers that are pending or accepted. */
  documents: readonly DocumentKind[]
  /** The places it delivers to, without exceptions. */
  delivery_locations: number
}

export const profileSteps = ['store_info', 'data', 'payment', 'shipping'] as const
export type ProfileStep = (typeof profileSteps)[number]

interface Missing {
  step: ProfileStep
  what: Bilingual
}

const requiredPapers: Record<EntityType, readonly DocumentKind[]> = {
  business: ['commercial_register_photo', 'id_image', 'bank_account_letter'],
  individual: ['free_labor_document', 'id_image', 'bank_account_letter'],
}

/** The papers a store must hand in before its review: those of its type, and the VAT certificate if it has a VAT number. */
export const papersFor = ({ entity_type, vat_no }: { entity_type: EntityType; vat_no: string | null }): readonly DocumentKind[] =>
  vat_no ? [...requiredPapers[entity_type], 'vat_certificate'] : requiredPapers[entity_type]

const missing = (step: ProfileStep, ar: string, en: string): Missing => ({ step, what: { ar, en } })

/**
 * The parts a store lacks before it can be reviewed, in the order of the profile's pages; empty if it is complete (`has_complete_data`). The server
 * decides by this list, and the portal draws its checklist from it.
 */
export function findMissing(store: CompletenessFacts): Missing[] {
  const list: Missing[] = []
  if (!store.description) list.push(missing('store_info', 'وصف المتجر', 'Store description'))
  if (!store.logo) list.push(missing('store_info', 'شعار المتجر', 'Store logo'))
  if (!store.category_id) list.push(missing('store_info', 'التصنيف', 'Category'))
  if (!store.city_id) list.push(missing('store_info', 'مدينة المتجر', 'Store city'))
  if (store.entity_type === 'business' && !store.commercial_register_no)
    list.push(missing('data', 'رقم السجل التجاري', 'Commercial registration number'))
  if (store.entity_type === 'individual' && !store.national_id)
    list.push(missing('data', 'رقم الهوية أو الإقامة', 'National ID or residence number'))
  for (const kind of papersFor(store)) {
    if (store.documents.includes(kind)) continue
    const { ar, en } = documentKinds[kind]
    list.push(missing(kind === 'bank_account_letter' ? 'payment' : 'data', ar, en))
  }
  if (!store.bank_id) list.push(missing('payment', 'البنك', 'Bank'))
  if (!store.iban_no) list.push(missing('payment', 'رقم الآيبان', 'IBAN'))
  const delivers = store.has_delivery_service && store.delivery_locations > 0
  if (!delivers && !store.pickup_location)
    list.push(missing('shipping', 'مكان توصيل واحد على الأقل أو موقع لاستلام الطلبات', 'At least one delivery area or a pickup location'))
  if (store.has_delivery_service && store.shipping_companies.length > 0 && !store.short_address)
    list.push(missing('shipping', 'العنوان الوطني المختصر للمتجر', 'Store’s short national address'))
  return list
}
