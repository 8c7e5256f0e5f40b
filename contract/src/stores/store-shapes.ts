import { z } from 'zod'
import { storeAgreement } from '../agreement/store-agreement.ts'
import {
  eitherSide,
  emailSchema,
  halalasSchema,
  ibanSchema,
  text as lineField,
  longText,
  phoneSchema,
  shortAddressSchema,
} from '../kernel/field.ts'
import { isCommercialRegister, isNationalId, isVatNumber } from '../kernel/identifiers.ts'
import { locales } from '../kernel/locale.ts'
import { cleanIdentifier, cleanLine, cleanText } from '../kernel/normalise.ts'
import { referenced } from '../kernel/referenced.ts'
import { bilingualText, daySchema, orNull } from '../kernel/shapes.ts'
import { storePermissions } from '../kernel/store-permissions.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import { vatRegimes } from '../orders/pricing.ts'
import { approvalSchema } from './approval-shapes.ts'
import { deliveryRule, maxDeliveryRules, namedDeliveryRule, preparationDays } from './delivery/delivery-rules.ts'
import { paperRestrictions } from './papers/paper-states.ts'
import { profileSteps } from './profile/completeness.ts'
import { holiday, openInterval } from './profile/opening-times.schemas.ts'
import { weekdays } from './profile/opening-times.ts'
import { type SocialAccountNetwork, socialAccount } from './profile/social-accounts.ts'
import { refusedChange, storeChange } from './profile/store-changes.ts'
import { cleanColor } from './profile/store-colors.ts'
import { contactNames } from './store-labels.ts'
import { documentKindNames, documentStatuses, entityTypes, shippingCompanyNames, storeServiceNames } from './store-states.ts'

const text = (max: number, min = 1) => z.string().overwrite(cleanText).min(min).max(max)
const line = (max: number, min = 1) => z.string().overwrite(cleanLine).min(min).max(max)
const story = (max: number) => eitherSide(longText({ max, min: 10 })).schema
const identifier = (test: (value: string) => boolean, message: string) => z.string().overwrite(cleanIdentifier).refine(test, message)
const halalas = halalasSchema(0, 1_000_000)
const uuid = z.uuid('uuid')
const paper = orNull(uuid)
const account = (network: SocialAccountNetwork) =>
  orNull(
    z
      .string()
      .overwrite(cleanLine)
      .max(200)
      .overwrite((text) => socialAccount(network, text) ?? text)
      .refine((text) => socialAccount(network, text) !== null, 'social_account'),
  )
export const contactsBody = z.strictObject({
  whatsapp: orNull(phoneSchema),
  email: orNull(emailSchema),
  telegram: account('telegram'),
  facebook: account('facebook'),
  twitter: account('twitter'),
  instagram: account('instagram'),
  tiktok: account('tiktok'),
  snapchat: account('snapchat'),
})

/** Kept contacts as they may be shown: in their normal form, and without what leads elsewhere. */
export function readContacts(
  saved: Readonly<Record<string, string | null | undefined>>,
): Partial<Record<(typeof contactNames)[number], string>> {
  return Object.fromEntries(
    contactNames.flatMap((name) => {
      const { data } = contactsBody.shape[name].safeParse(saved[name] ?? null)
      return typeof data === 'string' ? [[name, data]] : []
    }),
  )
}

const storeData = {
  name: eitherSide(lineField({ max: 80, min: 3 })).schema,
  description: story(1000),
  logo: orNull(uuid),
  /** Left out, the cover stays as it is. */
  cover: orNull(uuid).optional(),
  category_id: uuid,
  subcategory_id: orNull(uuid),
  city_id: uuid,
  address: orNull(line(300)),
  tags: z.array(line(30)).max(20).default([]),
  he_sells: orNull(text(300)),
  refund_policy: orNull(story(2000)),
}
/** The number under which the Saudi Business Center authenticated the shop: of a business, or of an individual with a freelance document. */
const AuthNumBusiness = orNull(
  z
    .string()
    .overwrite(cleanIdentifier)
    .regex(/^\d{10}$/, 'AuthNumBusiness'),
)
export const storeDataC1Body = z.strictObject({ ...storeData, AuthNumBusiness })
/** Required for a business; the number stays unchanged if it is left out. */
export const storeDataC2Body = z.strictObject({ ...storeData, AuthNumBusiness: AuthNumBusiness.optional() })

