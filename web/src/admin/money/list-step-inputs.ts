import type { Need } from '../../kit/feedback/action-dialog.tsx'

/** The text that a step with a payout or a statement of dues needs: a reason the merchant reads, or the bank's reference. */
type StepText = 'reason' | 'reference'

/** Returns the input of the text that a step needs; none if it needs none. */
export function listStepInputs(needs: StepText | undefined, referenceHint: string): Need<StepText>[] {
  if (needs === 'reason') return [{ field: 'reason', as: 'words', required: true, maxLength: 300 }]
  if (needs === 'reference') return [{ field: 'reference', as: 'code', required: true, description: referenceHint, maxLength: 80 }]
  return []
}
