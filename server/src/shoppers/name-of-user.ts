import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { users } from './table.ts'

/** What a shopper is called, or null when they never said. */
export async function nameOfUser(db: Db, id: string): Promise<string | null> {
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, id))
  return user?.name ?? null
}
