import type { StockRow } from '@rahba/contract/catalog/stock/stock'
import { adjustStock, listStock, listStockMovements } from '@rahba/contract/catalog/stock/stock.calls'
import { adjustmentBody } from '@rahba/contract/catalog/stock/stock.schemas'
import { stockLabels } from '@rahba/contract/catalog/stock/stock-labels'
import { type StockAdjustment, stockAdjustmentNames, stockAdjustments } from '@rahba/contract/catalog/stock/stock-reasons'
import { inLocale } from '@rahba/contract/kernel/locale'
import { listBranches } from '@rahba/contract/stores/branches/branches.calls'
import { useSend } from '../../api/queries.ts'
import { toast } from '../../api/toast.ts'
import { FormDialog } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { ChoiceInput } from '../../kit/inputs/choice-input.tsx'
import { LongTextInput } from '../../kit/inputs/text-inputs.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { type StockLine, StockLines, sumPieces } from './stock-lines.tsx'
import { useBranches } from './use-branches.ts'

interface DialogProps {
  rows: readonly StockRow[]
  branch_id: string
  close: (changed: boolean) => void
}

interface Values {
  branch_id: string
  reason: StockAdjustment
  note: string | null
  lines: StockLine[]
}

/** Counts, receives or writes off what was chosen in the list. */
export default function AdjustDialog({ rows, branch_id, close }: DialogProps) {
  const { adjust: t } = useText('portal/stock')
  const locale = useLocale()
  const branches = useBranches()
  const lines: StockLine[] = rows.map(({ id }) => ({ variant_id: id, quantity: null }))
  const initial: Values = { branch_id, reason: 'counted', note: null, lines }
  const form = useContractForm(adjustmentBody, { labels: stockLabels, initial })
  const send = useSend(adjustStock, {
    invalidates: [listStock, listStockMovements, listBranches],
    onDone: ({ movements }, { body }) => {
      // A store with one branch knows where it is.
      const branch = branches.length > 1 ? branches.find(({ id }) => id === body.branch_id) : undefined
      const name = branch ? inLocale(branch.name, locale) : null
      const way = stockAdjustments[body.reason]
      toast(movements === 0 ? t.same : way === 'set' ? t.counted(movements, name) : t.saved[way](sumPieces(body.lines), name))
      form.markSaved()
      close(true)
    },
    onFailed: form.showErrors,
    silent: true,
  })
  const direction = stockAdjustments[form.values.reason]
  return (
    <FormDialog
      opened
      onClose={() => close(false)}
      title={t.title(rows.length)}
      form={form}
      onSubmit={form.submit((body) => send.send({ body }))}
      pending={send.pending}
      submitError={send.error}
      saveLabel={t.save}
    >
      {branches.length > 1 && (
        <ChoiceInput
          {...form.field('branch_id')}
          label={t.branch}
          choices={Object.fromEntries(branches.map(({ id, name }) => [id, name]))}
        />
      )}
      <ChoiceInput {...form.field('reason')} label={t.reason} choices={stockAdjustmentNames} />
      <StockLines
        rows={rows}
        lines={form.values.lines}
        form={form}
        label={t.quantity[direction]}
        hint={t.now}
        branch_id={form.values.branch_id}
      />
      <LongTextInput {...form.field('note')} label={t.note} rows={2} maxLength={300} />
    </FormDialog>
  )
}
