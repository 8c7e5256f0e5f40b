import type { BodyOf, QueryOf, ResponseOf } from '@rahba/contract/kernel/endpoint'
import { errors } from '@rahba/contract/kernel/errors'
import { type Locale, locales } from '@rahba/contract/kernel/locale'
import { offsetCap } from '@rahba/contract/kernel/page'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { gapStateKeys, translatedFieldKeys, translatedKindKeys } from '@rahba/contract/stores/translations/translated-kinds'
import type { confirmTranslation as confirmTranslationCall, listTranslationGaps } from '@rahba/contract/stores/translations/translations'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRow } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { decodeCursor, encodeCursor } from '../../platform/lists/cursor.ts'
import { matches } from '../../platform/lists/search.ts'
import { axesLackSide, lacksSide } from '../../platform/lists/translation.ts'
import { translationMarks as marks } from './table.ts'

/** The texts of a store by record and field; a list of texts lacks a language if one of them does. */
const texts = (store_id: string, side: Locale) => {
  const lacks = (text: SQL) => lacksSide(text, side)
  return sql`
    select 'products' as kind, p.id as record_id, p.name, 'name' as field, ${lacks(sql`p.name`)} as missing from products p where p.store_id = ${store_id} and p.deleted_at is null
    union all select 'products', p.id, p.name, 'description', ${lacks(sql`p.description`)} from products p where p.store_id = ${store_id} and p.deleted_at is null
    union all select 'products', p.id, p.name, 'axes', ${axesLackSide(sql`p.axes`, side)}
      from products p where p.store_id = ${store_id} and p.deleted_at is null and p.axes <> '[]'
    union all select 'shelves', h.id, h.name, 'name', ${lacks(sql`h.name`)} from shelves h where h.store_id = ${store_id}
    union all select 'additional-fields', f.id, f.name, 'name', ${lacks(sql`f.name`)} from additional_fields f where f.store_id = ${store_id}
    union all select 'additional-fields', f.id, f.name, 'options', exists (select from additional_field_options o where o.field_id = f.id and ${lacks(sql`o.name`)})
      from additional_fields f where f.store_id = ${store_id}
    union all select 'branches', b.id, b.name, 'name', ${lacks(sql`b.name`)} from branches b where b.store_id = ${store_id} and b.deleted_at is null
    union all select 'stores', s.id, s.name, 'holidays', exists (select from jsonb_path_query(s.holidays, '$[*].name') as h(text) where ${lacks(sql`h.text`)})
      from stores s where s.id = ${store_id} and s.holidays <> '[]'
    union all select 'stores', s.id, s.name, k.field, ${lacks(sql`k.text`)} from stores s
      cross join lateral (values ('name', s.name), ('description', s.description), ('refund_policy', s.refund_policy),
        ('announcement', s.announcement), ('welcome_title', s.welcome_title), ('welcome_text', s.welcome_text)) as k(field, text) where s.id = ${store_id}`
}

/** True if the missing side `t` was written in a change that waits for an administrator. */
const isPending = (side: Locale) => sql`(t.kind = 'products' and exists (select from product_changes c where c.product_id = t.record_id
    and c.field = t.field and c.state = 'pending' and coalesce(c.new->'value'->>${sql.raw(`'${side}'`)}, '') <> '')
  or t.kind = 'stores' and exists (select from store_changes c where c.store_id = t.record_id
    and c.field = t.field and c.state = 'pending' and coalesce(c.new->'value'->>${sql.raw(`'${side}'`)}, '') <> ''))`

const selectGaps = (store_id: string, side: Locale, record_id: string | undefined) => sql`
  select t.kind, t.record_id, t.name, t.field, ${side} as side, case when not t.missing then 'stale' when ${isPending(side)} then 'pending' else 'missing' end as state
  from (${texts(store_id, side)}) t
  left join translation_marks m on m.store_id = ${store_id} and m.kind = t.kind and m.record_id = t.record_id and m.field = t.field and m.side = ${side}
  where (t.missing or m.kind is not null)${record_id ? sql` and t.record_id = ${record_id}` : sql``}`

