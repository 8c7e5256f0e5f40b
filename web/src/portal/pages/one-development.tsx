import { Alert, Group, Stack } from '@mantine/core'
import { answerDevelopment, listOwnDevelopments, readOwnDevelopment } from '@rahba/contract/conversations/own-development-messages.calls'
import { inLocale } from '@rahba/contract/kernel/locale'
import { IconLock } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { useCall, useSend } from '../../api/queries.ts'
import { DevelopmentThread } from '../../conversations/development-thread.tsx'
import { SayForm } from '../../conversations/say-form.tsx'
import { DevelopmentState } from '../../conversations/states.tsx'
import { ErrorState, FactsSkeleton } from '../../kit/feedback/states.tsx'
import { UserText } from '../../kit/layout/direction.tsx'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { paperUrl } from '../../kit/show/paper-url.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { useStore } from '../layout/use-store.ts'

/** One message of the store's to the platform: all that was said, and what it adds. */
export function OneDevelopment({ id }: { id: string }) {
  const t = useText('development')
  const locale = useLocale()
  const { pathname } = useLocation()
  const { name } = useStore()
  // The page itself shows a refusal.
  const read = useCall(readOwnDevelopment, { params: { id } }, { silent: true })
  const sending = useSend(answerDevelopment, {
    invalidates: [readOwnDevelopment, listOwnDevelopments],
    message: t.sentDone,
    silent: true,
  })
  const message = read.data
  if (!message || message.id !== id)
    return read.error ? <ErrorState error={read.error} retry={() => void read.refetch()} /> : <FactsSkeleton rows={5} />
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <DevelopmentState state={message.status} />
        <LinkButton to="/store/pages/contact-us?tab=development" variant="default">
          {t.own.back}
        </LinkButton>
      </Group>
      <Panel title={message.subject}>
        <DevelopmentThread
          replies={message.replies}
          reader="store"
          store={inLocale(name, locale)}
          fileHref={(file) => paperUrl(file, pathname)}
        />
      </Panel>
      <Panel title={t.own.answer}>
        {message.status === 'closed' && (
          <Alert color="gray" variant="light" mb="md" icon={<IconLock size={18} aria-hidden="true" />}>
            <UserText>{t.own.closed}</UserText>
          </Alert>
        )}
        <SayForm
          title={t.own.answer}
          hint={t.own.answerHint}
          sendLabel={t.own.send}
          pending={sending.pending}
          error={sending.error}
          send={(reply) => sending.sendAsync({ params: { id }, body: reply })}
        />
      </Panel>
    </Stack>
  )
}
