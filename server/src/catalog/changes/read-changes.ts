import type { ProductChangeRequest, WaitingValues } from '@rahba/contract/catalog/changes/product-changes'
import type { ProductDetail } from '@rahba/contract/catalog/products/product-answers'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { cleanHtml } from '../../platform/html.ts'
import { fieldValue, type OpenChange, openChanges, type ReviewedValues } from './open-changes.ts'

/** The ids a value points to that a reader knows by a name. Pictures are looked at. */
function idsIn({ field, value }: Pick<OpenChange, 'field' | 'value'>): (string | null)[] {
  if (field === 'attachments' || field === 'additional_fields') return value as string[] // lists of ids
  if (field !== 'category_id') return []
  const place = value as WaitingValues['category_id']
  return [place.category_id, place.subcategory_id]
}

const nameRow = z.strictObject({ id: z.string(), name: bilingualText })

async function readNames(db: Db, ids: readonly string[]): Promise<Record<string, Bilingual>> {
  if (ids.length === 0) return {}
  const some = sql`id = any(${sql.param([...ids])}::uuid[])`
  const rows = await readRows(
    db,
    sql`
    select id, name from categories where ${some}
    union all select id, name from subcategories where ${some}
    union all select id, name from additional_fields where ${some}
    union all select id, jsonb_build_object('ar', name, 'en', name) from files where ${some}`,
    nameRow,
  )
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

const clean = (value: unknown) => {
  const { ar, en } = value as Bilingual
  return { ar: cleanHtml(ar), en: cleanHtml(en) }
}

/** The open changes of a product beside what is live now, with the names of what they point to. Two statements, one where nothing is open. */
export async function readChanges(db: Db, id: string, live: ReviewedValues): Promise<Pick<ProductDetail, 'changes' | 'change_names'>> {
  const open = await openChanges(db, id)
  const ids = open.flatMap((change) => [...idsIn(change), ...idsIn({ field: change.field, value: fieldValue(live, change.field) })])
  return {
    changes: open.map(({ id, field, value, state, reason, created_at, decided_at }) => {
      const html = field === 'description'
      const old = fieldValue(live, field)
      const values = html ? { old: clean(old), new: clean(value) } : { old, new: value }
      return { id, field, state, reason, created_at, decided_at, ...values } as ProductChangeRequest // both values are of the field's kind
    }),
    change_names: await readNames(db, [...new Set(ids.filter((one) => one !== null))]),
  }
}
