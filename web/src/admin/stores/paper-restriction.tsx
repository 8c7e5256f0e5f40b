import { Alert, Button, Group, Text } from '@mantine/core'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { liftPapers } from '@rahba/contract/stores/papers/paper-restriction.calls'
import { IconFileAlert } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useSend } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { ConfirmAction } from '../../kit/feedback/confirm.tsx'
import { paperRestrictionText } from '../../stores/paper-restriction-text.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { storeChanged } from './store-changed.ts'

const ExtendPapersDialog = lazy(() => import('./decisions/extend-papers-dialog.tsx'))

/** The restrictions by the store's expired papers, with their days; an administrator extends the days or lifts them. */
export function PaperRestrictionNotice({ store }: { store: AdminStore }) {
  const t = useText('store-papers')
  const locale = useLocale()
  const mayUpdate = useCan('stores.update')
  const [extending, setExtending] = useState(false)
  const lift = useSend(liftPapers, { invalidates: storeChanged, message: t.lifted })
  const text = paperRestrictionText(store, t, locale)
  if (text === null) return null
  return (
    <Alert color={store.paper_restriction ? 'red' : 'saffron'} variant="light" icon={<IconFileAlert size={18} />} title={t.title} mb="md">
      <Text size="sm">{text}</Text>
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
      <Suspense>{extending && <ExtendPapersDialog store={store} close={() => setExtending(false)} />}</Suspense>
    </Alert>
  )
}
