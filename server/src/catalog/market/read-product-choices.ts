import { marketProduct, marketVariant } from '@rahba/contract/catalog/market/market'
import { lowStock } from '@rahba/contract/catalog/products/product-states'
import type { Locale } from '@rahba/contract/kernel/locale'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { hot } from '../../platform/db/hot.ts'
import type { Db } from '../../platform/db/types.ts'
import { inLanguage } from './market-columns.ts'

const choicesRow = z.strictObject({
  variants: z.array(marketVariant.omit({ offer_price: true })),
  pickup_branches: marketProduct.shape.pickup_branches,
})
type Choices = z.output<typeof choicesRow>

const select = (locale: Locale) =>
  hot<Choices, { id: string }>(
    `market-product-choices-${locale}`,
    // A picture that the product does not show yet waits for review, so its variant does not show it either.
    (value) => sql`select array(
        select jsonb_build_object('id', v.id, 'values', v.values, 'price', v.price, 'price_after_discount', v.price_after_discount,
          'final_price', v.final_price, 'image', i.file, 'left', case when v.quantity <= ${sql.raw(String(lowStock))} then v.quantity end)
        from product_variants v left join product_images i on i.product_id = p.id and i.file = v.image
        where p.axes <> '[]' and v.product_id = p.id and v.active and v.deleted_at is null order by v.position, v.id) as variants,
      array(select jsonb_build_object('id', b.id, 'name', ${sql.raw(inLanguage('b.name', locale))}, 'city', ${sql.raw(inLanguage('bc.name', locale))}, 'address', b.address,
          'in_stock', case when p.axes = '[]'
          then array(select bs.variant_id from branch_stock bs where bs.variant_id = p.id and bs.branch_id = b.id and bs.quantity > 0)
          else array(select bs.variant_id from product_variants bv join branch_stock bs on bs.variant_id = bv.id and bs.branch_id = b.id and bs.quantity > 0
            where bv.product_id = p.id and bv.active and bv.deleted_at is null) end,
          'last_pieces', array(select jsonb_build_object('variant_id', bs.variant_id, 'left', bs.quantity)
            from product_variants bv join branch_stock bs on bs.variant_id = bv.id and bs.branch_id = b.id and bs.quantity between 1 and ${sql.raw(String(lowStock))}
            where bv.product_id = p.id and bv.active and bv.deleted_at is null order by bv.position, bv.id))
        from branches b left join cities bc on bc.id = b.city_id where b.store_id = p.store_id and b.pick_up and b.deleted_at is null
        order by b.id <> p.store_id, b.position, b.id) as pickup_branches
      from products p where p.id = ${value('id')}`,
    choicesRow,
  )
const prepared = { ar: select('ar'), en: select('en') }

/**
 * The variants of a product that are offered, and the branches where it can be collected. They have a statement of their own because PostgreSQL
 * sets up their subqueries even for the products that have neither.
 */
export async function readProductChoices(db: Db, id: string, locale: Locale): Promise<Choices> {
  const [row] = await prepared[locale](db, { id })
  return row ?? { variants: [], pickup_branches: [] }
}
