import { cleanIdentifier, cleanLine, latinDigits } from '@rahba/contract/kernel/normalise'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'

/** A search that may be a whole SKU or barcode, as each is kept. */
export interface TypedCode {
  /** In lower case. */
  sku: string
  barcode: string
}

/** Reads a search as a code: one word with a digit or sign, or a barcode with spaces. Null for words, which codes of letters alone would hide. */
export function readCode(q: string | undefined): TypedCode | null {
  const text = cleanLine(latinDigits(q ?? ''))
  const barcode = cleanIdentifier(text)
  const isCode = /^[\x21-\x7e]{3,64}$/.test(text) ? /[\d\-_./#]/.test(text) : /^[\d ]+$/.test(text) && barcode.length >= 8
  return isCode ? { sku: text.toLowerCase(), barcode } : null
}

/** True in SQL for a variant `v` that has exactly this code. */
export const hasCode = ({ sku, barcode }: TypedCode): SQL => sql`(lower(v.sku) = ${sku} or v.barcode = ${barcode})`

const foundRow = z.strictObject({ product_id: z.string() })

/** The products of a store that own exactly this code: one by its SKU, or one by its barcode, each by an index. */
export async function findByCode(db: Db, store_id: string, { sku, barcode }: TypedCode): Promise<string[]> {
  const rows = await readRows(
    db,
    sql`
    select v.product_id from product_variants v where v.store_id = ${store_id} and v.sku is not null and v.deleted_at is null and lower(v.sku) = ${sku}
    union select v.product_id from product_variants v where v.store_id = ${store_id} and v.barcode is not null and v.deleted_at is null and v.barcode = ${barcode}`,
    foundRow,
  )
  return rows.map(({ product_id }) => product_id)
}
