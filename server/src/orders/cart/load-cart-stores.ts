import type { Bilingual } from '@rahba/contract/kernel/locale'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { vatRegimes } from '@rahba/contract/orders/pricing'
import { approvalSchema } from '@rahba/contract/stores/approval-shapes'
import { type PaperRestriction, paperRestrictions } from '@rahba/contract/stores/papers/paper-states'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { nowText } from '../../platform/db/columns.ts'
import { hideLength, hot } from '../../platform/db/hot.ts'
import type { Db } from '../../platform/db/types.ts'
import { type BranchFacts, branchFacts, branchFactsText } from '../../stores/branches/branch-facts.ts'
import { deliveryRuleFor } from '../../stores/profile/delivery-rule.ts'
import { type DeliveryTerms, deliveryTerms, deliveryTermsColumn } from '../../stores/profile/delivery-terms.ts'
import { timesText } from '../../stores/profile/times-text.ts'
import { ordersStoppedText } from '../../stores/visible.ts'
import type { CheckoutStore } from '../load-checkout.ts'

type OfOrder = Pick<
  CheckoutStore,
  | 'id'
  | 'is_online'
  | 'orders_stopped'
  | 'times'
  | 'is_products_including_vat'
  | 'calc_vat_on_charge'
  | 'applying_vat_admission'
  | 'vat_regime'
  | 'approved'
  | 'preparation_days'
>

/** The facts about a store that its part of a cart needs. */
export interface CartStore extends OfOrder {
  /** The moment it is read, in milliseconds. */
  now: number
  slug: string
  name: Bilingual
  logo: string | null
  paper_restriction: PaperRestriction | null
  /** True if it delivers anywhere. */
  delivers: boolean
  terms: DeliveryTerms | null
  /** True if carriers take its parcels. */
  carriers: boolean
  /** In the store's order, the main branch first. */
  branches: (BranchFacts & { city: Bilingual | null; address: string | null })[]
  /** The region of the city that the cart is priced for. */
  region_id: string | null
}

const row: z.ZodType<CartStore> = z.strictObject({
  now: z.number(),
  id: z.uuid(),
  slug: z.string(),
  name: bilingualText,
  logo: z.uuid().nullable(),
  is_online: z.boolean(),
  orders_stopped: z.boolean(),
  paper_restriction: z.enum(paperRestrictions).nullable(),
  // They were checked when they were saved.
  times: z.custom<CheckoutStore['times']>(),
  is_products_including_vat: z.boolean(),
  calc_vat_on_charge: z.boolean(),
  applying_vat_admission: z.boolean(),
  vat_regime: z.enum(vatRegimes),
  delivers: z.boolean(),
  terms: deliveryTerms.nullable(),
  carriers: z.boolean(),
  branches: z.array(branchFacts.extend({ city: bilingualText.nullable(), address: z.string().nullable() })),
  region_id: z.uuid().nullable(),
  approved: approvalSchema,
  preparation_days: z.int().nullable(),
})

const load = hot<CartStore, { ids: string[]; city_id: string | null }>(
  'cart-stores',
  (value) => {
    const ofCity = deliveryRuleFor(deliveryTermsColumn, { store: sql`s.id`, city: sql`${value('city_id')}::uuid` })
    return sql`select ${sql.raw(nowText)} as now, s.id, s.slug, s.name, s.logo, s.is_online, ${sql.raw(ordersStoppedText)} as orders_stopped, s.paper_restriction,
        ${sql.raw(timesText)} as times, s.is_products_including_vat, s.calc_vat_on_charge, s.applying_vat_admission, s.vat_regime,
        s.has_delivery_service and s.shipping_enabled as delivers,
        case when s.has_delivery_service and s.shipping_enabled then
          case when ${value('city_id')}::uuid is null then (select ${deliveryTermsColumn} from delivery_locations d where d.store_id = s.id and d.city_id is null and d.region_id is null and d.delivers)
          else (${ofCity}) end end as terms,
        cardinality(s.shipping_companies) > 0 as carriers,
        ${sql.raw(branchFactsText(", 'city', bc.name, 'address', b.address"))} as branches, (select c.region_id from cities c where c.id = ${value('city_id')}::uuid) as region_id,
        s.approved, s.preparation_days
      from stores s where s.id = any(${hideLength(sql`${value('ids')}::uuid[]`)})`
  },
  row,
)

/**
 * The stores of a cart with their terms for a city, in one statement. Without a city, the terms for the whole Kingdom. Those that shoppers may
 * no longer see are among them (`approved`), so that the cart says why nothing can be ordered there.
 */
export const loadCartStores = (db: Db, ids: readonly string[], city_id: string | null): Promise<CartStore[]> =>
  load(db, { ids: [...ids], city_id })
