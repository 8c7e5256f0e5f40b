import type { ProductChoices } from '@rahba/contract/catalog/products/product-answers'
import { productChoices } from '@rahba/contract/catalog/products/product-answers'
import { errors } from '@rahba/contract/kernel/errors'
import { sql } from 'drizzle-orm'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import type { Translator } from '../../platform/translator/port.ts'
import { ordersStoppedText } from '../../stores/visible.ts'

/** Returns the choices of a store's product form, in one statement. Throws `not_found` if the store does not exist. */
export async function readChoices(db: Db, store_id: string, translator: Translator | null): Promise<ProductChoices> {
  const rows = await readRows(
    db,
    sql`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by position, id), '[]') from categories where active) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'category_id', category_id) order by position, id), '[]') from subcategories where active) as subcategories,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by position, id), '[]') from shelves where store_id = s.id) as shelves,
      (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'is_required', f.is_required, 'active', f.active, 'options',
          (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'price', o.price) order by o.position), '[]') from additional_field_options o where o.field_id = f.id)
        ) order by f.id), '[]') from additional_fields f where f.store_id = s.id and f.active) as additional_fields,
      array(select distinct brand from products where store_id = s.id and brand is not null and deleted_at is null order by brand limit 100) as brands,
      array(select distinct tag from products, unnest(tags) tag where store_id = s.id and deleted_at is null order by tag limit 200) as tags,
      (select count(*)::int from branches where store_id = s.id and deleted_at is null) as branches,
      jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'approved', s.approved, 'is_online', s.is_online, 'orders_stopped', ${sql.raw(ordersStoppedText)}, 'paper_restriction', s.paper_restriction) as store
    from stores s where s.id = ${store_id}`,
    productChoices.omit({ machine_translation: true }),
  )
  const [row] = rows
  if (!row) throw fail(errors.not_found)
  return { ...row, machine_translation: translator !== null }
}
