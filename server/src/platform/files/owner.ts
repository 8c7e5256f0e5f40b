import { and, eq, type SQL } from 'drizzle-orm'
import type { Who } from '../http/who.ts'
import { type FileRow, files } from './table.ts'

export type FileOwner = Pick<FileRow, 'owner_type' | 'owner_id'>

/** The owner of the caller's files: a store's belong to the store, whichever member uploads them. */
export function pickOwner(who: Who): FileOwner {
  if (who.audience === 'admin') return { owner_type: 'admin', owner_id: who.admin_id }
  if (who.audience === 'store') return { owner_type: 'store', owner_id: who.store_id }
  return { owner_type: 'user', owner_id: who.user_id }
}

/** Files of this owner, for a query. */
export const isOwnedBy = ({ owner_type, owner_id }: FileOwner): SQL | undefined =>
  and(eq(files.owner_type, owner_type), eq(files.owner_id, owner_id))

/** A name for what is counted by account: uploads that are read, and bytes that wait for it. */
export const getAccount = ({ owner_type, owner_id }: FileOwner): string => `${owner_type}:${owner_id}`
