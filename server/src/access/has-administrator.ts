import type { Db } from '../platform/db/types.ts'
import { admins } from './table.ts'

/** True if this marketplace has an administrator already, from the demo or not. */
export const hasAdministrator = async (db: Db): Promise<boolean> => (await db.select({ id: admins.id }).from(admins).limit(1)).length > 0
