import { z } from 'zod'

/** The newest version that a store accepted. */
export const acceptance = z.object({
  number: z.int(),
  accepted_at: z.iso.datetime(),
  /** The member who accepted, by the name they had then. */
  accepted_by: z.string(),
})

/** A store and the agreement: what it accepted last, and what it has to accept still. Both are null where there is nothing to say. */
export const storeAgreement = z.object({
  accepted: acceptance.nullable(),
  due: z
    .object({
      /** The newest version that has to be accepted. */
      number: z.int(),
      /** The day in Riyadh from which new products, opening and submitting are stopped. */
      applies_from: z.string(),
      /** True if that day has come. */
      stops: z.boolean(),
    })
    .nullable(),
})
export type StoreAgreement = z.output<typeof storeAgreement>
