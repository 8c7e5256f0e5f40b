import { readStockSettings, saveStockSettings } from '@rahba/contract/catalog/stock/stock.calls'
import type { StockSettings } from '@rahba/contract/catalog/stock/stock.schemas'
import { stockSettings } from '@rahba/contract/catalog/stock/stock.schemas'
import { stockLabels } from '@rahba/contract/catalog/stock/stock-labels'
import { useFreshCall, useSend } from '../../api/queries.ts'
import { FormDialog } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { IntegerInput } from '../../kit/inputs/number-inputs.tsx'
import { useText } from '../../text/use-text.ts'

function AlertForm({ settings, close }: { settings: StockSettings; close: () => void }) {
  const { alert: t } = useText('portal/stock')
  const form = useContractForm(stockSettings, { labels: stockLabels, initial: settings })
  const save = useSend(saveStockSettings, {
    invalidates: [readStockSettings],
    message: t.saved,
    onDone: () => {
      form.markSaved()
      close()
    },
    onFailed: form.showErrors,
    silent: true,
  })
  return (
    <FormDialog
      opened
      onClose={close}
      as="modal"
      title={t.title}
      form={form}
      onSubmit={form.submit((body) => save.send({ body }))}
      pending={save.pending}
      submitError={save.error}
    >
      <IntegerInput {...form.field('low_stock_alert')} description={t.hint} unit={t.unit} />
    </FormDialog>
  )
}

/** Sets the stock level at which the team gets an alert. */
export default function AlertDialog({ close }: { close: () => void }) {
  const { data } = useFreshCall(readStockSettings, {})
  return data ? <AlertForm settings={data} close={close} /> : null
}
