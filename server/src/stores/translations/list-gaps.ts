import { errors } from '@rahba/contract/kernel/errors'
import { type Locale, locales } from '@rahba/contract/kernel/locale'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { gapStateKeys, translatedFieldKeys, translatedKindKeys } from '@rahba/contract/stores/translated-kinds'
import { maxGaps, type TranslationGap } from '@rahba/contract/stores/translations'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { translationMarks as marks } from '../translation-table.ts'

/** The texts of a store by record and field; a list of texts lacks a language if one of them does. */
const texts = (store_id: string, side: Locale) => {
  const lacks = (text: SQL) => sql`lacks_side(${text}, ${sql.raw(`'${side}'`)})`
  return sql`
    select 'products' as kind, p.id as record_id, p.name, 'name' as field, ${lacks(sql`p.name`)} as missing from products p where p.store_id = ${store_id} and p.deleted_at is null
    union all select 'products', p.id, p.name, 'description', ${lacks(sql`p.description`)} from products p where p.store_id = ${store_id} and p.deleted_at is null
    union all select 'products', p.id, p.name, 'axes', exists (select from jsonb_path_query(p.axes, '$[*].name') as a(text) where ${lacks(sql`a.text`)})
      or exists (select from jsonb_path_query(p.axes, '$[*].values[*].name') as a(text) where ${lacks(sql`a.text`)})
      from products p where p.store_id = ${store_id} and p.deleted_at is null and p.axes <> '[]'
    union all select 'shelves', h.id, h.name, 'name', ${lacks(sql`h.name`)} from shelves h where h.store_id = ${store_id}
    union all select 'additional-fields', f.id, f.name, 'name', ${lacks(sql`f.name`)} from additional_fields f where f.store_id = ${store_id}
    union all select 'additional-fields', f.id, f.name, 'options', exists (select from additional_field_options o where o.field_id = f.id and ${lacks(sql`o.name`)})
      from additional_fields f where f.store_id = ${store_id}
    union all select 'branches', b.id, b.name, 'name', ${lacks(sql`b.name`)} from branches b where b.store_id = ${store_id} and b.deleted_at is null
    union all select 'stores', s.id, s.name, k.field, ${lacks(sql`k.text`)} from stores s
      cross join lateral (values ('name', s.name), ('description', s.description), ('refund_policy', s.refund_policy),
        ('announcement', s.announcement), ('welcome_title', s.welcome_title), ('welcome_text', s.welcome_text)) as k(field, text) where s.id = ${store_id}`
}

const selectGaps = (store_id: string, side: Locale, record_id: string | undefined) => sql`
  select t.kind, t.record_id, t.name, t.field, ${side} as side, case when t.missing then 'missing' else 'stale' end as state
  from (${texts(store_id, side)}) t
  left join translation_marks m on m.store_id = ${store_id} and m.kind = t.kind and m.record_id = t.record_id and m.field = t.field and m.side = ${side}
  where (t.missing or m.kind is not null)${record_id ? sql` and t.record_id = ${record_id}` : sql``}`

const gapRow = z.strictObject({
  kind: z.enum(translatedKindKeys),
  record_id: z.uuid(),
  name: bilingualText,
  field: z.enum(translatedFieldKeys),
  side: z.enum(locales),
  state: z.enum(gapStateKeys),
  total: z.int(),
})

/** The first texts of a store, or of one of its records, that lack a language, then those with an old one, and how many there are. */
export async function listGaps(
  db: Db,
  store_id: string,
  { side, record_id }: { side?: Locale | undefined; record_id?: string | undefined },
): Promise<{ rows: TranslationGap[]; total: number }> {
  const sides = side ? [side] : locales
  const found = await readRows(
    db,
    sql`select g.*, (count(*) over ())::int as total from (${sql.join(
      sides.map((one) => selectGaps(store_id, one, record_id)),
      sql` union all `,
    )}) g order by g.state, g.kind = 'products', g.kind, g.record_id, g.field, g.side limit ${maxGaps}`,
    gapRow,
  )
  const rows = found.map(({ total: _, ...gap }) => ({ ...gap, id: `${gap.record_id}:${gap.field}:${gap.side}` }))
  return { rows, total: found[0]?.total ?? 0 }
}

/** Removes the mark of an old text. Throws `not_found` where the store has no such mark. */
export async function confirmTranslation(
  db: Db,
  store_id: string,
  { kind, record_id, field, side }: Pick<TranslationGap, 'kind' | 'record_id' | 'field' | 'side'>,
): Promise<void> {
  const mine = and(
    eq(marks.store_id, store_id),
    eq(marks.kind, kind),
    eq(marks.record_id, record_id),
    eq(marks.field, field),
    eq(marks.side, side),
  )
  const gone = await db.delete(marks).where(mine).returning({ field: marks.field })
  if (gone.length === 0) throw fail(errors.not_found)
}
