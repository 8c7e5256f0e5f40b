import type { Bilingual } from '@rahba/contract/kernel/locale'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import type { VatRegime } from '@rahba/contract/orders/pricing'
import { vatRegimes } from '@rahba/contract/orders/pricing'
import { defaultSettings, type Settings } from '@rahba/contract/settings/setting-specs'
import { approvalSchema } from '@rahba/contract/stores/approval-shapes'
import { type PaperRestriction, paperRestrictions } from '@rahba/contract/stores/papers/paper-states'
import type { OpeningTimes } from '@rahba/contract/stores/profile/opening-times'
import type { StoreApproval } from '@rahba/contract/stores/store-states'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { nowText } from '../platform/db/columns.ts'
import { hot } from '../platform/db/hot.ts'
import type { Db } from '../platform/db/types.ts'
import { type BranchFacts, branchFacts, branchFactsText } from '../stores/branches/branch-facts.ts'
import { commissionNow } from '../stores/commission/commissions.ts'
import { deliveryRuleFor } from '../stores/profile/delivery-rule.ts'
import { type DeliveryTerms, deliveryTerms, deliveryTermsColumn } from '../stores/profile/delivery-terms.ts'
import { timesText } from '../stores/profile/times-text.ts'
import { ordersStoppedText } from '../stores/visible.ts'
import type { OrderAddress } from './table.ts'

export interface CheckoutStore {
  id: string
  name: Bilingual
  approved: StoreApproval
  is_online: boolean
  /** True while its hours or a holiday stop orders. */
  orders_stopped: boolean
  paper_restriction: PaperRestriction | null
  shipping_enabled: boolean
  has_delivery_service: boolean
  carriers: boolean
  is_products_including_vat: boolean
  calc_vat_on_charge: boolean
  applying_vat_admission: boolean
  vat_regime: VatRegime
  /** Its own rate now; null is the platform's. */
  commission_bp: number | null
  /** The stock of a variant at or below which the team gets an alert. */
  low_stock_alert: number | null
  /** In the store's order, the main branch first. */
  branches: BranchFacts[]
  preparation_days: number | null
  times: OpeningTimes
}

export interface Checkout {
  /** The id that the order will have. */
  order_id: string
  /** The moment it is read, in milliseconds. */
  now: number
  /** The shopper's name. */
  user_name: string | null
  settings: Settings
  store: CheckoutStore | null
  address: OrderAddress | null
  /** The region of the address. */
  region_id: string | null
  /** True if the address is in the Kingdom, where carriers require the short national address. */
  in_kingdom: boolean | null
  /** Null if it does not deliver to the address. */
  delivery: DeliveryTerms | null
}

type Loaded = Omit<Checkout, 'settings'> & { saved: Partial<Settings> | null }

const loaded: z.ZodType<Loaded> = z.strictObject({
  order_id: z.uuid(),
  now: z.number(),
  user_name: z.string().nullable(),
  saved: z.record(z.string(), z.unknown()).nullable(),
  store: z
    .strictObject({
      id: z.uuid(),
      name: bilingualText,
      approved: approvalSchema,
      is_online: z.boolean(),
      orders_stopped: z.boolean(),
      paper_restriction: z.enum(paperRestrictions).nullable(),
      shipping_enabled: z.boolean(),
      has_delivery_service: z.boolean(),
      carriers: z.boolean(),
      is_products_including_vat: z.boolean(),
      calc_vat_on_charge: z.boolean(),
      applying_vat_admission: z.boolean(),
      vat_regime: z.enum(vatRegimes),
      commission_bp: z.int().nullable(),
      low_stock_alert: z.int().nullable(),
      branches: z.array(branchFacts),
      preparation_days: z.int().nullable(),
      // It was checked when it was saved.
      times: z.custom<OpeningTimes>(),
    })
    .nullable(),
  address: z
    .strictObject({
      id: z.uuid(),
      label: z.string(),
      name: z.string(),
      phone: z.string(),
      city_id: z.uuid(),
      city: bilingualText,
      region: bilingualText,
      district: z.string(),
      street: z.string(),
      building: z.string().nullable(),
      short_address: z.string().nullable(),
    })
    .nullable(),
  region_id: z.uuid().nullable(),
  in_kingdom: z.boolean().nullable(),
  delivery: deliveryTerms.nullable(),
})

const address = (id: SQL, user: SQL): SQL => sql`
  select jsonb_build_object('id', a.id, 'label', a.label, 'name', a.name, 'phone', a.phone, 'city_id', a.city_id, 'city', c.name, 'region', r.name, 'district', a.district,
    'street', a.street, 'building', a.building, 'short_address', a.short_address)
  from addresses a join cities c on c.id = a.city_id join regions r on r.id = c.region_id
  where a.id = ${id}::uuid and a.user_id = ${user}::uuid and a.deleted_at is null`

const addressCity = (id: SQL, user: SQL): SQL =>
  sql`(select a.city_id from addresses a where a.id = ${id}::uuid and a.user_id = ${user}::uuid and a.deleted_at is null)`

interface CheckoutKeys {
  store_id: string
  address_id: string | null
  user_id: string
}

const load = hot<Loaded, { [field in keyof CheckoutKeys]: CheckoutKeys[field] }>(
  'load-checkout',
  (value) => sql`
    select uuid_v7() as order_id, ${sql.raw(nowText)} as now, (select u.name from users u where u.id = ${value('user_id')}::uuid) as user_name, (select jsonb_object_agg(key, body) from settings) as saved,
      (select jsonb_build_object('id', s.id, 'name', s.name, 'approved', s.approved, 'is_online', s.is_online, 'orders_stopped', ${sql.raw(ordersStoppedText)}, 'paper_restriction', s.paper_restriction, 'shipping_enabled', s.shipping_enabled,
          'has_delivery_service', s.has_delivery_service, 'carriers', cardinality(s.shipping_companies) > 0,
          'is_products_including_vat', s.is_products_including_vat, 'calc_vat_on_charge', s.calc_vat_on_charge, 'applying_vat_admission', s.applying_vat_admission,
          'vat_regime', s.vat_regime, 'commission_bp', ${commissionNow(sql`s.id`)},
          'preparation_days', s.preparation_days,
          'times', ${sql.raw(timesText)}, 'low_stock_alert', s.low_stock_alert, 'branches', ${sql.raw(branchFactsText())})
        from stores s where s.id = ${value('store_id')}::uuid) as store,
      (${address(value('address_id'), value('user_id'))}) as address,
      (select c.region_id from addresses a join cities c on c.id = a.city_id where a.id = ${value('address_id')}::uuid and a.user_id = ${value('user_id')}::uuid) as region_id,
      (select k.iso = 'SA' from addresses a join cities c on c.id = a.city_id join regions r on r.id = c.region_id join countries k on k.id = r.country_id
        where a.id = ${value('address_id')}::uuid and a.user_id = ${value('user_id')}::uuid) as in_kingdom,
      (${deliveryRuleFor(deliveryTermsColumn, { store: sql`${value('store_id')}::uuid`, city: addressCity(value('address_id'), value('user_id')) })}) as delivery`,
  loaded,
)

/**
 * Everything but the goods that a price depends on, in one statement: the store's rules, the shopper's own address, the terms of delivery, the
 * settings.
 */
export async function loadCheckout(db: Db, keys: CheckoutKeys): Promise<Checkout> {
  const [found] = await load(db, { ...keys })
  if (!found) throw new Error('A select without a from answers one row')
  const { saved, ...checkout } = found
  return { ...checkout, settings: { ...defaultSettings, ...saved } }
}