const anySide = (of: z.ZodString) => z.object({ ar: of, en: of }).nullable()
/** The look of a store's page. Its words may be written in one language or in none. */
export const appearanceBody = z.strictObject({
  cover: orNull(uuid),
  accent_color: orNull(
    z
      .string()
      .overwrite(cleanColor)
      .regex(/^#[0-9a-f]{6}$/, 'color'),
  ),
  announcement: anySide(line(120, 0)),
  welcome_title: anySide(line(80, 0)),
  welcome_text: anySide(text(400, 0)),
})

const vatNo = orNull(identifier(isVatNumber, 'vat_no'))
export const docsC1Body = z.strictObject({
  commercial_register_no: identifier(isCommercialRegister, 'commercial_register_no'),
  commercial_register_photo: paper,
  /** Registers no longer expire; the date is that of the yearly confirmation. */
  commercial_register_end_date: orNull(daySchema),
  vat_no: vatNo,
  vat_certificate: paper,
  incorporation_document: paper,
  id_image: paper,
  id_image_end_date: orNull(daySchema),
})
export const docsC2Body = z.strictObject({
  national_id: identifier(isNationalId, 'national_id'),
  free_labor_document: paper,
  free_labor_document_end_date: orNull(daySchema),
  work_document: paper,
  id_image: paper,
  id_image_end_date: orNull(daySchema),
  vat_no: vatNo,
  vat_certificate: paper,
})

export const bankBody = z.strictObject({
  bank_id: uuid,
  bank_account_name: line(120, 3),
  bank_account_no: orNull(
    z
      .string()
      .overwrite(cleanIdentifier)
      .regex(/^\d{6,30}$/, 'account_number'),
  ),
  iban_no: ibanSchema,
  bank_account_image: paper,
  bank_account_letter: paper,
})

export const vatBody = z.strictObject({
  applying_vat_admission: z.boolean(),
  is_products_including_vat: z.boolean(),
  calc_vat_on_charge: z.boolean(),
  display_products_including_vat: z.boolean(),
})

export const shippingBody = z.strictObject({
  has_delivery_service: z.boolean(),
  /** The charge that a new rule begins with; each rule has its own. */
  delivery_charge: orNull(halalas),
  delivery_locations: z.array(deliveryRule).max(maxDeliveryRules),
  /** It stays unchanged if it is left out. */
  preparation_days: preparationDays.optional(),
  shipping_companies: z.array(z.enum(shippingCompanyNames)).max(10).default([]),
  /** The place where carriers collect the parcels. It stays unchanged if it is left out. */
  short_address: orNull(shortAddressSchema).optional(),
})

const location = z.strictObject({ location_description: text(300, 5), region_id: uuid, city_id: uuid })
export const servicesBody = z.strictObject({
  services: z.array(z.enum(storeServiceNames)).max(20),
  reception_location: location.nullable(),
  pickup_location: location.nullable(),
})

const moment = z.iso.datetime().nullable()
const place = z.object({ location_description: z.string(), region_id: z.uuid(), city_id: z.uuid() }).nullable()

const storeDocument = z.object({
  kind: z.enum(documentKindNames),
  file: z.uuid().nullable(),
  mime: z.string().nullable(),
  status: z.enum(typedKeys(documentStatuses)),
  reason: z.string().nullable(),
  end_date: z.string().nullable(),
  judged_at: moment,
})

/** Everything a store says of itself; its own profile and the admin's view of it. */
export const storeFacts = {
  id: z.uuid(),
  slug: z.string(),
  name: bilingualText,
  description: bilingualText.nullable(),
  logo: z.uuid().nullable(),
  cover: z.uuid().nullable(),
  /** `#rrggbb`; null is the platform's colour. */
  accent_color: z.string().nullable(),
  announcement: bilingualText.nullable(),
  welcome_title: bilingualText.nullable(),
  welcome_text: bilingualText.nullable(),
  entity_type: z.enum(typedKeys(entityTypes)),
  category_id: z.uuid().nullable(),
  category: referenced.nullable(),
  subcategory_id: z.uuid().nullable(),
  subcategory: referenced.nullable(),
  city_id: z.uuid().nullable(),
  city: referenced.nullable(),
  address: z.string().nullable(),
  tags: z.array(z.string()),
  he_sells: z.string().nullable(),
  refund_policy: bilingualText.nullable(),
  AuthNumBusiness: z.string().nullable(),
  contacts: z.record(z.string(), z.string()),
  approved: approvalSchema,
  submitted_at: moment,
  approved_at: moment,
  status_reason: z.string().nullable(),
  is_online: z.boolean(),
  shipping_enabled: z.boolean(),
  payout_hold: z.boolean(),
  has_complete_data: z.boolean(),
  featured_position: z.int().nullable(),
  /** Papers that expired, until a valid one is accepted. */
  lapsed_papers: z.array(z.enum(documentKindNames)),
  /** The current restriction by an expired document, and the days in Riyadh it begins on. */
  paper_restriction: z.enum(paperRestrictions).nullable(),
  products_stop_on: z.string().nullable(),
  orders_stop_on: z.string().nullable(),
  commercial_register_no: z.string().nullable(),
  commercial_register_end_date: z.string().nullable(),
  vat_no: z.string().nullable(),
  national_id: z.string().nullable(),
  applying_vat_admission: z.boolean(),
  is_products_including_vat: z.boolean(),
  calc_vat_on_charge: z.boolean(),
  display_products_including_vat: z.boolean(),
  vat_regime: z.enum(vatRegimes),
  /** The store's own commission now, in basis points; null is the platform's. */
  commission_bp: z.int().nullable(),
  /** The platform's commission, for stores without their own. */
  usual_commission_bp: z.int(),
  /** The rates of its own, the latest first; those not begun are announced. */
  commissions: z.array(
    z.object({ commission_bp: z.int().nullable(), starts_at: z.iso.datetime(), reason: z.string(), begun: z.boolean() }),
  ),
  bank_id: z.uuid().nullable(),
  bank: referenced.nullable(),
  bank_account_name: z.string().nullable(),
  bank_account_no: z.string().nullable(),
  iban_no: z.string().nullable(),
  has_delivery_service: z.boolean(),
  delivery_charge: z.int().nullable(),
  reception_location: place,
  pickup_location: place,
  services: z.array(z.string()),
  shipping_companies: z.array(z.string()),
  short_address: z.string().nullable(),
  /** The most general first: the Kingdom, then each region before its cities. */
  delivery_locations: z.array(namedDeliveryRule),
  preparation_days: z.int().nullable(),
  opening_hours: z.record(z.enum(weekdays), z.array(openInterval)).nullable(),
  ramadan_hours: z.record(z.enum(weekdays), z.array(openInterval)).nullable(),
  holidays: z.array(holiday),
  orders_outside_hours: z.boolean(),
  /** True while its hours or a holiday stop new orders, though the merchant opened it. */
  orders_stopped: z.boolean(),
  documents: z.array(storeDocument),
  /** The new values that wait for an admin while the values above stay live. */
  changes: z.array(storeChange),
  /** The values an admin refused, with the reason: the latest of each field, for a month or until the field is changed again. */
  refused_changes: z.array(refusedChange),
  missing: z.array(z.object({ step: z.enum(profileSteps), what: bilingualText })),
  owner: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  /** The version of the merchant agreement it accepted, and the one it still has to. */
  agreement: storeAgreement,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
}

export type StoreFacts = z.output<z.ZodObject<typeof storeFacts>>

/** A merchant's own profile: the store with the signed-in member's part. */
export const storeProfile = z.object({
  ...storeFacts,
  email: z.string(),
  phone: z.string(),
  member_name: z.string(),
  member_avatar: z.uuid().nullable(),
  member_locale: z.enum(locales),
  member_updated_at: z.iso.datetime(),
  email_verified_at: moment,
  phone_verified_at: moment,
  permissions: z.array(z.enum(storePermissions)),
})
export type StoreProfile = z.output<typeof storeProfile>
