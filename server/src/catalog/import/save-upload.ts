import { importErrors } from '@rahba/contract/catalog/import-errors'
import type { ImportField } from '@rahba/contract/catalog/import-fields'
import { maxImportRows } from '@rahba/contract/catalog/product-imports'
import { cleanText } from '@rahba/contract/kernel/normalise'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { type ProductImport, productImports } from '../import-table.ts'
import { fold } from './fold.ts'
import { guessMapping } from './guess-mapping.ts'
import { noCounts } from './no-counts.ts'
import { readUpload } from './read-upload.ts'
import { type FileRow, mostColumns } from './read-xlsx.ts'

const batch = 1000
const samples = 3
const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** The headings without the empty ones at the end. Throws `import_headings_repeated`. */
function headingsOf(cells: readonly string[]): string[] {
  const headings = cells.slice(0, mostColumns).map((cell) => cleanText(cell).replace(/\s+/g, ' ').slice(0, 200))
  while (headings.at(-1) === '') headings.pop()
  const known = new Set<string>()
  for (const heading of headings) {
    // signs alone fold to nothing, and are as different as they look
    const name = fold(heading) || heading
    if (heading !== '' && known.has(name)) throw fail(importErrors.import_headings_repeated, { name: heading })
    known.add(name)
  }
  return headings
}

async function saveRows(db: Db, import_id: string, rows: readonly FileRow[]): Promise<void> {
  // NUL is the one sign the database can't hold
  const json = JSON.stringify(rows).replaceAll('\\u0000', '')
  await db.execute(sql`
    insert into product_import_rows (import_id, row, cells)
    select ${import_id}::uuid, x.row, x.cells from jsonb_to_recordset(${json}::jsonb) as x(row int, cells jsonb)`)
}

/** The mapping of an earlier file where it had a column of the same heading, for a file that mends its failed rows. */
function carried(headings: readonly string[], earlier: ProductImport | null): (ImportField | null)[] {
  const before = new Map(earlier?.columns.map(({ heading }, index) => [fold(heading), earlier.mapping[index] ?? null]))
  const guessed = guessMapping(headings)
  return headings.map((heading, index) =>
    before.has(fold(heading)) ? (before.get(fold(heading)) ?? null) : earlier ? null : (guessed[index] ?? null),
  )
}

/**
 * Reads an uploaded file and keeps its rows, in one transaction and a batch at a time; gives the import with a guessed mapping.
 * @param earlier the import whose failed rows the file mends
 * @param kept is told of the import within that transaction, for its audit entry. Throws one of the `importErrors`.
 */
export async function saveUpload(
  db: Db,
  who: { store_id: string; member_id: string },
  { name, body }: { name: string | undefined; body: Buffer },
  earlier: ProductImport | null,
  kept: (db: Db, made: ProductImport) => Promise<void>,
): Promise<string> {
  const { rows, format, encoding } = readUpload(body)
  return db.transaction(async (tx) => {
    let import_id = ''
    let headings: string[] = []
    let waiting: FileRow[] = []
    let count = 0
    let seen: string[][] = []
    for await (const row of rows) {
      if (isBlank(row.cells)) continue
      if (import_id === '') {
        headings = headingsOf(row.cells)
        seen = headings.map(() => [])
        const columns = headings.map((heading) => ({ heading, samples: [] }))
        const mapping = carried(headings, earlier)
        const file = cleanText((name ?? '').split(/[\\/]/).at(-1) ?? '').slice(0, 120) || `file.${format}`
        const [made] = await tx
          .insert(productImports)
          .values({ ...who, file, format, encoding, columns, mapping, rows: 0, counts: noCounts(), retry_of: earlier?.id ?? null })
          .returning({ id: productImports.id })
        import_id = made?.id ?? ''
        continue
      }
      if (++count > maxImportRows) throw fail(importErrors.import_too_many_rows, { most: maxImportRows.toLocaleString('en') })
      headings.forEach((_, index) => {
        const cell = row.cells[index]?.trim().slice(0, 80)
        const found = seen[index]
        if (cell && found && found.length < samples && !found.includes(cell)) found.push(cell)
      })
      waiting.push(row)
      if (waiting.length < batch) continue
      await saveRows(tx, import_id, waiting)
      waiting = []
    }
    if (count === 0) throw fail(importErrors.import_empty)
    await saveRows(tx, import_id, waiting)
    const [made] = await tx
      .update(productImports)
      .set({ rows: count, columns: headings.map((heading, index) => ({ heading, samples: seen[index] ?? [] })) })
      .where(eq(productImports.id, import_id))
      .returning()
    if (made) await kept(tx, made)
    return import_id
  })
}
