import { Button, Group, Text } from '@mantine/core'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '../../text/use-text.ts'
import { Window } from '../window.tsx'

interface Guard {
  readonly current: boolean
}

// The router takes one blocker at a time: of all forms on a page the first asks for every one.
let guards: readonly Guard[] = []
const listeners = new Set<() => void>()
const change = (next: readonly Guard[]) => {
  guards = next
  for (const listener of listeners) listener()
}
const unsaved = () => guards.some(({ current }) => current)

/** Asks before unsaved work is left, by a link, by back, or by closing the tab. A page may hold several forms with one each. */
export function LeaveGuard({ guard }: { guard: Guard }) {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener)
      change([...guards, guard])
      return () => {
        listeners.delete(listener)
        change(guards.filter((other) => other !== guard))
      }
    },
    [guard],
  )
  const first = useSyncExternalStore(
    subscribe,
    () => guards[0] === guard,
    () => false,
  )
  return first ? <Asking /> : null
}

function Asking() {
  const { form: t } = useText('kit')
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved() && currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
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
    <Window opened={opened} onClose={stay} title={title} centered styles={{ title: { fontWeight: 600 } }}>
      <Text size="sm">{t.leaveBody}</Text>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={leave}>
          {t.leave}
        </Button>
        <Button onClick={stay} data-autofocus>
          {t.stay}
        </Button>
      </Group>
    </Window>
  )
}
