import { Button, Group, Text } from '@mantine/core'
import { bodyOfAction } from '@rahba/contract/kernel/body-of-action'
import { type CancellationActionInput, cancellationActionBodies } from '@rahba/contract/orders/cancellation-action-body'
import { type CancellationAction, type CancellationActionName, cancellationActions } from '@rahba/contract/orders/cancellation-actions'
import { cancellationLabels } from '@rahba/contract/orders/cancellation-labels'
import type { WholeCancellation } from '@rahba/contract/orders/cancellation-schemas'
import { cancellationStatuses } from '@rahba/contract/orders/cancellation-states'
import { useState } from 'react'
import { useCall, useSend } from '../../api/queries.ts'
import { FormDialog } from '../../kit/form/form-shell.tsx'
import { type ContractForm, useContractForm } from '../../kit/form/use-contract-form.ts'
import { FileInput } from '../../kit/inputs/file-input.tsx'
import { IntegerInput, MoneyInput } from '../../kit/inputs/number-inputs.tsx'
import { CodeTextInput, FlagInput, LongTextInput } from '../../kit/inputs/text-inputs.tsx'
import { Localized } from '../../kit/layout/direction.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { effectOf } from './effect-words.ts'
import { PreviewAmounts } from './money-panel.tsx'
import { PapersInput } from './papers-input.tsx'
import type { ActingSide } from './side.ts'

const dangerous: readonly CancellationActionName[] = ['reject', 'dispute', 'fail']
export const isDangerousCancellation = (action: CancellationActionName): boolean => dangerous.includes(action)

interface Counted {
  order_line_id: string
  received: number
  damaged: number
  missing: number
}

/** What the dialog of an action asks for: the fields of its body, and none of another's. */
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

/** What came back of each item: sound at first, and the rest is counted off it. */
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
            <Localized text={line.name} /> · {line.quantity}
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

function initialOf(action: CancellationActionName, row: WholeCancellation): Values {
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
  side: ActingSide
  row: WholeCancellation
  action: CancellationActionName
  close: () => void
}

/** Asks for what an action needs, says what it will do and for how much, and does it. What the actor sees here is sent along: if it has changed, nothing is done. */
export function CancellationDialog({ side, row, action, close }: Props) {
  const t = useText('cancellations')
  const locale = useLocale()
  const [shown, setShown] = useState(row)
  const read = useCall(side.read, { params: { id: row.id } }, { silent: true })
  const { needs }: CancellationAction = cancellationActions[action]
  const admin = side.actor === 'admin'
  const form = useContractForm<CancellationActionInput, Values>(bodyOfAction(cancellationActionBodies[side.actor], action), {
    initial: initialOf(action, row),
    labels: cancellationLabels,
  })
  const send = useSend(side.act, {
    invalidates: [side.read, side.list, side.counts, ...side.alters],
    message: (after) => t.actions.done(cancellationStatuses[after.status][locale]),
    silent: true, // the dialog shows the refusal
    onFailed: (refusal) => {
      form.refuse(refusal)
      if (refusal.code === 'refund_preview_stale') void read.refetch()
    },
    onDone: () => {
      form.saved()
      close()
    },
  })
  // the amount is settled now, unless the goods are waited for
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
  return (
    <FormDialog
      as="modal"
      opened
      onClose={close}
      title={cancellationActions[action][locale]}
      saveLabel={cancellationActions[action][locale]}
      cancelLabel={t.actions.back}
      tone={isDangerousCancellation(action) ? 'danger' : 'normal'}
      form={form}
      onSubmit={form.submit((body) =>
        send.send({
          params: { id: row.id },
          body: 'amount_final' in body && !mayCut ? { ...body, amount_final: null } : body,
        }),
      )}
      pending={send.pending}
      submitError={send.error?.ofWhole ?? null}
    >
      {stale && fresh && (
        <Button variant="default" onClick={reload} w="fit-content">
          {t.actions.reload}
        </Button>
      )}
      <Text size="sm">{effectOf(action, row, t.actions)}</Text>
      {needs === 'amount' && shown.preview && (
        <div>
          <PreviewAmounts preview={shown.preview} kind={shown.kind} />
        </div>
      )}
      {action === 'approve' && row.kind === 'return' && (
        <FlagInput {...form.at('goods_back', form.values.goods_back ?? true)} label={t.actions.goodsBack} />
      )}
      {mayCut && <MoneyInput {...form.at('amount_final', form.values.amount_final ?? null)} description={t.actions.lessHint} />}
      {needs === 'inspection' && <Inspection row={row} form={form} />}
      {needs === 'payment' && (
        <>
          <CodeTextInput {...form.at('reference', form.values.reference ?? null)} required maxLength={80} />
          <FileInput {...form.at('receipt', form.values.receipt ?? null)} purpose="slip" required />
        </>
      )}
      {(admin || needs === 'reason') && (
        <LongTextInput
          {...form.field('note')}
          label={needs === 'reason' && action !== 'fail' ? t.actions.reason : t.actions.adminNote}
          required
          maxLength={1000}
          rows={2}
        />
      )}
      {action === 'dispute' && (
        <PapersInput
          value={form.values.papers ?? []}
          onChange={(papers) => form.set('papers', papers)}
          label={t.actions.papers}
          error={form.errors.papers}
        />
      )}
    </FormDialog>
  )
}
