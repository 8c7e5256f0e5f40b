import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { readStore } from '@rahba/contract/stores/admin-stores.calls'
import { extendPapers, liftPapers } from '@rahba/contract/stores/paper-restriction.calls'
import { extendPapersBody } from '@rahba/contract/stores/paper-restriction.schemas'
import { paperRestrictionLabels } from '@rahba/contract/stores/paper-restriction-labels'
import { IconFileAlert } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall, useSend } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { ConfirmAction } from '../../kit/feedback/confirm.tsx'
import { FormDialog } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { useStaleSave } from '../../kit/form/use-stale-save.tsx'
import { DateInput } from '../../kit/inputs/date-input.tsx'
import { LongTextInput } from '../../kit/inputs/text-inputs.tsx'
import { paperRestrictionText } from '../../stores/paper-restriction-text.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { storeChanged } from './judge-buttons.tsx'

const toValues = (store: AdminStore) => ({
  products_stop_on: store.products_stop_on ?? '',
  orders_stop_on: store.orders_stop_on,
  reason: '',
})

function ExtendDialog({ store, close }: { store: AdminStore; close: () => void }) {
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
    <FormDialog as="modal" opened onClose={close} title={t.extend} saveLabel={t.extend} cancelLabel={t.cancel} {...send}>
      <Stack gap="md">
        <Text size="sm">{t.extendHint}</Text>
        <DateInput {...form.field('products_stop_on')} required min={todayInRiyadh()} />
        {store.orders_stop_on !== null && <DateInput {...form.field('orders_stop_on')} required min={todayInRiyadh()} />}
        <LongTextInput {...form.field('reason')} required description={t.reasonHint} maxLength={300} rows={2} />
      </Stack>
    </FormDialog>
  )
}

/** The restrictions by the store's expired papers, with their days; an administrator extends the days or lifts them. */
export function PaperRestrictionNotice({ store }: { store: AdminStore }) {
  const t = useText('store-papers')
  const locale = useLocale()
  const mayUpdate = useCan('stores.update')
  const [extending, setExtending] = useState(false)
  const lift = useSend(liftPapers, { invalidates: storeChanged, message: t.lifted })
  const said = paperRestrictionText(store, t, locale)
  if (said === null) return null
  return (
    <Alert color={store.paper_restriction ? 'red' : 'saffron'} variant="light" icon={<IconFileAlert size={18} />} title={t.title} mb="md">
      <Text size="sm">{said}</Text>
      {mayUpdate && (
        <Group gap="xs" mt="xs">
          <Button size="xs" variant="default" onClick={() => setExtending(true)}>
            {t.extend}
          </Button>
          <ConfirmAction
            title={t.lift}
            body={t.liftBody}
            confirmLabel={t.lift}
            reason="required"
            reasonLabel={t.reason}
            onConfirm={(reason) => lift.sendAsync({ params: { id: store.id }, body: { reason } })}
          >
            <Button size="xs" variant="default">
              {t.lift}
            </Button>
          </ConfirmAction>
        </Group>
      )}
      {extending && <ExtendDialog store={store} close={() => setExtending(false)} />}
    </Alert>
  )
}
