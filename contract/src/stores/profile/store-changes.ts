import { z } from 'zod'
import type { Bilingual } from '../../kernel/locale.ts'
import { bilingualText } from '../../kernel/shapes.ts'
import { approval, type StoreApproval } from '../store-states.ts'

/** The fields that an approved store can't change alone: a new value waits for an admin, and the old one stays live. */
export const guardedFields = ['name', 'commercial_register_no', 'vat_no', 'iban_no'] as const
export type GuardedField = (typeof guardedFields)[number]

type Value = Bilingual | string | null

/** True if two values of a guarded field are equal. */
export const sameValue = (a: Value, b: Value): boolean =>
  a !== null && b !== null && typeof a === 'object' && typeof b === 'object' ? a.ar === b.ar && a.en === b.en : a === b

/** True if `next` waits for acceptance: the store was approved, suspended or not, and the field has a live value. */
export const waitsForAcceptance = (store: { approved: StoreApproval }, live: Value, next: Value): boolean =>
  (store.approved === approval.approved || store.approved === approval.suspended) && live !== null && !sameValue(live, next)

const value = z.union([z.string(), bilingualText])
/** A change that waits. */
export const storeChange = z.object({
  id: z.uuid(),
  field: z.enum(guardedFields),
  old: value,
  /** Null removes the value. */
  new: value.nullable(),
  created_at: z.iso.datetime(),
})
export type StoreChangeRequest = z.output<typeof storeChange>

/** A change that was refused lately and not asked for again: its merchant reads why beside the field, and asks for what is right. */
export const refusedChange = storeChange.omit({ created_at: true }).extend({ reason: z.string(), decided_at: z.iso.datetime() })

/** The reason of a refusal stays beside its field this long. */
export const refusalShownDays = 30
