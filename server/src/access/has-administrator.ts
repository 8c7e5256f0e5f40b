import type { Db } from '../platform/db/types.ts'
import { admins } from './table.ts'

/** Whether somebody runs this marketplace already, the demo's people or others. */
export const hasAdministrator = async (db: Db): Promise<boolean> => (await db.select({ id: admins.id }).from(admins).limit(1)).length > 0
