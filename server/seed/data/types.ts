import type { AdditionalFieldKind } from '@rahba/contract/catalog/additional-fields/additional-field-kinds'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import type { Permission } from '@rahba/contract/kernel/permissions'
import type { OpeningWeek } from '@rahba/contract/stores/profile/opening-times'
import type { DocumentKind } from '@rahba/contract/stores/store-states'
import type { MotifName } from '../pictures/motifs.ts'

// The shapes of the demo data. Field names are the specification's; money is whole halalas, weight grams.

export interface SeedCountry {
  iso: string
  name: Bilingual
  dialling_code: string
  currency: string
  vat_rate_bp: number
  decimals: number
}

export interface SeedRegion {
  code: string
  country: string
  name: Bilingual
}

export interface SeedCity {
  key: string
  region: string
  name: Bilingual
}

export interface SeedBank {
  /** The two digits after the check digits of an IBAN; null where no public list gives one. */
  iban_code: string | null
  swift: string | null
  name: Bilingual
}

export interface SeedCategory {
  key: string
  name: Bilingual
  subcategories: readonly { key: string; name: Bilingual }[]
}

/** A rule for a city, a region by its code, or the Kingdom (neither). */
export interface SeedDelivery {
  city?: string
  region?: string
  /** False for an exception. */
  delivers?: boolean
  delivery_charge: number
  min_order_cost: number
  free_from?: number
  days?: readonly [min: number, max: number]
}

/** Hours of a store, the days of its data by their names. */
export interface SeedHours {
  opening_hours: OpeningWeek | null
  ramadan_hours?: OpeningWeek
  /** Holidays by the days from the day the market ends on. */
  holidays?: readonly { name: Bilingual; starts_in: number; days: number; stops_orders: boolean }[]
  orders_outside_hours?: boolean
}

interface SeedContacts {
  whatsapp?: string
  instagram?: string
  twitter?: string
  snapchat?: string
  tiktok?: string
  telegram?: string
}

/** How far a demo store has come; the runner takes it there through the real use cases. */
type StoreState = 'open' | 'approved_closed' | 'pending' | 'incomplete' | 'suspended' | 'closed' | 'rejected'

export interface SeedStore {
  slug: string
  name: Bilingual
  description: Bilingual
  tags: readonly string[]
  he_sells: Bilingual
  owner_name: string
  email: string
  phone: string
  entity_type: 'business' | 'individual'
  city: string
  address: Bilingual
  category: string
  subcategory: string
  contacts: SeedContacts
  /** Absent for the store whose data is incomplete. */
  papers?: SeedPapers
  delivery_locations: readonly SeedDelivery[]
  preparation_days?: number
  hours?: SeedHours
  pickup_location?: Bilingual
  refund_policy: Bilingual
  /** A registered store charges VAT itself; otherwise the platform is the deemed supplier. */
  vat_registered: boolean
  state: StoreState
  /** Said to the merchant when it was rejected or suspended; `about` is a paper, or the store as a whole. */
  reasons?: readonly { about: DocumentKind | 'store'; reason: Bilingual }[]
  featured?: boolean
  look: SeedLook
}

export interface SeedPapers {
  national_id: string
  /** Ten digits: an older commercial register, or the unified number starting with 7. Businesses only. */
  commercial_register_no?: string
  /** The date of the annual confirmation. */
  commercial_register_end_date?: string
  /** Individuals only. */
  free_labor_no?: string
  vat_no?: string
  bank_code: string
  iban_no: string
  bank_account_no: string
  /** Number of the Saudi Business Center's store authentication. */
  AuthNumBusiness: string
}

/** Colours and mark of a store: its logo, cover and the backgrounds of its product pictures. */
export interface SeedLook {
  motif: MotifName
  letter: string
  brand: string
  accent: string
  /** Backgrounds that the product pictures take in turn. */
  grounds: readonly string[]
}

export interface SeedField {
  key: string
  /** True if each of its options is a variant with a stock of its own. */
  axis?: true
  name: Bilingual
  kind: AdditionalFieldKind
  is_required: boolean
  options: readonly { name: Bilingual; price: number; colour?: string }[]
}

export interface SeedProduct {
  slug: string
  name: Bilingual
  description: Bilingual
  shelf: string
  price: number
  price_after_discount?: number
  weight: number
  quantity: number
  max_purchase_quantity?: number
  barcode?: string
  /** ISO 3166-1 code; names in `made-in.ts`. */
  made_in: string
  brand?: string
  tags: readonly string[]
  /** Keys of the store's fields, axes included. */
  fields?: readonly string[]
  picture: { motif: MotifName; tint: string; second?: string; count: 1 | 2 | 3 }
}

/** Products of one store. */
export interface SeedGoods {
  store: string
  shelves: readonly { key: string; name: Bilingual }[]
  fields: readonly SeedField[]
  products: readonly SeedProduct[]
}

interface SeedAddress {
  label: string
  city: string
  district: string
  street: string
  building: string
  postal_code: string
  is_default: boolean
}

export interface SeedShopper {
  name: string
  phone: string
  email?: string
  addresses: readonly SeedAddress[]
}

export interface SeedRole {
  key: string
  name: Bilingual
  permissions: readonly Permission[]
}

export interface SeedAdmin {
  name: string
  email: string
  phone: string
  role: string
}
