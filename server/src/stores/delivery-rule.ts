import { type SQL, sql } from 'drizzle-orm'

/**
 * A select of a store's rule for a city: its own, else its region's, else that of the Kingdom. It gives no row where there is no rule, and none where the
 * most exact one is an exception. This is the only place that says which rule counts (docs/domain/delivery.md#which-rule-counts).
 * @param columns what it selects, over `delivery_locations d`
 * @param store the id of the store
 * @param city the id of the city
 */
export const deliveryRuleFor = (columns: SQL, { store, city }: { store: SQL; city: SQL }): SQL => sql`
  select ${columns} from (
    select d.* from cities c join regions r on r.id = c.region_id join countries k on k.id = r.country_id
      join delivery_locations d on d.store_id = ${store}
        and (d.city_id = c.id or d.city_id is null and (d.region_id = c.region_id or d.region_id is null and k.iso = 'SA'))
    where c.id = ${city}
    order by d.city_id nulls last, d.region_id nulls last limit 1
  ) d where d.delivers`
