import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { stores } from '../table.ts'

/** The part of a store's address made from its English name: Latin letters, digits and single dashes, at most 48. */
const getSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48)
    .replace(/-+$/, '')

/** A slug nobody has: the name's own, or with four random letters when it is taken or the name has no Latin letters. */
export async function createStoreSlug(db: Db, name: string): Promise<string> {
  const slug = getSlug(name)
  const [used] = slug ? await db.select({ id: stores.id }).from(stores).where(eq(stores.slug, slug)) : [true]
  return used ? `${slug || 'store'}-${randomBytes(3).toString('hex')}` : slug
}
