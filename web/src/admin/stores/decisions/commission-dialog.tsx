import { Stack, Text } from '@mantine/core'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { readStore } from '@rahba/contract/stores/admin-stores.calls'
import { setCommission } from '@rahba/contract/stores/commission/commission.calls'
import { setCommissionBody } from '@rahba/contract/stores/commission/commission.schemas'
import { commissionLabels } from '@rahba/contract/stores/commission/commission-labels'
import { useCall } from '../../../api/queries.ts'
import { FormDialog } from '../../../kit/form/form-shell.tsx'
import { useContractForm } from '../../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../../kit/form/use-form-send.ts'
import { useStaleSave } from '../../../kit/form/use-stale-save.tsx'
import { DateInput } from '../../../kit/inputs/dates/date-input.tsx'
import { type NumberValue, RateInput } from '../../../kit/inputs/number-inputs.tsx'
import { LongTextInput } from '../../../kit/inputs/text-inputs.tsx'
import { useText } from '../../../text/use-text.ts'
import { storeChanged } from '../store-changed.ts'

const toValues = (store: AdminStore) => ({ commission_bp: store.commission_bp as NumberValue, from: '', reason: '' })

/** A store's commission from a day on. Loaded on the first press. */
export default function CommissionDialog({ store, close }: { store: AdminStore; close: () => void }) {
  const t = useText('store-commission')
  const form = useContractForm(setCommissionBody, {
    labels: commissionLabels,
    initial: toValues(store),
  })
  const read = useCall(readStore, { params: { id: store.id } })
  const reload = async () => (await read.refetch()).data
  const stale = useStaleSave(store, reload, (newer) => form.restart(toValues(newer)))
  const send = useFormSend(form, setCommission, (body) => ({ params: { id: store.id }, body }), {
    invalidates: storeChanged,
    stale,
    message: t.done,
    onDone: close,
  })
  return (
    <FormDialog as="modal" opened onClose={close} title={t.set} saveLabel={t.set} {...send}>
      <Stack gap="md">
        <Text size="sm">{t.setHint}</Text>
        <RateInput {...form.field('commission_bp')} description={t.rateHint} />
        <DateInput {...form.field('from')} required min={todayInRiyadh()} />
        <LongTextInput {...form.field('reason')} required description={t.reasonHint} maxLength={300} rows={2} />
      </Stack>
    </FormDialog>
  )
}
