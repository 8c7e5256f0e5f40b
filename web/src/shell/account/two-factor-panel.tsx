import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../../api/queries.ts'
import { ErrorState, FormSkeleton } from '../../kit/feedback/states.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { useText } from '../../text/use-text.ts'
import type { TwoFactorCalls, TwoFactorTask } from './two-factor-window.tsx'

const TwoFactorWindow = lazy(() => import('./two-factor-window.tsx'))

/** The second step of one's own sign-in: whether it is on, switching it on and off, and the recovery codes that are left. */
export function TwoFactorPanel(calls: TwoFactorCalls) {
  const t = useText('two-factor')
  const state = useCall(calls.read, {})
  const [task, setTask] = useState<TwoFactorTask | null>(null)
  // The window stays once opened, so that closing is drawn too.
  const [opened, setOpened] = useState(false)
  const open = (next: TwoFactorTask) => {
    setOpened(true)
    setTask(next)
  }
  const { data } = state
  return (
    <Panel title={t.title}>
      {state.error && !data && <ErrorState error={state.error} retry={() => void state.refetch()} />}
      {state.isPending && <FormSkeleton fields={1} />}
      {data && (
        <Stack gap="sm" align="flex-start">
          <Group gap="xs">
            <StatusDot tone={data.enabled ? 'good' : 'neutral'}>{data.enabled ? t.isOn : t.isOff}</StatusDot>
            {data.enabled_at && (
              <Text size="xs" c="dimmed">
                {t.since} <DateTime value={data.enabled_at} style="date" /> · {t.remaining(data.recovery_codes_left)}
              </Text>
            )}
          </Group>
          <Text size="sm" c="dimmed" maw={560}>
            {data.enabled ? t.onLead : t.offLead} {data.enabled && data.required && t.requiredHint}
          </Text>
          {data.enabled && data.recovery_codes_left <= 3 && <Alert color="yellow">{t.fewLeft}</Alert>}
          {data.enabled ? (
            <Group gap="xs">
              <Button variant="default" onClick={() => open('renew')}>
                {t.renew}
              </Button>
              {!data.required && (
                <Button variant="subtle" color="red" onClick={() => open('off')}>
                  {t.turnOff}
                </Button>
              )}
            </Group>
          ) : (
            <Button onClick={() => open('on')}>{t.turnOn}</Button>
          )}
        </Stack>
      )}
      {opened && (
        <Suspense>
          <TwoFactorWindow calls={calls} task={task} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </Panel>
  )
}
