import { type SQL, sql } from 'drizzle-orm'

// These two parts are the only place that says which rule counts (docs/domain/delivery.md#which-rule-counts).
const forCity = sql`(d.city_id = c.id or d.city_id is null and (d.region_id = c.region_id or d.region_id is null and k.iso = 'SA'))`
const mostExactFirst = sql`d.city_id nulls last, d.region_id nulls last`
const places = sql`cities c join regions r on r.id = c.region_id join countries k on k.id = r.country_id`

/**
 * A select of a store's rule for a city: its own, else its region's, else that of the Kingdom. It gives no row where there is no rule, and none
 * where the most exact one is an exception.
 * @param columns what it selects, over `delivery_locations d`
 * @param store the id of the store
 * @param city the id of the city
 */
export const deliveryRuleFor = (columns: SQL, { store, city }: { store: SQL; city: SQL }): SQL => sql`
  select ${columns} from (
    select d.* from ${places} join delivery_locations d on d.store_id = ${store} and ${forCity}
    where c.id = ${city}
    order by ${mostExactFirst} limit 1
  ) d where d.delivers`

/** A select of the ids of all stores that have a rule for a city and deliver there by it. */
const storesDeliveringTo = (city: SQL): SQL => sql`
  select d.store_id from (
    select distinct on (d.store_id) d.store_id, d.delivers from ${places} join delivery_locations d on ${forCity}
    where c.id = ${city}
    order by d.store_id, ${mostExactFirst}
  ) d where d.delivers`

/** True over `stores s` that deliver to a city, or where orders are collected there. Each half is looked up once a statement, not once a row. */
export const servesCity = (city: SQL): SQL => sql`(s.has_delivery_service and s.shipping_enabled and s.id in (${storesDeliveringTo(city)})
  or s.id in (select b.store_id from branches b where b.city_id = ${city} and b.pick_up and b.deleted_at is null))`
