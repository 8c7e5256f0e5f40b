import { randomUUID } from 'node:crypto'
import type { ProductBody } from '@rahba/contract/catalog/products/product-body'
import type { Permission } from '@rahba/contract/kernel/permissions'
import { approval, type StoreApproval } from '@rahba/contract/stores/store-states'
import { openSession } from '../src/access/sessions/open-session.ts'
import { products } from '../src/catalog/table.ts'
import { categories, subcategories } from '../src/categories/table.ts'
import type { Db } from '../src/platform/db/types.ts'
import { storeMembers, stores } from '../src/stores/table.ts'
import { adminWith } from './actors.ts'
import { only } from './only.ts'
import { storedFile } from './stored-file.ts'

export interface TestStore {
  id: string
  slug: string
  token: string
}

// Letters alone: a store's name is searched with its products, so a digit in it would match a search for that number.
const makeLetters = () =>
  randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => String.fromCharCode(0x6b + Number(digit)))

/** An approved, open store with its owner signed in. */
export async function makeStore(
  db: Db,
  {
    slug = `s${makeLetters()}`,
    approved = approval.approved,
    is_online = approved === approval.approved,
  }: { slug?: string; approved?: StoreApproval; is_online?: boolean } = {},
): Promise<TestStore> {
  const { id } = only(
    await db
      .insert(stores)
      .values({ slug, name: { ar: `متجر ${slug}`, en: `Store ${slug}` }, entity_type: 'business', approved, is_online })
      .returning({ id: stores.id }),
  )
  const member = only(
    await db
      .insert(storeMembers)
      .values({
        store_id: id,
        name: 'نورة',
        email: `${slug}@example.com`,
        phone: `+96655${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`,
        is_owner: true,
      })
      .returning({ id: storeMembers.id }),
  )
  return { id, slug, token: (await openSession(db, { audience: 'store', subject_id: member.id })).token }
}

/** The token of an admin who holds `permissions`. */
export const makeAdmin = async (db: Db, permissions?: readonly Permission[]): Promise<string> =>
  (await adminWith({ db }, permissions)).token

/** A stored file of a store, as if it had been uploaded. */
export const makeFile = (db: Db, owner_id: string, purpose: 'picture' | 'paper' = 'picture'): Promise<string> =>
  storedFile(db, { owner_type: 'store', owner_id }, purpose)

export async function makeCategory(db: Db): Promise<{ category_id: string; subcategory_id: string }> {
  const { id } = only(
    await db
      .insert(categories)
      .values({ name: { ar: 'تمور', en: 'Dates' } })
      .returning({ id: categories.id }),
  )
  const sub = only(
    await db
      .insert(subcategories)
      .values({ name: { ar: 'سكري', en: 'Sukkari' }, category_id: id })
      .returning({ id: subcategories.id }),
  )
  return { category_id: id, subcategory_id: sub.id }
}

/** A valid body of a product; `changes` replace parts of it. */
export const productBody = (changes: Partial<ProductBody> = {}): ProductBody => ({
  name: { ar: 'سكري مفتّل فاخر', en: 'Premium Sukkari' },
  description: { ar: '<p>من مزارع القصيم.</p>', en: '<p>From the farms of Qassim.</p>' },
  category_id: null,
  subcategory_id: null,
  shelf_id: null,
  price: 3900,
  price_after_discount: null,
  weight: 1000,
  quantity: 10,
  barcode: null,
  made_in: 'SA',
  brand: null,
  max_purchase_quantity: null,
  tags: [],
  images: [],
  attachments: [],
  additional_fields: [],
  ...changes,
})

/** Products on sale, straight into the table: for tests of lists and stock that are not about how they came there. */
export async function makeActive(
  db: Db,
  store_id: string,
  many: readonly { ar: string; en?: string; price?: number; quantity?: number; sales?: number }[],
): Promise<string[]> {
  const rows = await db
    .insert(products)
    .values(
      many.map(({ ar, en = 'Thing', price = 1000, quantity = 5, sales = 0 }) => ({
        store_id,
        slug: randomUUID(),
        name: { ar, en },
        description: { ar: '', en: '' },
        price,
        quantity,
        sales,
        counted_sales: sales,
        status: 'active' as const,
      })),
    )
    .returning({ id: products.id })
  return rows.map(({ id }) => id)
}
