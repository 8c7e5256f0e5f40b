import { z } from 'zod'
import { bilingual, longText } from '../kernel/field.ts'
import { daySchema, lacks, orNull } from '../kernel/shapes.ts'

export const summaryLength = 1000

/** The fields of a publication beside the text of the new version. */
export const termsFields = {
  needs_acceptance: z.boolean(),
  /** A day in Riyadh; null for a version that nobody has to accept. */
  applies_from: orNull(daySchema),
  /** The changes, for merchants to read. */
  summary: bilingual(longText({ max: summaryLength, min: 0 })).schema,
}
export type AgreementTerms = z.output<z.ZodObject<typeof termsFields>>

/** A version that has to be accepted names its effective date and what has changed. */
export function requireTerms({ needs_acceptance, applies_from, summary }: AgreementTerms, issues: z.RefinementCtx): void {
  if (!needs_acceptance) return
  if (applies_from === null) lacks(issues, 'applies_from')
  for (const side of ['ar', 'en'] as const)
    if (!summary[side]) issues.addIssue({ code: 'custom', path: ['summary', side], input: undefined, message: 'required' })
}

export const agreementTerms = z.strictObject(termsFields).superRefine(requireTerms)
