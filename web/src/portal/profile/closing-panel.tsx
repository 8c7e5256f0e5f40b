import { Button, List, Stack, Text } from '@mantine/core'
import { closeOwnStore, readClosing } from '@rahba/contract/stores/closing/closing.calls'
import { approval } from '@rahba/contract/stores/store-states'
import { useRevalidator } from 'react-router'
import { useCall, useSend } from '../../api/queries.ts'
import { ConfirmAction } from '../../kit/feedback/confirm.tsx'
import { Localized } from '../../kit/layout/direction.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { useText } from '../../text/use-text.ts'
import { useStore } from '../layout/use-store.ts'
import { closingPlaces, contactPage } from './closing-places.ts'

/** The steps before a store is permanently closed, and the closing itself, for stores that may still be closed. */
export function ClosingPanel() {
  const { closing: t } = useText('portal/profile')
  const { approved } = useStore()
  const { revalidate } = useRevalidator()
  const read = useCall(readClosing, {}, { silent: true, staleTime: 0, enabled: approved !== approval.closed })
  const close = useSend(closeOwnStore, { message: t.done, onDone: () => void revalidate() })
  if (approved === approval.closed || !read.data) return null
  const { open } = read.data
  return (
    <Panel title={t.title}>
      <Stack gap="sm" align="start">
        <Text size="sm">{t.lead}</Text>
        {open.length > 0 ? (
          <>
            <Text size="sm">{t.open}</Text>
            <List size="sm" type="ordered" spacing={4}>
              {open.map(({ step, what }) => (
                <List.Item key={step}>
                  <Localized text={what} />{' '}
                  <LocalLink to={closingPlaces[step]}>{closingPlaces[step] === contactPage ? t.contact : t.go}</LocalLink>
                </List.Item>
              ))}
            </List>
            {open.some(({ step }) => step === 'balance') && (
              <Text size="sm" c="dimmed">
                {t.lastBalance}
              </Text>
            )}
          </>
        ) : (
          <>
            <Text size="sm">{t.ready}</Text>
            <Text size="sm" c="dimmed">
              {t.owner}
            </Text>
            <ConfirmAction
              title={t.title}
              body={t.body}
              confirmLabel={t.action}
              tone="danger"
              reason="required"
              reasonLabel={t.reason}
              onConfirm={(reason) => close.sendAsync({ body: { reason } })}
            >
              <Button variant="default" c="red" disabled={close.pending}>
                {t.action}
              </Button>
            </ConfirmAction>
          </>
        )}
      </Stack>
    </Panel>
  )
}
