import { z } from 'zod'
import type { Bilingual } from '../kernel/locale.ts'
import { bilingualText } from '../kernel/shapes.ts'
import { approval, type StoreApproval } from './store-states.ts'

/** What a store that was approved can't change by itself: another value waits for an admin, and the old one stays live. */
export const guardedFields = ['name', 'commercial_register_no', 'vat_no', 'iban_no'] as const
export type GuardedField = (typeof guardedFields)[number]

type Value = Bilingual | string | null

/** Whether two values of a guarded field say the same. */
export const sameValue = (a: Value, b: Value): boolean =>
  a !== null && b !== null && typeof a === 'object' && typeof b === 'object' ? a.ar === b.ar && a.en === b.en : a === b

/** Whether `next` waits for acceptance: of a store that was approved, suspended or not, in place of a value that is live. */
export const waitsForAcceptance = (store: { approved: StoreApproval }, live: Value, next: Value): boolean =>
  (store.approved === approval.approved || store.approved === approval.suspended) && live !== null && !sameValue(live, next)

const value = z.union([z.string(), bilingualText])
/** A change that waits. */
export const storeChange = z.object({
  id: z.uuid(),
  field: z.enum(guardedFields),
  old: value,
  /** Null takes the value away. */
  new: value.nullable(),
  created_at: z.iso.datetime(),
})
export type StoreChangeRequest = z.output<typeof storeChange>

/** A change that was refused lately and not asked for again: its merchant reads why beside the field, and asks for what is right. */
export const refusedChange = storeChange.omit({ created_at: true }).extend({ reason: z.string(), decided_at: z.iso.datetime() })

/** How long the reason of a refusal stands beside its field. */
export const refusalShownDays = 30
