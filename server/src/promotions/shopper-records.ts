import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { couponUsers } from './table.ts'

/** Takes a shopper off the codes that were made for them. How often they used a code stays, since a code's uses are its orders. */
export async function removeFromCodes(db: Db, user_id: string): Promise<void> {
  await db.delete(couponUsers).where(eq(couponUsers.user_id, user_id))
}
