import { Button, Group, Text } from '@mantine/core'
import { bodyOfAction } from '@rahba/contract/kernel/body-of-action'
import { type CancellationActionInput, cancellationActionBodies } from '@rahba/contract/orders/cancellations/cancellation-action-body'
import {
  type CancellationAction,
  type CancellationActionName,
  cancellationActions,
} from '@rahba/contract/orders/cancellations/cancellation-actions'
import { cancellationLabels } from '@rahba/contract/orders/cancellations/cancellation-labels'
import type { WholeCancellation } from '@rahba/contract/orders/cancellations/cancellation-shapes'
import { cancellationStatusLabel } from '@rahba/contract/orders/cancellations/cancellation-states'
import { useState } from 'react'
import { useCall, useSend } from '../../api/queries.ts'
import { ActionDialog } from '../../kit/feedback/action-dialog.tsx'
import { type ContractForm, useContractForm } from '../../kit/form/use-contract-form.ts'
import { IntegerInput } from '../../kit/inputs/number-inputs.tsx'
import { FlagInput } from '../../kit/inputs/text-inputs.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { LineName } from '../line-name.tsx'
import type { ActingSurface } from './cancellation-surface.ts'
import { isDangerousCancellation } from './dangerous-actions.ts'
import { getEffect } from './effect-words.ts'
import { PreviewAmounts } from './money-panel.tsx'
import { PapersInput } from './papers-input.tsx'

interface Counted {
  order_line_id: string
  received: number
  damaged: number
  missing: number
}

/** The values of an action's dialog: only the fields of its own body. */
interface Values {
  action: CancellationActionName
  version: number
  note: string | null
  expected_amount?: number
  amount_final?: number | string | null
  goods_back?: boolean
  lines?: Counted[]
  papers?: string[]
  reference?: string | null
  receipt?: string | null
}
type Form = ContractForm<CancellationActionInput, Values>

/** The inspection of each returned item: all pieces start as sound, and the rest is subtracted. */
function Inspection({ row, form }: { row: WholeCancellation; form: Form }) {
  const { actions: t } = useText('cancellations')
  return (
    <>
      <Text size="sm" fw={600}>
        {t.count}
      </Text>
      {row.lines.map((line, index) => (
        <div key={line.id}>
          <Text size="sm" component="div" mb={4}>
            <LineName line={line} /> · {line.quantity}
          </Text>
          <Group grow gap="xs" align="flex-start">
            {(['received', 'damaged', 'missing'] as const).map((key) => (
              <IntegerInput key={key} {...form.at(`lines.${index}.${key}`, form.values.lines?.[index]?.[key] ?? 0)} />
            ))}
          </Group>
        </div>
      ))}
    </>
  )
}

function getInitial(action: CancellationActionName, row: WholeCancellation): Values {
  const { needs }: CancellationAction = cancellationActions[action]
  const lines = row.lines.map(({ order_line_id, quantity }) => ({ order_line_id, received: quantity, damaged: 0, missing: 0 }))
  return {
    action,
    version: row.version,
    note: null,
    ...(needs === 'amount' && { expected_amount: row.amount }),
    ...((action === 'approve' || action === 'start_refund') && { amount_final: row.amount }),
    ...(action === 'approve' && { goods_back: row.goods_back }),
    ...(needs === 'inspection' && { lines }),
    ...(needs === 'payment' && { reference: null, receipt: null }),
    ...(action === 'dispute' && { papers: [] }),
  }
}

interface Props {
  surface: ActingSurface
  row: WholeCancellation
  action: CancellationActionName
  close: () => void
}

/**
 * Asks for what an action needs, says what it will do and for how much, and does it. What the actor sees here is sent along: if it has changed,
 * nothing is done.
 */
export default function CancellationDialog({ surface, row, action, close }: Props) {
  const t = useText('cancellations')
  const locale = useLocale()
  const [shown, setShown] = useState(row)
  const read = useCall(surface.read, { params: { id: row.id } }, { silent: true })
  const { needs }: CancellationAction = cancellationActions[action]
  const admin = surface.actor === 'admin'
  const form = useContractForm<CancellationActionInput, Values>(bodyOfAction(cancellationActionBodies[surface.actor], action), {
    initial: getInitial(action, row),
    labels: cancellationLabels,
  })
  const send = useSend(surface.act, {
    invalidates: [surface.read, surface.list, surface.counts, ...surface.alters],
    message: (after) => t.actions.done(cancellationStatusLabel(after)[locale]),
    silent: true, // the dialog shows the refusal
    onFailed: (refusal) => {
      form.showErrors(refusal)
      if (refusal.code === 'refund_preview_stale') void read.refetch()
    },
    onDone: () => {
      form.markSaved()
      close()
    },
  })
  // The amount is settled now, unless the goods still have to come back.
  const settles = needs === 'amount' && (action === 'start_refund' || row.kind === 'cancel' || !form.values.goods_back)
  const mayCut = settles && admin && row.kind === 'return'
  const fresh = read.data
  const reload = () => {
    if (!fresh) return
    setShown(fresh)
    form.set('version', fresh.version)
    if (needs === 'amount') form.set('expected_amount', fresh.amount)
    if (form.values.amount_final !== undefined) form.set('amount_final', fresh.amount)
    send.reset()
  }
  const stale = send.error?.code === 'refund_preview_stale'
  /** Returns the body to send: an amount only if it may be cut. */
  const toBody = (body: CancellationActionInput) => ('amount_final' in body && !mayCut ? { ...body, amount_final: null } : body)
  const onSubmit = form.submit((body) => send.send({ params: { id: row.id }, body: toBody(body) }))
  const again = stale && fresh && (
    <Button variant="default" onClick={reload} w="fit-content">
      {t.actions.reload}
    </Button>
  )
  return (
    <ActionDialog
      title={cancellationActions[action][locale]}
      tone={isDangerousCancellation(action) ? 'danger' : 'normal'}
      effect={getEffect(action, row, t.actions)}
      needs={[
        needs === 'amount' &&
          shown.preview !== null && {
            as: 'own',
            key: 'preview',
            input: (
              <div>
                <PreviewAmounts preview={shown.preview} kind={shown.kind} payment_method={shown.payment_method} />
              </div>
            ),
          },
        action === 'approve' &&
          row.kind === 'return' && {
            as: 'own',
            key: 'goods_back',
            input: <FlagInput {...form.at('goods_back', form.values.goods_back ?? true)} label={t.actions.goodsBack} />,
          },
        mayCut && { field: 'amount_final', as: 'money', description: t.actions.lessHint },
        needs === 'inspection' && { as: 'own', key: 'lines', input: <Inspection row={row} form={form} /> },
        needs === 'payment' && { field: 'reference', as: 'code', required: true, maxLength: 80 },
        needs === 'payment' && { field: 'receipt', as: 'slip', required: true },
        (admin || needs === 'reason') && {
          field: 'note',
          as: 'words',
          label: needs === 'reason' && action !== 'fail' ? t.actions.reason : t.actions.adminNote,
          required: true,
          maxLength: 1000,
        },
        action === 'dispute' && {
          as: 'own',
          key: 'papers',
          input: (
            <PapersInput
              value={form.values.papers ?? []}
              onChange={(papers) => form.set('papers', papers)}
              label={t.actions.papers}
              error={form.errors.papers}
            />
          ),
        },
      ]}
      lead={again}
      send={{ form, onSubmit, pending: send.pending, submitError: send.error?.ofWhole ?? null }}
      close={close}
    />
  )
}
