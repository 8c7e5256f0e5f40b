import { Group, Text } from '@mantine/core'
import type { AdminRow, admins } from '@rahba/contract/access/admins.schemas'
import { UserText } from '../../kit/layout/direction.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { resourcePages } from '../../resource/overrides.ts'
import { useText } from '../../text/use-text.ts'
import { isMe, toAdminRow } from './admin-row.ts'
import { useMe } from './use-me.ts'

function NameCell({ row }: { row: AdminRow }) {
  const t = useText('admin/access').admins
  const me = useMe()
  return (
    <Group gap={6} wrap="nowrap">
      <UserText>{row.name}</UserText>
      {isMe(me, row.id) && (
        <Text span size="xs" c="dimmed">
          ({t.you})
        </Text>
      )}
    </Group>
  )
}

function LastSeen({ row }: { row: AdminRow }) {
  const t = useText('admin/access').admins
  if (!row.has_password) return <StatusDot tone="waiting">{t.invited}</StatusDot>
  return row.last_seen_at ? <DateTime value={row.last_seen_at} /> : <Text size="sm">{t.never}</Text>
}

function TwoFactorCell({ row }: { row: AdminRow }) {
  const t = useText('two-factor')
  return <StatusDot tone={row.two_factor ? 'good' : 'neutral'}>{row.two_factor ? t.isOn : t.isOff}</StatusDot>
}

/** Admins: the declared list, with who was invited and who is oneself. */
export default resourcePages<typeof admins>({
  cells: { name: (row) => <NameCell row={toAdminRow(row)} /> },
  columns: (usual, label) => [
    ...usual,
    {
      key: 'last_seen_at',
      label: label('last_seen_at'),
      cell: (row) => <LastSeen row={toAdminRow(row)} />,
    },
    {
      key: 'two_factor',
      label: label('two_factor'),
      hidden: true,
      cell: (row) => <TwoFactorCell row={toAdminRow(row)} />,
    },
  ],
  rowActions: (_row, usual) => usual.filter(({ key }) => key !== 'view'),
})
