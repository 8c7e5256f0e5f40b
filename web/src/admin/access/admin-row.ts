import type { AdminRow } from '@rahba/contract/access/admins.schemas'
import type { useMe } from './use-me.ts'

/** A row of the resource `admins` by its own type. The server made it by that schema; what draws any resource knows its rows only loosely. */
export const toAdminRow = (row: object) => row as AdminRow

/** True if the id is that of the admin who is signed in. */
export const isMe = (me: ReturnType<typeof useMe>, id: string | undefined) => me !== undefined && me.admin.id === id
