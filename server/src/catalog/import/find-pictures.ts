import { importFaults, importWarnings } from '@rahba/contract/catalog/import/import-errors'
import type { ImportField } from '@rahba/contract/catalog/import/import-fields'
import type { ImportPicture } from '@rahba/contract/catalog/import/product-imports'
import { maxImages } from '@rahba/contract/catalog/products/product-limits'
import { cutText } from '@rahba/contract/kernel/cut-text'
import { isUuid } from '@rahba/contract/kernel/is-uuid'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { cleanFileName } from '../../platform/files/file-name.ts'
import { findFault, findWarning, isRefused } from './find-fault.ts'
import type { ProductImport, RowFault } from './table.ts'

/** The columns that name pictures. */
type PictureField = Extract<ImportField, 'images' | 'variant_image' | `${string}_look`>

/** The pictures that a row names for its product, by id or by an address that is still to be fetched; null if it names none. */
export type RowPictures = {
  named: string[]
  faults: RowFault[]
  /** True if one of them is an address that can't be read: the product keeps the pictures it has. */
  isUnread: boolean
} | null

/** True for a picture that is named by its address. */
export const isAddress = (named: string): boolean => named.startsWith('https:')

const separators = /[,;|،؛\n]/
const address = /^(?:(?:[a-z][a-z0-9+.-]*:)?\/\/|https?:|www\.)/i
// A comma may be part of an address, so that a cell of addresses is divided before each.
const beforeAddress = /\s*[,;|،؛\s]\s*(?=[a-z][a-z0-9+.-]*:\/\/)|[\n|]/i
const maxAddressLength = 2000

/** True for a text that can only mean a picture: an address, an id or the name of a file. */
export const isPictureName = (text: string): boolean =>
  address.test(text) || isUuid(text.toLowerCase()) || /\.(?:jpe?g|png|webp|gif|avif|heic)$/i.test(text)

/** An address as it is fetched, over https even if it is written with http; null for one that can't be. */
function readAddress(text: string): string | null {
  const secure = text.replace(/^http:/i, 'https:')
  const url = /^https:\/\//i.test(secure) && URL.canParse(secure) ? new URL(secure) : null
  return url?.protocol === 'https:' && url.href.length <= maxAddressLength ? url.href : null
}

/** The name a picture is looked for by: cleaned as uploads are, without regard to its ending. */
const getName = (text: string) => cleanFileName(text, 'image/webp').toLowerCase()
/** Pictures named after the barcode: `CODE`, then `CODE-1`, `CODE-2`, … */
const namesOfBarcode = (barcode: string) => [barcode, ...Array.from({ length: maxImages }, (_, n) => `${barcode}-${n + 1}`)].map(getName)

type Job = Pick<ProductImport, 'id' | 'store_id' | 'retry_of'>

/** Pictures that the store uploaded since the day before an import (or the one it corrects) began. */
const lately = ({ id, store_id, retry_of }: Job): SQL => sql`
  (select min(i.created_at) as at from product_imports i where i.id in (${id}, ${retry_of ?? id})) begun, files f
  where f.owner_type = 'store' and f.owner_id = ${store_id} and f.purpose = 'picture' and f.stored_at is not null
    and f.created_at >= begun.at - interval '1 day'`
/** True if no record used the picture before the import began. Rows of the import may have used it since. */
const isFree = sql`(f.attached_at is null or f.created_at >= begun.at)`

const uploadRow = z.strictObject({ name: z.string(), id: z.string(), free: z.boolean() })

/** Ids by name. The latest upload of a name counts. Once a record uses it, the name is no longer free. */
async function idsByName(db: Db, job: Job): Promise<Map<string, string>> {
  const rows = await readRows(db, sql`select f.name, f.id, ${isFree} as free from ${lately(job)} order by f.id`, uploadRow)
  const latest = new Map(rows.map((row) => [row.name.toLowerCase(), row]))
  return new Map([...latest].flatMap(([name, { id, free }]) => (free ? [[name, id] as const] : [])))
}

const ownRow = z.strictObject({ id: z.string(), name: z.string() })

/** The names of those of these pictures that are the store's. */
async function namesOfOwn(db: Db, store_id: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await readRows(
    db,
    sql`
    select f.id, f.name from files f where f.id = any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid))
      and f.owner_type = 'store' and f.owner_id = ${store_id} and f.purpose = 'picture' and f.stored_at is not null`,
    ownRow,
  )
  return new Map(rows.map(({ id, name }) => [id, name.toLowerCase()]))
}

