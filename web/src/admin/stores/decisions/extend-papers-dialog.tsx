import { Stack, Text } from '@mantine/core'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { readStore } from '@rahba/contract/stores/admin-stores.calls'
import { extendPapers } from '@rahba/contract/stores/papers/paper-restriction.calls'
import { extendPapersBody } from '@rahba/contract/stores/papers/paper-restriction.schemas'
import { paperRestrictionLabels } from '@rahba/contract/stores/papers/paper-restriction-labels'
import { useCall } from '../../../api/queries.ts'
import { FormDialog } from '../../../kit/form/form-shell.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import { useStaleSave } from '../../../kit/form/use-stale-save.tsx'
import { DateInput } from '../../../kit/inputs/dates/date-input.tsx'
import { LongTextInput } from '../../../kit/inputs/text-inputs.tsx'
import { useText } from '../../../text/use-text.ts'
import { storeChanged } from '../store-changed.ts'

const toValues = (store: AdminStore) => ({
  products_stop_on: store.products_stop_on ?? '',
  orders_stop_on: store.orders_stop_on,
  reason: '',
})

/** Later days for what expired papers stop. Loaded on the first press. */
export default function ExtendPapersDialog({ store, close }: { store: AdminStore; close: () => void }) {
  const t = useText('store-papers')
  const form = useContractForm(extendPapersBody, {
    labels: paperRestrictionLabels,
    initial: toValues(store),
  })
  const read = useCall(readStore, { params: { id: store.id } })
  const reload = async () => (await read.refetch()).data
  const stale = useStaleSave(store, reload, (newer) => form.restart(toValues(newer)))
  const send = useFormSend(form, extendPapers, (body) => ({ params: { id: store.id }, body }), {
    invalidates: storeChanged,
    stale,
    message: t.extended,
    onDone: close,
  })
  return (
    <FormDialog as="modal" opened onClose={close} title={t.extend} saveLabel={t.extend} {...send}>
      <Stack gap="md">
        <Text size="sm">{t.extendHint}</Text>
        <DateInput {...form.field('products_stop_on')} required min={todayInRiyadh()} />
        {store.orders_stop_on !== null && <DateInput {...form.field('orders_stop_on')} required min={todayInRiyadh()} />}
        <LongTextInput {...form.field('reason')} required description={t.reasonHint} maxLength={300} rows={2} />
      </Stack>
    </FormDialog>
  )
}
