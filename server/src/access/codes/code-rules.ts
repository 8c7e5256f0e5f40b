import type { codes } from '../table.ts'

export type CodePurpose = (typeof codes.$inferSelect)['purpose']

/** What a code is kept under: the address or phone it went to, and whose side it is, since an admin and a merchant may share an address. */
export const subjectOf = (side: 'admin' | 'store' | 'user', address: string): string => `${side}:${address}`
