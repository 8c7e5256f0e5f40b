import { accessErrors } from '@rahba/contract/access/errors'
import { errors } from '@rahba/contract/kernel/errors'
import type { SavedCart } from '@rahba/contract/orders/cart/cart'
import type { StoredCartLine } from '@rahba/contract/orders/cart/cart.schemas'
import { maxCartLines, mergeCarts } from '@rahba/contract/orders/cart/cart-lines'
import { orderErrors } from '@rahba/contract/orders/errors'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { refuseStale } from '../../platform/http/seen-version.ts'
import { users } from '../../shoppers/table.ts'
import { carts } from './table.ts'

/** Reads a shopper's cart. One that was never saved is empty and has the account's creation as its version. Throws `not_found`. */
export async function readCart(db: Db, user_id: string): Promise<SavedCart> {
  const [row] = await db
    .select({ lines: carts.lines, updated_at: carts.updated_at, created_at: users.created_at })
    .from(users)
    .leftJoin(carts, eq(carts.user_id, users.id))
    .where(eq(users.id, user_id))
  if (!row) throw fail(errors.not_found)
  return { lines: row.lines ?? [], updated_at: row.updated_at ?? row.created_at }
}

/**
 * Locks a shopper's cart, and creates it if it is missing. A deletion of the account that began before is waited for. Throws `not_found` and
 * `account_deletion_pending`.
 */
async function lockCart(db: Db, user_id: string): Promise<SavedCart> {
  const [user] = await db
    .select({ created_at: users.created_at, deletion_due_at: users.deletion_due_at })
    .from(users)
    .where(and(eq(users.id, user_id), isNull(users.deleted_at)))
    .for('key share')
  if (!user) throw fail(errors.not_found)
  if (user.deletion_due_at) throw fail(accessErrors.account_deletion_pending)
  await db.insert(carts).values({ user_id, updated_at: user.created_at }).onConflictDoNothing()
  const { lines, updated_at } = carts
  const [cart] = await db.select({ lines, updated_at }).from(carts).where(eq(carts.user_id, user_id)).for('update')
  if (!cart) throw new Error('The cart was made above')
  return cart
}

async function write(db: Db, user_id: string, lines: StoredCartLine[]): Promise<SavedCart> {
  const [saved] = await db
    .update(carts)
    // Two versions are never equal, even within one millisecond.
    .set({ lines, updated_at: sql`greatest(app_now(), ${carts.updated_at} + interval '1 millisecond')` })
    .where(eq(carts.user_id, user_id))
    .returning({ lines: carts.lines, updated_at: carts.updated_at })
  if (!saved) throw new Error('The cart was locked')
  return saved
}

/** Locks a shopper's cart for an order that was made of its version `seen`. Throws `cart_changed` if another device saved it since. */
export async function requireCart(db: Db, user_id: string, seen: string): Promise<void> {
  const { updated_at } = await lockCart(db, user_id)
  if (Date.parse(updated_at) !== Date.parse(seen)) throw fail(orderErrors.cart_changed)
}

/** Replaces a shopper's cart. Throws `stale_record` if another device saved since `seen`. */
export async function saveCart(db: Db, user_id: string, lines: StoredCartLine[], seen: string | undefined): Promise<SavedCart> {
  refuseStale(seen, await lockCart(db, user_id))
  return write(db, user_id, lines)
}

/** Merges lines from before signing in into a shopper's cart. Throws `cart_full` if both together are too many, and loses none. */
export async function mergeCart(db: Db, user_id: string, lines: StoredCartLine[]): Promise<SavedCart> {
  const cart = await lockCart(db, user_id)
  const merged = mergeCarts(cart.lines, lines)
  if (merged.length > maxCartLines) throw fail(orderErrors.cart_full)
  return write(db, user_id, merged)
}