const fetchedRow = z.strictObject({ file_id: z.string(), addresses: z.array(z.string()) })

/** The addresses that pictures of the store were fetched from, by picture. */
async function findFetched(db: Db, store_id: string, addresses: readonly string[]): Promise<Map<string, Set<string>>> {
  if (addresses.length === 0) return new Map()
  const rows = await readRows(
    db,
    sql`
    select file_id, array_agg(distinct address) as addresses from product_import_pictures
    where store_id = ${store_id} and file_id is not null and address = any(${sql.param([...new Set(addresses)])}::text[]) group by file_id`,
    fetchedRow,
  )
  return new Map(rows.map((row) => [row.file_id, new Set(row.addresses)]))
}

/**
 * The pictures that rows name, in three statements for any number: by the names of files uploaded for the import or of
 * pictures the product has, or by the ids an export writes.
 * An https address is left to be fetched once the product is saved. A row that names none takes those named after its barcode.
 * @param rows each with the text of its cell (undefined where no column holds pictures) and the pictures its product has
 */
export async function findPictures(
  db: Db,
  job: Job,
  rows: readonly { field: PictureField; cell: string | undefined; barcode: string; held: readonly string[] }[],
): Promise<RowPictures[]> {
  const byName = await idsByName(db, job)
  const named = rows.map(({ field, cell, barcode, held }) => {
    const text = cell ?? ''
    const parts = [...new Set(text.split(text.includes('://') ? beforeAddress : separators).map((part) => part.trim()))].filter(Boolean)
    return { field, cell, parts, byBarcode: parts.length === 0 && barcode && byName.size > 0 ? namesOfBarcode(barcode) : [], held }
  })
  const isName = (part: string) => !isUuid(part.toLowerCase()) && !address.test(part)
  const own = await namesOfOwn(
    db,
    job.store_id,
    named.flatMap(({ parts, held }) =>
      parts.length === 0 ? [] : [...held, ...parts.map((part) => part.toLowerCase()).filter((id) => isUuid(id))],
    ),
  )
  const fetched = await findFetched(
    db,
    job.store_id,
    named.flatMap(({ parts }) => parts.flatMap((part) => readAddress(part) ?? [])),
  )
  return named.map(({ field, cell, parts, byBarcode, held }) => {
    const faults: RowFault[] = []
    const ids = parts.flatMap((part) => {
      const url = address.test(part) ? readAddress(part) : null
      // A picture that this address has brought for the product is not fetched again.
      if (url) return [held.find((one) => fetched.get(one)?.has(url)) ?? url]
      const name = getName(part)
      const id = isName(part) ? (byName.get(name) ?? held.find((one) => own.get(one) === name)) : part.toLowerCase()
      if (id !== undefined && (isName(part) || held.includes(id) || own.has(id))) return [id]
      const make = () => ({ value: cutText(part, 200) })
      if (address.test(part)) faults.push(findWarning(field, importWarnings.picture_address, make))
      else if (!isRefused(faults)) faults.push(findFault(field, importFaults.unknown_picture, make))
      return []
    })
    if (parts.length > 0) return { named: [...new Set(ids)], faults, isUnread: faults.some(({ warning }) => warning) }
    const found = byBarcode.flatMap((name) => byName.get(name) ?? []).slice(0, maxImages)
    if (found.length > 0) return { named: found, faults, isUnread: false }
    return cell === undefined ? null : { named: [], faults, isUnread: false }
  })
}

const pictureRow = z.strictObject({ id: z.string(), name: z.string(), total: z.int() })

/** The pictures uploaded for an import, by name, the latest first; as many as a page shows, and how many there are. */
export async function listPictures(db: Db, job: Job): Promise<{ data: ImportPicture[]; total: number }> {
  const rows = await readRows(
    db,
    sql`
    select f.id, regexp_replace(f.name, '\\.webp$', '') as name, count(*) over ()::int as total from ${lately(job)} and ${isFree} order by f.id desc limit 100`,
    pictureRow,
  )
  return { data: rows.map(({ id, name }) => ({ id, name })), total: rows[0]?.total ?? 0 }
}
