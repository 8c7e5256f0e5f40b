import type { Audience } from '@rahba/contract/kernel/audiences'
import type { codes } from '../table.ts'

export type CodePurpose = (typeof codes.$inferSelect)['purpose']

/** The key of a code: the address or phone it was sent to, with its side, since an admin and a merchant may share an address. */
export const getSubject = (side: Audience, address: string): string => `${side}:${address}`
