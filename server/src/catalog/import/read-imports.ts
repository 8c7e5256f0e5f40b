import { importFaults, importWarnings, pictureNotFetched } from '@rahba/contract/catalog/import/import-errors'
import type { CheckedRow, ImportDetail, ImportRow, RowOutcome } from '@rahba/contract/catalog/import/product-imports'
import { cutText } from '@rahba/contract/kernel/cut-text'
import { type ErrorDef, errors } from '@rahba/contract/kernel/errors'
import { type Bilingual, comma, type Locale } from '@rahba/contract/kernel/locale'
import type { Page } from '@rahba/contract/kernel/page'
import { and, asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { countRow, readRow } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { type PageQuery, toPage } from '../../platform/lists/page.ts'
import { storeMembers } from '../../stores/table.ts'
import { products } from '../table.ts'
import { hasOwnNote, isGeneral } from './general-notes.ts'
import { findSource } from './guess-mapping.ts'
import { hasFailedPicture, hasOwnFault, hasReason } from './reasons-of-rows.ts'
import { getTexts, optionValues, type Texts } from './row-texts.ts'
import { type ProductImport, productImportPictures, productImportRows, productImports, type RowFault } from './table.ts'

/** The store's own import. Throws `not_found`. @param lock holds it until the transaction ends */
export async function findImport(db: Db, { id, store_id }: { id: string; store_id: string }, lock = false): Promise<ProductImport> {
  const found = db
    .select()
    .from(productImports)
    .where(and(eq(productImports.id, id), eq(productImports.store_id, store_id)))
  const [row] = await (lock ? found.for('update') : found)
  if (!row) throw fail(errors.not_found)
  return row
}

const columns = {
  id: productImports.id,
  file: productImports.file,
  by: storeMembers.name,
  state: productImports.state,
  rows: productImports.rows,
  done: productImports.done,
  counts: productImports.counts,
  created_at: productImports.created_at,
  updated_at: productImports.updated_at,
}

const more = {
  format: productImports.format,
  encoding: productImports.encoding,
  columns: productImports.columns,
  mapping: productImports.mapping,
  retry_of: productImports.retry_of,
}

/** One import as the wizard shows it. Throws `not_found`. */
export async function readImport(db: Db, { id, store_id }: { id: string; store_id: string }): Promise<ImportDetail> {
  const [row] = await db
    .select({ ...columns, ...more })
    .from(productImports)
    .leftJoin(storeMembers, eq(storeMembers.id, productImports.member_id))
    .where(and(eq(productImports.id, id), eq(productImports.store_id, store_id)))
  if (!row) throw fail(errors.not_found)
  const pictures = await countPictures(db, row.id)
  const warned = row.counts.warned + (pictures.failed > 0 ? await countFailedRows(db, row.id) : 0)
  return { ...row, counts: { ...row.counts, warned }, source: findSource(row.columns.map(({ heading }) => heading)), pictures }
}

/** The rows without a note of their own that have a picture that was not fetched: the check could not know of them. */
const countFailedRows = async (db: Db, import_id: string): Promise<number> => {
  const { n } = await readRow(
    db,
    sql`select count(*)::int as n from product_import_rows
      where import_id = ${import_id} and row in (select p.row from product_import_pictures p where p.import_id = ${import_id} and p.state = 'failed')
        and outcome not in ('refused', 'failed') and not ${hasOwnNote}`,
    countRow,
  )
  return n
}

const pictureCounts = z.strictObject({ total: z.int(), added: z.int(), failed: z.int() })

/** The pictures of an import that its rows name by their addresses. */
const countPictures = (db: Db, import_id: string) =>
  readRow(
    db,
    sql`
    select count(*)::int as total, (count(*) filter (where state = 'done'))::int as added, (count(*) filter (where state = 'failed'))::int as failed
    from product_import_pictures where import_id = ${import_id}`,
    pictureCounts,
  )

/** The faults of rows whose pictures were not fetched, by row. */
async function readPictureFaults(db: Db, import_id: string, rows: readonly number[]): Promise<Map<number, RowFault[]>> {
  const failed = await db
    .select({ row: productImportPictures.row, fault: productImportPictures.fault })
    .from(productImportPictures)
    .where(
      and(
        eq(productImportPictures.import_id, import_id),
        eq(productImportPictures.state, 'failed'),
        inArray(productImportPictures.row, [...rows]),
      ),
    )
    .orderBy(asc(productImportPictures.position))
  const faults = failed.flatMap(({ row, fault }) =>
    fault ? [{ row, fault: { ...fault, field: 'images', code: pictureNotFetched.picture_not_fetched.code, warning: true } }] : [],
  )
  return new Map([...Map.groupBy(faults, ({ row }) => row)].map(([row, own]) => [row, own.map(({ fault }) => fault)]))
}

/** The store's imports, newest first. */
export function listImports(db: Db, query: PageQuery & { store_id: string }): Promise<Page<ImportRow>> {
  return toPage<ImportRow>(db, query, {
    from: productImports,
    id: productImports.id,
    where: eq(productImports.store_id, query.store_id),
    sorts: { created_at: { by: productImports.created_at, value: (row) => row.created_at } },
    rows: (cut) =>
      db
        .select(columns)
        .from(productImports)
        .leftJoin(storeMembers, eq(storeMembers.id, productImports.member_id))
        .where(cut.where)
        .orderBy(...cut.orderBy)
        .limit(cut.limit)
        .offset(cut.offset),
  })
}

const errorsOfRows: ReadonlyMap<string, ErrorDef> = new Map(Object.entries<ErrorDef>({ ...importFaults, ...importWarnings }))

const rowName = (texts: Texts, locale: Locale) => texts.get(`name.${locale}`) || texts.get('name.ar') || texts.get('name.en') || ''
const codeName = (texts: Texts) => texts.get('sku') || texts.get('barcode') || texts.get('product') || texts.get('id') || ''

const productName = (name: Bilingual | null, locale: Locale) => name?.[locale] || name?.ar || name?.en || ''
/** True if a text shows the value of its cell itself, which is then not shown beside it. */
const namesValue = ({ code }: RowFault, locale: Locale) =>
  code === pictureNotFetched.picture_not_fetched.code || (code !== undefined && errorsOfRows.get(code)?.[locale].includes('{value}'))

interface RowsQuery {
  page: number
  per_page: number
  outcome?: RowOutcome[] | undefined
  warned?: boolean | undefined
  own?: boolean | undefined
  reason?: string | undefined
}

/** The rows of an import by product, in the order of the file, each with its faults in `locale`. Throws `not_found`. */
export async function listRows(db: Db, at: { id: string; store_id: string }, query: RowsQuery, locale: Locale): Promise<Page<CheckedRow>> {
  const job = await findImport(db, at)
  const where = and(
    eq(productImportRows.import_id, job.id),
    query.outcome?.length ? inArray(productImportRows.outcome, query.outcome) : undefined,
    query.warned === true
      ? sql`${productImportRows.outcome} not in ('refused', 'failed') and (${hasOwnNote} or ${hasFailedPicture})`
      : undefined,
    query.own === true ? hasOwnFault : undefined,
    query.reason === undefined ? undefined : hasReason(query.reason),
  )
  const rows = await db
    .select({ ...getTableColumns(productImportRows), product: products.name })
    .from(productImportRows)
    .leftJoin(products, and(eq(products.id, productImportRows.product_id), eq(products.store_id, job.store_id)))
    .where(where)
    .orderBy(asc(sql`coalesce(${productImportRows.part_of}, ${productImportRows.row})`), asc(productImportRows.row))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
  const [all] = await db.select({ n: count() }).from(productImportRows).where(where)
  const total = all?.n ?? 0
  const parts = [...new Set(rows.flatMap(({ part_of }) => part_of ?? []))]
  const first = await db
    .select({ row: productImportRows.row, cells: productImportRows.cells })
    .from(productImportRows)
    .where(and(eq(productImportRows.import_id, job.id), inArray(productImportRows.row, parts)))
  const unfetched = await readPictureFaults(
    db,
    job.id,
    rows.map(({ row }) => row),
  )
  const heads = new Map(first.map(({ row, cells }) => [row, getTexts(cells, job.mapping)]))
  const getPlace = (field: string | null) => job.mapping.findIndex((mapped) => mapped === field && mapped !== null)
  return {
    data: rows.map(({ row, outcome, product_id, product, part_of, cells, faults }) => {
      const texts = getTexts(cells, job.mapping)
      return {
        row,
        outcome,
        product_id,
        part_of,
        name:
          rowName(texts, locale) || rowName(heads.get(part_of ?? row) ?? texts, locale) || productName(product, locale) || codeName(texts),
        variant: optionValues(texts)
          .map((value) => value[locale] || value.ar || value.en)
          .join(comma[locale]),
        errors: [...faults.filter((fault) => !isGeneral(fault)), ...(unfetched.get(row) ?? [])].map((fault) => {
          const place = getPlace(fault.field)
          return {
            heading: job.columns[place]?.heading ?? null,
            value: place < 0 || namesValue(fault, locale) ? null : cutText(cells[place] ?? '', 200),
            error: fault[locale],
            warning: fault.warning ?? false,
          }
        }),
      }
    }),
    meta: {
      page: query.page,
      per_page: query.per_page,
      // An import has so few rows that all are counted, and its tabs say how many they are.
      total,
      total_capped: false,
      next_cursor: null,
    },
  }
}
