import type { StockRow } from '@rahba/contract/catalog/stock/stock'
import { listStock, listStockMovements, transferStock } from '@rahba/contract/catalog/stock/stock.calls'
import { stockTransferBody } from '@rahba/contract/catalog/stock/stock.schemas'
import { stockLabels } from '@rahba/contract/catalog/stock/stock-labels'
import { inLocale } from '@rahba/contract/kernel/locale'
import { listBranches } from '@rahba/contract/stores/branches/branches.calls'
import { useSend } from '../../api/queries.ts'
import { toast } from '../../api/toast.ts'
import { Fields } from '../../kit/form/fields.tsx'
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
  from_branch_id: string
  to_branch_id: string
  note: string | null
  lines: StockLine[]
}

/** Moves what was chosen in the list from one branch to another. */
export default function TransferDialog({ rows, branch_id, close }: DialogProps) {
  const { transfer: t, adjust } = useText('portal/stock')
  const locale = useLocale()
  const branches = useBranches()
  const choices = Object.fromEntries(branches.map(({ id, name }) => [id, name]))
  const lines: StockLine[] = rows.map(({ id }) => ({ variant_id: id, quantity: null }))
  const initial: Values = {
    from_branch_id: branch_id,
    to_branch_id: branches.find(({ id }) => id !== branch_id)?.id ?? '',
    note: null,
    lines,
  }
  const form = useContractForm(stockTransferBody, { labels: stockLabels, initial })
  const send = useSend(transferStock, {
    invalidates: [listStock, listStockMovements, listBranches],
    onDone: (_answer, { body }) => {
      const getName = (id: string) => inLocale(branches.find((branch) => branch.id === id)?.name ?? { ar: '', en: '' }, locale)
      toast(t.saved(sumPieces(body.lines), getName(body.from_branch_id), getName(body.to_branch_id)))
      form.markSaved()
      close(true)
    },
    onFailed: form.showErrors,
    silent: true,
  })
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
      <Fields>
        <ChoiceInput {...form.field('from_branch_id')} choices={choices} />
        <ChoiceInput {...form.field('to_branch_id')} choices={choices} />
      </Fields>
      <StockLines
        rows={rows}
        lines={form.values.lines}
        form={form}
        label={t.quantity}
        hint={t.available}
        branch_id={form.values.from_branch_id}
      />
      <LongTextInput {...form.field('note')} label={adjust.note} rows={2} maxLength={300} />
    </FormDialog>
  )
}
