import type { Bilingual } from '@rahba/contract/kernel/locale'
import { latinDigits } from '@rahba/contract/kernel/normalise'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readRows } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/types.ts'

const marks = /[\u0610-\u061a\u0640\u064b-\u065f\u0670]/g

/** A name as a part of an address: letters of any script and digits kept, the rest joined by `-`. At most 80 characters, never empty. */
export function getSlug(name: Bilingual): string {
  const words = latinDigits(name.ar || name.en)
    .normalize('NFKC')
    .replace(marks, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  const slug = (words ?? []).join('-')
  return [...slug].slice(0, 80).join('').replace(/-+$/, '') || 'product'
}

const slugRow = z.strictObject({ slug: z.string() })

/** The slug of `name` that is still free in the store: `-2`, `-3` and so on are added. Two saves at once are settled by the unique index. */
export async function createProductSlug(db: Db, store_id: string, name: Bilingual): Promise<string> {
  const base = getSlug(name)
  const found = async (which: SQL) => {
    const rows = await readRows(db, sql`select slug from products where store_id = ${store_id} and ${which}`, slugRow)
    return new Set(rows.map(({ slug }) => slug))
  }
  // Most names are free, so a large store's slugs are searched only if the name is used.
  if ((await found(sql`slug = ${base}`)).size === 0) return base
  const used = await found(sql`slug ~ ('^' || ${base} || '-[0-9]+$')`)
  let n = 2
  while (used.has(`${base}-${n}`)) n++
  return `${base}-${n}`
}
