import { sql } from 'drizzle-orm'
import type { Db } from '../src/platform/db/types.ts'

interface VariantFault extends Record<string, unknown> {
  id: string
  fault: string
}

/** Products whose stock, sales or prices are not those of their variants, variants whose stock is not that of their branches or movements, deleted variants with stock, and order lines whose variant is another product's. Empty if all agree. */
export async function findVariantFaults(db: Db): Promise<VariantFault[]> {
  const { rows } = await db.execute<VariantFault>(sql`
    select p.id, 'stock' as fault from products p cross join lateral (
      select coalesce(sum(v.quantity) filter (where v.active and v.deleted_at is null), 0) as quantity, coalesce(sum(v.sales), 0) as sales
      from product_variants v where v.product_id = p.id) s
    where p.deleted_at is null and (p.quantity, p.sales) is distinct from (s.quantity, s.sales)
    union all
    select p.id, 'price' from products p cross join lateral (
      select coalesce(min(v.final_price) filter (where v.active), min(v.final_price)) as final_price, count(*) as variants
      from product_variants v where v.product_id = p.id and v.deleted_at is null) s
    where p.deleted_at is null and (p.final_price, p.variants_count) is distinct from (s.final_price, s.variants)
    union all
    select p.id, 'reduced' from products p where p.deleted_at is null and p.reduced <> exists (
      select from product_variants v where v.product_id = p.id and v.active and v.deleted_at is null and v.price_after_discount is not null)
    union all
    select p.id, 'only variant' from products p where p.deleted_at is null and p.axes = '[]' and not exists (
      select from product_variants v where v.id = p.id and v.deleted_at is null and v.values = '{}'
        and (v.price, v.price_after_discount, v.quantity, v.barcode) is not distinct from (p.price, p.price_after_discount, p.quantity, p.barcode))
    union all
    select v.id, 'deleted with stock' from product_variants v where v.deleted_at is not null and v.quantity <> 0
    union all
    select v.id, 'branches' from product_variants v where v.quantity <> (select coalesce(sum(s.quantity), 0) from branch_stock s where s.variant_id = v.id)
    union all
    select s.variant_id, 'movements' from branch_stock s
    where s.quantity <> (select coalesce(sum(m.change), 0) from stock_movements m where m.variant_id = s.variant_id and m.branch_id = s.branch_id)
    union all
    select l.id, 'line' from order_lines l join product_variants v on v.id = l.variant_id where v.product_id <> l.product_id`)
  return rows
}
