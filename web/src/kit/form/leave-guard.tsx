import { Button, Group, Modal, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '../../text/use-text.ts'

/** Asks before unsaved work is left, by a link, by back, or by closing the tab. */
export function LeaveGuard({ guard }: { guard: { readonly current: boolean } }) {
  const { form: t } = useText('kit')
  const blocker = useBlocker(({ currentLocation, nextLocation }) => guard.current && currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (guard.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [guard])
  return (
    <LeaveQuestion
      opened={blocker.state === 'blocked'}
      stay={() => blocker.reset?.()}
      leave={() => blocker.proceed?.()}
      title={t.leaveTitle}
    />
  )
}

interface LeaveQuestionProps {
  opened: boolean
  stay: () => void
  leave: () => void
  title: string
}

export function LeaveQuestion({ opened, stay, leave, title }: LeaveQuestionProps) {
  const { form: t } = useText('kit')
  return (
    <Modal opened={opened} onClose={stay} title={title} centered styles={{ title: { fontWeight: 600 } }}>
      <Text size="sm">{t.leaveBody}</Text>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={leave}>
          {t.leave}
        </Button>
        <Button onClick={stay} data-autofocus>
          {t.stay}
        </Button>
      </Group>
    </Modal>
  )
}
