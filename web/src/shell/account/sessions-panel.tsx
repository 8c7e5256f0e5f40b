import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import type { SessionRow } from '@rahba/contract/access/sessions'
import type {
  endAdminSession,
  endOtherAdminSessions,
  endOtherStoreSessions,
  endStoreSession,
  listAdminSessions,
  listStoreSessions,
} from '@rahba/contract/access/sessions.calls'
import { IconDeviceDesktop, IconDeviceMobile, IconLogout } from '@tabler/icons-react'
import { useCall, useSend } from '../../api/queries.ts'
import { ConfirmAction } from '../../kit/feedback/confirm.tsx'
import { ErrorState, FormSkeleton } from '../../kit/feedback/states.tsx'
import { Ltr } from '../../kit/layout/direction.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { useText } from '../../text/use-text.ts'
import { getDevice } from './device.ts'

interface SessionsPanelProps {
  list: typeof listAdminSessions | typeof listStoreSessions
  end: typeof endAdminSession | typeof endStoreSession
  endOthers: typeof endOtherAdminSessions | typeof endOtherStoreSessions
}

/** The person's current sessions, with the way to sign out of each and of all others. */
export function SessionsPanel({ list, end, endOthers }: SessionsPanelProps) {
  const t = useText('account').sessions
  const sessions = useCall(list, {})
  const ending = useSend(end, { invalidates: [list], message: t.ended })
  const endingAll = useSend(endOthers, { invalidates: [list], message: (answer) => answer.message })
  const rows = sessions.data?.data ?? []
  const others = rows.some((row) => !row.current)
  return (
    <Panel
      title={t.title}
      actions={
        others && (
          <ConfirmAction
            title={t.endOthersTitle}
            body={t.endOthersBody}
            confirmLabel={t.endOthers}
            tone="danger"
            onConfirm={() => endingAll.sendAsync({})}
          >
            <Button variant="default" size="xs">
              {t.endOthers}
            </Button>
          </ConfirmAction>
        )
      }
    >
      {sessions.error && <ErrorState error={sessions.error} retry={() => void sessions.refetch()} />}
      {sessions.isPending && <FormSkeleton fields={2} />}
      <Stack gap="sm">
        {rows.map((row) => (
          <Session
            key={row.id}
            row={row}
            pending={ending.pending && ending.input?.params.id === row.id}
            onEnd={() => ending.send({ params: { id: row.id } })}
          />
        ))}
      </Stack>
    </Panel>
  )
}

function Session({ row, pending, onEnd }: { row: SessionRow; pending: boolean; onEnd: () => void }) {
  const t = useText('account').sessions
  const device = getDevice(row.user_agent)
  const Icon = device?.system === 'iOS' || device?.system === 'Android' ? IconDeviceMobile : IconDeviceDesktop
  const name = device ? t.on(device.browser, device.system) : t.unknownDevice
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <Icon size={20} stroke={1.5} aria-hidden="true" style={{ flex: 'none', marginBlockStart: 2 }} />
      <div style={{ flex: 1, minInlineSize: 0 }}>
        <Group gap="xs">
          <Text size="sm" fw={500}>
            {name}
          </Text>
          {row.current && <StatusDot tone="good">{t.current}</StatusDot>}
        </Group>
        <Text size="xs" c="dimmed">
          {t.lastSeen} <DateTime value={row.last_seen_at} /> · {t.since} <DateTime value={row.created_at} />
          {row.ip && (
            <>
              {' '}
              · <Ltr>{row.ip}</Ltr>
            </>
          )}
        </Text>
      </div>
      {!row.current && (
        <ActionIcon variant="subtle" color="gray" loading={pending} onClick={onEnd} aria-label={`${t.end}: ${name}`} title={t.end}>
          <IconLogout size={16} className="mirrored" />
        </ActionIcon>
      )}
    </Group>
  )
}
