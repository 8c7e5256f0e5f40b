import type { AdminProductRow } from '@rahba/contract/catalog/products/product-answers'
import type { ProductStatus, StockState } from '@rahba/contract/catalog/products/product-states'
import { lowStock } from '@rahba/contract/catalog/products/product-states'
import type { Locale } from '@rahba/contract/kernel/locale'
import type { Page } from '@rahba/contract/kernel/page'
import { type AnyColumn, and, between, eq, gt, gte, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { categories } from '../../categories/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { type Cut, getOrder, type PageQuery, type Sort, toPage } from '../../platform/lists/page.ts'
import { exportCap } from '../../platform/lists/send-export.ts'
import { productLacksSide } from '../../platform/lists/translation.ts'
import { stores } from '../../stores/table.ts'
import { isLowVariant } from '../is-low-variant.ts'
import { type FoundProducts, findProducts } from '../search/find-products.ts'
import { products, shelves } from '../table.ts'

export interface ProductListQuery extends PageQuery {
  q?: string | undefined
  status?: ProductStatus[] | undefined
  stock?: StockState[] | undefined
  category_id?: string | undefined
  shelf_id?: string | undefined
  picture?: 'missing' | undefined
  store_id?: string | undefined
  edit?: 'pending' | 'refused' | undefined
  price_from?: number | undefined
  price_to?: number | undefined
  translation?: 'complete' | 'missing_ar' | 'missing_en' | undefined
}

/** True if a variant runs low, of a product with several that is not sold out. */
const hasLowVariant = and(
  gt(products.variants_count, 1),
  gt(products.stock_level, 0),
  sql`exists (select from product_variants v where v.product_id = ${products.id} and ${isLowVariant('v')})`,
)

/**
 * A product is in stock, low or out; unlike a variant, it isn't both low and out. Only a store's list looks at single variants: over all stores no
 * index could serve it.
 */
function stockIs(state: StockState, ofStore: boolean): SQL | undefined {
  // Stock levels equal pieces in this range, as in `isLowVariant`.
  if (state === 'out') return eq(products.stock_level, 0)
  const low = between(products.stock_level, 1, lowStock)
  return state === 'low' ? or(low, ofStore ? hasLowVariant : undefined) : gt(products.stock_level, 0)
}

const lacks = (side: Locale) => productLacksSide(products, side)

function translationIs(state: NonNullable<ProductListQuery['translation']>): SQL | undefined {
  if (state === 'complete') return and(not(lacks('ar')), not(lacks('en')))
  return lacks(state === 'missing_ar' ? 'ar' : 'en')
}

function buildCondition(query: ProductListQuery, found: FoundProducts | null): SQL | undefined {
  return and(
    isNull(products.deleted_at),
    query.store_id ? eq(products.store_id, query.store_id) : undefined,
    query.status?.length ? inArray(products.status, query.status) : undefined,
    query.stock?.length ? or(...query.stock.map((state) => stockIs(state, query.store_id !== undefined))) : undefined,
    query.category_id ? eq(products.category_id, query.category_id) : undefined,
    query.shelf_id ? eq(products.shelf_id, query.shelf_id) : undefined,
    query.picture ? isNull(products.image) : undefined,
    query.edit ? sql`${products.id} in (select product_id from product_changes where state = ${query.edit})` : undefined,
    query.price_from === undefined ? undefined : gte(products.final_price, query.price_from),
    query.price_to === undefined ? undefined : lte(products.final_price, query.price_to),
    query.translation ? translationIs(query.translation) : undefined,
    found?.where,
  )
}

// Joined rows as the contract answers a reference: the id with its name, or null.
const referenced = (id: AnyColumn, name: SQL) =>
  sql<{
    id: string
    title: { ar: string; en: string }
  } | null>`case when ${id} is not null then jsonb_build_object('id', ${id}, 'title', ${name}) end`

/** The columns of {@link AdminProductRow}; a store's list leaves its own name out by its contract. */
export const productRowColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  image: products.image,
  category: referenced(products.category_id, sql`${categories.name}`),
  shelf: referenced(products.shelf_id, sql`${shelves.name}`),
  price: products.price,
  price_after_discount: products.price_after_discount,
  price_to: products.price_to,
  variants_count: products.variants_count,
  quantity: products.quantity,
  barcode: products.barcode,
  status: products.status,
  status_reason: products.status_reason,
  sales: products.sales,
  // Alphabetically, `pending` comes before `refused`.
  edit: sql<
    'pending' | 'refused' | null
  >`(select min(c.state) from product_changes c where c.product_id = ${products.id} and c.state in ('pending', 'refused'))`,
  untranslated: sql<Locale | null>`case when ${lacks('ar')} then 'ar' when ${lacks('en')} then 'en' end`,
  counted_sales: products.counted_sales,
  created_at: products.created_at,
  updated_at: products.updated_at,
  store: sql<{ id: string; title: { ar: string; en: string } }>`jsonb_build_object('id', ${stores.id}, 'title', ${stores.name})`,
}

/** A row with the sort value that the list does not show. */
type Row = AdminProductRow & { counted_sales: number }

function selectRows(db: Db, cut: Cut): PromiseLike<Row[]> {
  return db
    .select(productRowColumns)
    .from(products)
    .innerJoin(stores, eq(stores.id, products.store_id))
    .leftJoin(categories, eq(categories.id, products.category_id))
    .leftJoin(shelves, eq(shelves.id, products.shelf_id))
    .where(cut.where)
    .orderBy(...cut.orderBy)
    .limit(cut.limit)
    .offset(cut.offset)
}

const sorts: Record<string, Sort<Row>> = {
  created_at: { by: products.created_at, value: (row) => row.created_at },
  updated_at: { by: products.updated_at, value: (row) => row.updated_at },
  price: { by: products.final_price, value: (row) => row.price_after_discount ?? row.price },
  quantity: {
    by: products.quantity,
    value: (row) => row.quantity,
    steps: { by: products.stock_level, of: (quantity) => sql`stock_level(${quantity}::int)` },
  },
  sales: { by: products.counted_sales, value: (row) => row.counted_sales },
}

/** A page of products, and what was searched for if nothing is called as it was typed. */
export type ProductPage = Page<AdminProductRow> & { meta: { corrected: string | null } }

/** One page of products that are not deleted. A store's list names its `store_id`; without it the list is every store's. */
export async function listProducts(db: Db, query: ProductListQuery): Promise<ProductPage> {
  const found = await findProducts(db, query.q, query.store_id)
  const page = await toPage(db, query, {
    ...{ from: products, id: products.id, where: buildCondition(query, found), sorts },
    rows: (cut) => selectRows(db, cut),
  })
  return { ...page, meta: { ...page.meta, corrected: found?.corrected ?? null } }
}

type WholeList = Omit<ProductListQuery, 'page' | 'per_page' | 'cursor'>
export type ProductFilter = Omit<WholeList, 'sort'>

/** The first `limit` rows of a filtered list, for a query of its own columns. */
export async function readCut(db: Db, query: WholeList, limit: number): Promise<Cut> {
  const found = await findProducts(db, query.q, query.store_id)
  return {
    where: buildCondition({ ...query, page: 1, per_page: limit }, found),
    orderBy: getOrder(sorts, query.sort, products.id),
    limit,
    offset: 0,
  }
}

/** The whole filtered list for a file, as far as files go. Takes a list's query without its paging. */
export const listForExport = async (db: Db, query: WholeList): Promise<AdminProductRow[]> =>
  selectRows(db, await readCut(db, query, exportCap))
