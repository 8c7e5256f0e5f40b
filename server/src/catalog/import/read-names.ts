import type { ErrorDef } from '@rahba/contract/kernel/errors'
import { foldName } from '@rahba/contract/kernel/fold'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { eq } from 'drizzle-orm'
import { categories, subcategories } from '../../categories/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { findProductStop } from '../../stores/new-products.ts'
import { additionalFields, shelves } from '../table.ts'
import type { Names, StoreNames } from './names.ts'

interface Named {
  id: string
  name: Bilingual
  /** True if the record may still be chosen; it wins over an inactive one of the same name. */
  active: boolean
}

function getNames(rows: readonly Named[]): Names {
  const byName = new Map<string, Named[]>()
  for (const row of rows) {
    for (const name of new Set([foldName(row.name.ar), foldName(row.name.en)]))
      if (name) byName.set(name, [...(byName.get(name) ?? []), row])
  }
  const ids = (found: Named[]) => {
    const active = found.filter((row) => row.active)
    return (active.length > 0 ? active : found).map(({ id }) => id)
  }
  return {
    byName: new Map([...byName].map(([name, found]) => [name, ids(found)])),
    titles: new Map(rows.map(({ id, name }) => [id, name])),
  }
}

/**
 * Everything a cell may name: the market's categories, switched off ones too since products keep them, and the store's shelves and fields; and why
 * the store takes no new products, if something stops them.
 */
export async function readNames(
  db: Db,
  store_id: string,
): Promise<StoreNames & { active: ReadonlySet<string>; inactive: ReadonlySet<string>; productStop: ErrorDef | null }> {
  const all = await db.select({ id: categories.id, name: categories.name, active: categories.active }).from(categories)
  const below = await db
    .select({ id: subcategories.id, name: subcategories.name, active: subcategories.active, category_id: subcategories.category_id })
    .from(subcategories)
  const own = await db.select({ id: shelves.id, name: shelves.name }).from(shelves).where(eq(shelves.store_id, store_id))
  const fields = await db
    .select({ id: additionalFields.id, name: additionalFields.name, active: additionalFields.active })
    .from(additionalFields)
    .where(eq(additionalFields.store_id, store_id))
  const parents = Map.groupBy(below, ({ category_id }) => category_id)
  return {
    categories: getNames(all),
    subcategories: new Map([...parents].map(([id, rows]) => [id, getNames(rows)])),
    shelves: getNames(own.map((row) => ({ ...row, active: true }))),
    fields: getNames(fields),
    active: new Set([...all, ...below].filter(({ active }) => active).map(({ id }) => id)),
    productStop: await findProductStop(db, store_id, 'store'),
    inactive: new Set([...all, ...below, ...fields].filter(({ active }) => !active).map(({ id }) => id)),
  }
}
