import type { Bilingual } from '@rahba/contract/kernel/locale'
import { remittanceLabels } from '@rahba/contract/money/carriers/remittance-labels'
import {
  allowedDecisions,
  type LineDecision,
  lineDecisions,
  lineKinds,
  type RemittanceLineKind,
} from '@rahba/contract/money/carriers/remittance-lines'
import { decideRemittanceLines } from '@rahba/contract/money/carriers/remittances.calls'
import { decideLinesBody } from '@rahba/contract/money/carriers/remittances.schemas'
import { ActionDialog } from '../../../kit/feedback/action-dialog.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import { UserText } from '../../../kit/layout/direction.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { changedByRemittance } from './invalidated-calls.ts'

export interface Deciding {
  kind: RemittanceLineKind
  /** One line, or all undecided lines of the kind when null. */
  id: string | null
  name: string
}

/** Asks what becomes of a difference, and why. */
export default function DecideDialog({ remittance_id, of, close }: { remittance_id: string; of: Deciding; close: () => void }) {
  const t = useText('admin/carriers')
  const locale = useLocale()
  const choices: Record<string, Bilingual> = Object.fromEntries(allowedDecisions(of.kind).map((key) => [key, lineDecisions[key]]))
  const form = useContractForm(decideLinesBody, {
    initial: {
      ids: of.id === null ? null : [of.id],
      kind: of.id === null ? of.kind : null,
      decision: null as LineDecision | null,
      note: null as string | null,
    },
    labels: { ...remittanceLabels, note: { ar: 'سبب القرار', en: 'Decision reason' } },
  })
  const send = useFormSend(form, decideRemittanceLines, (body) => ({ params: { id: remittance_id }, body }), {
    invalidates: changedByRemittance,
    message: t.decided,
    onDone: close,
  })
  const effect = (
    <>
      {lineKinds[of.kind][locale]} · <UserText>{of.name}</UserText>
      {form.values.decision === 'carrier_collected' && (
        <>
          <br />
          {t.movesCash}
        </>
      )}
    </>
  )
  return (
    <ActionDialog
      title={t.decideTitle}
      saveLabel={t.decide}
      effect={effect}
      needs={[
        { field: 'decision', as: 'choice', required: true, choices },
        { field: 'note', as: 'words', required: true, maxLength: 300 },
      ]}
      send={send}
      close={close}
    />
  )
}
