import type { codes } from '../table.ts'

export type CodePurpose = (typeof codes.$inferSelect)['purpose']

/** The figures of codes and links, in one place. Seconds are counted on the database's clock. */
export const codeRules = {
  code_seconds: 10 * 60,
  link_seconds: 60 * 60,
  invitation_seconds: 72 * 3600,
  tries: 5,
  resend_seconds: 60,
  per_day: 5,
} as const

/** What a code is kept under: the address or phone it went to, and whose side it is, since an admin and a merchant may share an address. */
export const subjectOf = (side: 'admin' | 'store' | 'user', address: string): string => `${side}:${address}`
