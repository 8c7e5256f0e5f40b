import { and, eq, type SQL } from 'drizzle-orm'
import type { recoveryCodes, twoFactors } from './table.ts'

/** An account whose sign-in may need a second step. */
export interface TwoFactorAccount {
  audience: 'admin' | 'store'
  /** admins.id or store_members.id. */
  subject_id: string
}

/** `admin:<id>`: what its limits, challenges, hashes and sealed secret are bound to. */
export const getName = ({ audience, subject_id }: TwoFactorAccount): string => `${audience}:${subject_id}`

export const getOwn = (table: typeof twoFactors | typeof recoveryCodes, { audience, subject_id }: TwoFactorAccount): SQL | undefined =>
  and(eq(table.audience, audience), eq(table.subject_id, subject_id))
