import type { Bilingual } from '../kernel/locale.ts'

/** The content page that holds the agreement with merchants. */
export const agreementSlug = 'merchant-agreement'

/** A version that has to be accepted is announced at least this many days before it applies. The first version may apply right away. */
export const agreementNoticeDays = 7

/** Stores that have not accepted are reminded this many days before the version applies. */
export const agreementReminderDays = 3

/** The states of a store for one version of the agreement. */
export const acceptanceStates = {
  accepted: { ar: 'وافق', en: 'Accepted' },
  waiting: { ar: 'لم يوافق بعد', en: 'Not accepted yet' },
} as const
export type AcceptanceState = keyof typeof acceptanceStates

const newerDue: Bilingual = { ar: 'لم يوافق على النسخة الأحدث', en: 'Newer version due' }

/** The state of a store in words: one that accepted an earlier version lacks the newer one only. */
export const describeAcceptance = ({ state, accepted_number }: { state: AcceptanceState; accepted_number: number | null }): Bilingual =>
  state === 'waiting' && accepted_number !== null ? newerDue : acceptanceStates[state]
