import type { Bilingual } from '@rahba/contract/kernel/locale'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { vatRegimes } from '@rahba/contract/orders/pricing'
import { type PaperRestriction, paperRestrictions } from '@rahba/contract/stores/paper-states'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { nowText } from '../../platform/db/columns.ts'
import { hot, unseen } from '../../platform/db/hot.ts'
import type { Db } from '../../platform/db/types.ts'
import { deliveryRuleFor } from '../../stores/delivery-rule.ts'
import { timesText } from '../../stores/times-text.ts'
import { ordersStoppedText, visibleStoreText } from '../../stores/visible.ts'
import type { CheckoutStore, DeliveryTerms } from '../load-checkout.ts'

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
  terms: Pick<DeliveryTerms, 'delivery_charge' | 'min_order_cost' | 'free_from'> | null
  /** True if carriers take its parcels. */
  carriers: boolean
  /** The branches where orders are collected, the main one first. */
  pickup_branches: { id: string; name: Bilingual; city: Bilingual | null }[]
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
  terms: z.strictObject({ delivery_charge: z.int(), min_order_cost: z.int(), free_from: z.int().nullable() }).nullable(),
  carriers: z.boolean(),
  pickup_branches: z.array(z.strictObject({ id: z.uuid(), name: bilingualText, city: bilingualText.nullable() })),
})

const terms = sql`jsonb_build_object('delivery_charge', d.delivery_charge, 'min_order_cost', d.min_order_cost, 'free_from', d.free_from)`

const load = hot<CartStore, { ids: string[]; city_id: string | null }>(
  'cart-stores',
  (value) => {
    const ofCity = deliveryRuleFor(terms, { store: sql`s.id`, city: sql`${value('city_id')}::uuid` })
    return sql`select ${sql.raw(nowText)} as now, s.id, s.slug, s.name, s.logo, s.is_online, ${sql.raw(ordersStoppedText)} as orders_stopped, s.paper_restriction,
        ${sql.raw(timesText)} as times, s.is_products_including_vat, s.calc_vat_on_charge, s.applying_vat_admission, s.vat_regime,
        s.has_delivery_service and s.shipping_enabled as delivers,
        case when s.has_delivery_service and s.shipping_enabled then
          case when ${value('city_id')}::uuid is null then (select ${terms} from delivery_locations d where d.store_id = s.id and d.city_id is null and d.region_id is null and d.delivers)
          else (${ofCity}) end end as terms,
        cardinality(s.shipping_companies) > 0 as carriers,
        array(select jsonb_build_object('id', b.id, 'name', b.name, 'city', c.name) from branches b left join cities c on c.id = b.city_id
          where b.store_id = s.id and b.pick_up and b.deleted_at is null order by b.id <> s.id, b.position, b.id) as pickup_branches
      from stores s where ${sql.raw(visibleStoreText)} and s.id = any(${unseen(sql`${value('ids')}::uuid[]`)})`
  },
  row,
)

/** The visible stores of a cart, with their terms for a city, in one statement. Without a city, the terms for the whole Kingdom. */
export const loadCartStores = (db: Db, ids: readonly string[], city_id: string | null): Promise<CartStore[]> =>
  load(db, { ids: [...ids], city_id })
