import { importErrors } from '@rahba/contract/catalog/import/import-errors'
import type { ImportField } from '@rahba/contract/catalog/import/import-fields'
import { maxImportRows, maxWaitingImports } from '@rahba/contract/catalog/import/product-imports'
import { cutText } from '@rahba/contract/kernel/cut-text'
import { foldName } from '@rahba/contract/kernel/fold'
import { cleanText } from '@rahba/contract/kernel/normalise'
import { numberText } from '@rahba/contract/kernel/number-text'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { type FileRow, maxColumns } from '../../platform/tables/file-row.ts'
import { type OpenTable, readTableFile } from '../../platform/tables/read-table-file.ts'
import { guessMapping } from './guess-mapping.ts'
import { createCounts } from './import-counts.ts'
import { findKnownFile } from './known-files.ts'
import { type ProductImport, productImports } from './table.ts'

const samples = 3

/** The headings without the empty ones at the end. Throws `import_headings_repeated`. */
function getHeadings(cells: readonly string[]): string[] {
  const headings = cells.slice(0, maxColumns).map((cell) => cutText(cleanText(cell).replace(/\s+/g, ' '), 200))
  while (headings.at(-1) === '') headings.pop()
  const known = new Set<string>()
  for (const heading of headings) {
    // Headings of signs alone foldName to nothing, so they are compared as written.
    const name = foldName(heading) || heading
    if (heading !== '' && known.has(name)) throw fail(importErrors.import_headings_repeated, { name: heading })
    known.add(name)
  }
  return headings
}

async function saveRows(db: Db, import_id: string, rows: readonly FileRow[]): Promise<void> {
  await db.execute(sql`
    insert into product_import_rows (import_id, row, cells)
    select ${import_id}::uuid, x.row, x.cells from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(row int, cells jsonb)`)
}

/** The mapping of an earlier file where it had a column of the same heading, for a file that fixes its failed rows. */
function carried(columns: ProductImport['columns'], earlier: ProductImport | null): (ImportField | null)[] {
  if (!earlier) return guessMapping(columns)
  const before = new Map(earlier.columns.map(({ heading }, index) => [foldName(heading), earlier.mapping[index] ?? null]))
  return columns.map(({ heading }) => before.get(foldName(heading)) ?? null)
}

/** Takes the row of headings off the first rows. Salla and Zid write a row of titles above it. */
function takeHeadings(rows: FileRow[]): FileRow | undefined {
  const [first, second] = rows
  const isTitled = first && second && !findKnownFile(first.cells) && findKnownFile(second.cells)
  return rows.splice(0, isTitled ? 2 : 1).at(-1)
}

/** Up to three different values of each column, to match it by. */
function takeSamples(seen: string[][], { cells }: FileRow): void {
  for (const [index, found] of seen.entries()) {
    const cell = cutText(cells[index]?.trim() ?? '', 80)
    if (cell && found.length < samples && !found.includes(cell)) found.push(cell)
  }
}

/**
 * Uploads of a store take turns, so that those at once don't all find room. A cancelled import has given up its rows, unless it had begun to run.
 */
async function refuseWaiting(tx: Db, store_id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`imports ${store_id}`}, 0))`)
  const waiting = await tx.$count(
    productImports,
    and(eq(productImports.store_id, store_id), notInArray(productImports.state, ['done', 'cancelled'])),
  )
  if (waiting >= maxWaitingImports) throw fail(importErrors.import_too_many_waiting, { max: maxWaitingImports })
}

/**
 * Reads an uploaded file and keeps its rows, in one transaction and some hundred at a time; gives the import with a guessed mapping.
 * @param earlier the import whose failed rows the file fixes
 * @param onSaved is called with the import in that transaction, for its audit entry. Throws one of the `importErrors`.
 */
export function saveUpload(
  db: Db,
  who: { store_id: string; member_id: string },
  { name, body }: { name: string | undefined; body: Buffer },
  earlier: ProductImport | null,
  onSaved: (db: Db, made: ProductImport) => Promise<void>,
): Promise<string> {
  const inTransaction = async (tx: Db, { format, encoding, parts }: OpenTable) => {
    await refuseWaiting(tx, who.store_id)
    let import_id: string | undefined
    let headings: string[] = []
    let seen: string[][] = []
    let count = 0
    for await (const rows of parts) {
      if (import_id === undefined) {
        const first = takeHeadings(rows)
        if (!first) break
        headings = getHeadings(first.cells)
        seen = headings.map(() => [])
        const file = cutText(cleanText((name ?? '').split(/[\\/]/).at(-1) ?? ''), 120) || `file.${format}`
        const [made] = await tx
          .insert(productImports)
          .values({
            ...who,
            file,
            format,
            encoding,
            columns: [],
            mapping: [],
            rows: 0,
            counts: createCounts(),
            retry_of: earlier?.id ?? null,
          })
          .returning({ id: productImports.id })
        if (!made) throw new Error('the import has no row')
        import_id = made.id
      }
      count += rows.length
      if (count > maxImportRows) throw fail(importErrors.import_too_many_rows, { max: numberText(maxImportRows) })
      for (const row of rows) takeSamples(seen, row)
      await saveRows(tx, import_id, rows)
    }
    if (import_id === undefined || count === 0) throw fail(importErrors.import_empty)
    const columns = headings.map((heading, index) => ({ heading, samples: seen[index] ?? [] }))
    const [made] = await tx
      .update(productImports)
      .set({ rows: count, columns, mapping: carried(columns, earlier) })
      .where(eq(productImports.id, import_id))
      .returning()
    if (made) await onSaved(tx, made)
    return import_id
  }
  return readTableFile({ body, name }, `store:${who.store_id}`, (table) => db.transaction((tx) => inTransaction(tx, table)))
}