/** The state of a record before its kind: what is missing first, and products after what they are made of. Ids in the end make it unique. */
const place = sql`(min(g.state) || ' ' || (g.kind = 'products')::int || ' ' || g.kind || ' ' || g.record_id) collate "C"`

const gapsPage = z.strictObject({
  missing: z.int(),
  stale: z.int(),
  total: z.int(),
  rows: z.array(
    z.strictObject({
      kind: z.enum(translatedKindKeys),
      record_id: z.uuid(),
      name: bilingualText,
      gaps: z.array(z.strictObject({ field: z.enum(translatedFieldKeys), side: z.enum(locales), state: z.enum(gapStateKeys) })),
      place: z.string(),
    }),
  ),
})

const sorting = 'state'

/**
 * One page of a store's records with texts that lack a language or have an old one, by number or by cursor, and how many such texts there are in each
 * state. Throws `bad_cursor`.
 */
export async function listGaps(
  db: Db,
  store_id: string,
  query: QueryOf<typeof listTranslationGaps>,
): Promise<ResponseOf<typeof listTranslationGaps>> {
  const { side, state, kind, record_id, q, page, per_page, cursor } = query
  const sides = side ? [side] : locales
  const named = matches(sql`ar_norm_1(concat_ws(' ', g.name->>'ar', g.name->>'en'))`, q)
  const after = cursor ? decodeCursor(cursor, sorting) : null
  const offset = after ? 0 : (page - 1) * per_page
  if (offset > offsetCap) throw failField('page', errors.page_too_deep)
  const found = await readRow(
    db,
    sql`
    with found as materialized (
      select g.* from (${sql.join(
        sides.map((one) => selectGaps(store_id, one, record_id)),
        sql` union all `,
      )}) g where true ${kind ? sql`and g.kind = ${kind}` : sql``} ${named ? sql`and ${named}` : sql``}
    ), records as materialized (
      select g.kind, g.record_id, g.name, ${place} as place,
        jsonb_agg(jsonb_build_object('field', g.field, 'side', g.side, 'state', g.state) order by g.state, g.field <> 'name', g.field, g.side) as gaps
      from found g ${state ? sql`where g.state = ${state}` : sql``} group by g.kind, g.record_id, g.name
    )
    select (select count(*)::int from found where state = 'missing') as missing, (select count(*)::int from found where state = 'stale') as stale,
      (select count(*)::int from records) as total,
      (select coalesce(jsonb_agg(to_jsonb(r) order by r.place), '[]') from (
        select * from records ${after ? sql`where place > ${after.value}` : sql``} order by place limit ${per_page + 1} offset ${offset}
      ) r) as rows`,
    gapsPage,
  )
  const { missing, stale, total } = found
  const rows = found.rows.slice(0, per_page)
  const last = rows.at(-1)
  return {
    data: rows.map(({ place: _, ...row }) => ({ ...row, id: row.record_id })),
    meta: {
      page,
      per_page,
      total,
      total_capped: false,
      next_cursor: found.rows.length > per_page && last ? encodeCursor([sorting, last.place, last.record_id]) : null,
    },
    counts: { missing, stale },
  }
}

/** Removes the mark of an old text. Throws `not_found` where the store has no such mark. */
export async function confirmTranslation(
  db: Db,
  store_id: string,
  { kind, record_id, field, side }: BodyOf<typeof confirmTranslationCall>,
): Promise<void> {
  const mine = and(
    eq(marks.store_id, store_id),
    eq(marks.kind, kind),
    eq(marks.record_id, record_id),
    eq(marks.field, field),
    eq(marks.side, side),
  )
  const removed = await db.delete(marks).where(mine).returning({ field: marks.field })
  if (removed.length === 0) throw fail(errors.not_found)
}
