import type { StockRow } from '@rahba/contract/catalog/stock/stock'
import { type Axis, chosenValues } from '@rahba/contract/catalog/variants/axes'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { cleanLine, latinDigits } from '@rahba/contract/kernel/normalise'
import type { Page } from '@rahba/contract/kernel/page'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { type Cut, getOrder, type PageQuery, type Sort, toPage } from '../../platform/lists/page.ts'
import { exportCap } from '../../platform/lists/send-export.ts'
import { isLowVariant } from '../is-low-variant.ts'
import { findProducts } from '../search/find-products.ts'
import { products } from '../table.ts'
import { productVariants as variants } from '../variants/table.ts'

interface StockQuery {
  q?: string | undefined
  branch_id?: string | undefined
  stock?: 'low' | 'out' | undefined
  sort: string
}

const sorts: Record<string, Sort<StockRow>> = {
  // Ids rise with time, so the id of a product stands for the moment it was made. Its variants are in the order of their values in both
  // directions of a list whose newest products are first.
  created_at: {
    by: variants.product_id,
    value: (row) => row.product_id,
    within: { by: sql`-${variants.position}`, of: (id) => sql`(select -v.position from product_variants v where v.id = ${id}::uuid)` },
  },
  quantity: {
    by: variants.quantity,
    value: (row) => row.quantity,
    steps: { by: variants.stock_level, of: (quantity) => sql`stock_level(${quantity}::int)` },
  },
}

// A name that looks like a code is still found, unless the code of a variant begins with it.
const codeLike = /^(?=.*\d)[\x21-\x7e]{3,64}$/

/** Finds the variants whose code begins with the search; null for no variants. Their index holds the store's codes. */
async function findByCode(db: Db, q: string | undefined, store_id: string): Promise<SQL | null> {
  const code = cleanLine(latinDigits(q ?? '')).toLowerCase()
  if (code === '') return null
  const isCode = codeLike.test(code)
    ? sql`(starts_with(lower(${variants.sku}), ${code}) or starts_with(lower(${variants.barcode}), ${code}))`
    : sql`lower(${variants.sku}) = ${code}`
  const [found] = await db
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.store_id, store_id), isNull(variants.deleted_at), isCode))
    .limit(1)
  return found ? isCode : null
}

async function buildCondition(db: Db, store_id: string, { q, branch_id, stock }: StockQuery): Promise<SQL | undefined> {
  const coded = await findByCode(db, q, store_id)
  const found = coded ? null : await findProducts(db, q, store_id)
  return and(
    eq(variants.store_id, store_id),
    isNull(variants.deleted_at),
    // A product that is off sale needs no more stock, but its stock is listed.
    stock === 'out' ? and(variants.active, eq(variants.stock_level, 0)) : undefined,
    stock === 'low' ? isLowVariant('product_variants') : undefined,
    branch_id ? sql`exists (select from branch_stock s where s.variant_id = ${variants.id} and s.branch_id = ${branch_id})` : undefined,
    coded ?? undefined,
    found ? sql`${variants.product_id} in (select ${products.id} from ${products} where ${found.where})` : undefined,
  )
}

interface Selected extends Omit<StockRow, 'variant'> {
  axes: Axis[]
  values: string[]
}

const toRow = ({ axes, values, ...row }: Selected): StockRow => ({ ...row, variant: chosenValues(axes, values) })

async function selectRows(db: Db, cut: Cut): Promise<StockRow[]> {
  const rows = await db
    .select({
      id: variants.id,
      product_id: variants.product_id,
      product: sql<Bilingual>`${products.name}`,
      axes: products.axes,
      values: variants.values,
      sku: variants.sku,
      barcode: variants.barcode,
      active: variants.active,
      image: sql<string | null>`coalesce(${variants.image}, ${products.image})`,
      quantity: variants.quantity,
      branches: sql<
        StockRow['branches']
      >`(select coalesce(jsonb_agg(jsonb_build_object('branch_id', s.branch_id, 'quantity', s.quantity)), '[]')
        from branch_stock s join branches b on b.id = s.branch_id and b.deleted_at is null where s.variant_id = ${variants.id})`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.product_id))
    .where(cut.where)
    .orderBy(...cut.orderBy)
    .limit(cut.limit)
    .offset(cut.offset)
  return rows.map(toRow)
}

/** One page of a store's variants, offered or not, each with its stock by branch. */
export async function listStock(db: Db, store_id: string, query: PageQuery & StockQuery): Promise<Page<StockRow>> {
  const where = await buildCondition(db, store_id, query)
  return toPage(db, query, { ...{ from: variants, id: variants.id, where, sorts }, rows: (cut) => selectRows(db, cut) })
}

/** The whole filtered list for a file, as far as files go. */
export const listStockForExport = async (db: Db, store_id: string, query: StockQuery): Promise<StockRow[]> =>
  selectRows(db, {
    where: await buildCondition(db, store_id, query),
    orderBy: getOrder(sorts, query.sort, variants.id),
    limit: exportCap,
    offset: 0,
  })
