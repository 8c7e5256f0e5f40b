import { importFaults, importWarnings, pictureNotFetched } from '@rahba/contract/catalog/import/import-errors'
import { type ImportField, importHeading } from '@rahba/contract/catalog/import/import-fields'
import { pictureReasonKey } from '@rahba/contract/catalog/import/import-labels'
import type { ImportReason } from '@rahba/contract/catalog/import/product-imports'
import { type ErrorDef, errorText } from '@rahba/contract/kernel/errors'
import type { Locale } from '@rahba/contract/kernel/locale'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { countRow, readRow, readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { isGeneral } from './general-notes.ts'
import { findImport } from './read-imports.ts'
import { faultKey, hasOwnFault, isFault, isReason } from './reasons-of-rows.ts'

const maxReasons = 30
const known: ReadonlyMap<string, ErrorDef> = new Map(Object.entries<ErrorDef>({ ...importFaults, ...importWarnings, ...pictureNotFetched }))

const reasonRow = z.strictObject({
  key: z.string(),
  field: z.string().nullable(),
  code: z.string().nullable(),
  ar: z.string(),
  en: z.string(),
  texts: z.int(),
  rows: z.int(),
  warning: z.boolean(),
})

/** The text of a reason: that of its rows if they all read alike, otherwise with `…` in place of what differs. */
function getText({ field, code, texts, ...fallback }: z.output<typeof reasonRow>, locale: Locale): string {
  const error = code === null ? undefined : known.get(code)
  if (texts === 1 || !error) return fallback[locale]
  const names = [...error[locale].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '…'] as const)
  // Faults are kept with the field that `findFault` was given.
  return errorText(error, locale, {
    ...Object.fromEntries(names),
    ...(field ? { field: importHeading(field as ImportField, locale) } : {}),
  })
}

/**
 * Why rows of an import were refused and what is noted of the others: each reason once with its number of rows, the most frequent first, and the
 * number of rows that are refused for a fault of their own. Throws `not_found`.
 */
export async function listReasons(
  db: Db,
  at: { id: string; store_id: string },
  locale: Locale,
): Promise<{ data: ImportReason[]; own: number }> {
  const { id } = await findImport(db, at)
  const rows = await readRows(
    db,
    sql`
    select ${faultKey} as key, min(f->>'field') as field, min(f->>'code') as code, min(f->>'ar') as ar, min(f->>'en') as en,
      count(distinct f->>'en')::int as texts, count(distinct r.row)::int as rows, bool_and(not (${isFault})) as warning
    from product_import_rows r, jsonb_array_elements(r.faults) f
    where r.import_id = ${id} and r.faults <> '[]' and ${isReason}
      and (${isFault}) = (r.outcome in ('refused', 'failed'))
    group by 1 order by warning, rows desc, key limit ${maxReasons}`,
    reasonRow,
  )
  const own = await readRow(
    db,
    sql`select count(*)::int as n from product_import_rows
      where import_id = ${id} and outcome in ('refused', 'failed') and ${hasOwnFault}`,
    countRow,
  )
  const unfetched = await readRow(
    db,
    sql`select count(*)::int as n from product_import_rows
      where import_id = ${id} and row in (select p.row from product_import_pictures p where p.import_id = ${id} and p.state = 'failed')
        and outcome not in ('refused', 'failed')`,
    countRow,
  )
  const pictures = {
    key: pictureReasonKey,
    text: errorText(pictureNotFetched.pictures_not_fetched, locale),
    rows: unfetched.n,
    warning: true,
    general: false,
  }
  const noted = rows.map((row) => ({
    key: row.key,
    text: getText(row, locale),
    rows: row.rows,
    warning: row.warning,
    general: isGeneral({ ...(row.code ? { code: row.code } : {}) }),
  }))
  return { data: unfetched.n > 0 ? [...noted, pictures] : noted, own: own.n }
}
