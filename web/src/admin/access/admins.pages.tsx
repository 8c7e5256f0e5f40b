import { Button, Group, Text } from '@mantine/core'
import { type AdminRow, admins, inviteAdmin } from '@rahba/contract/access/admins'
import { labelOf } from '@rahba/contract/kernel/labels'
import { useSend } from '../../api/queries.ts'
import { DateTime } from '../../kit/date-time.tsx'
import { UserText } from '../../kit/direction.tsx'
import { ReferenceInput } from '../../kit/inputs/reference-input.tsx'
import { EmailInput, FlagInput } from '../../kit/inputs/text-inputs.tsx'
import { StatusDot } from '../../kit/status-dot.tsx'
import type { InputSlot } from '../../resource/inputs.tsx'
import { resourcePages } from '../../resource/overrides.ts'
import { useText } from '../../text/use-text.ts'
import { useMe } from './use-me.ts'

/** The pages are those of `admins`, whose rows the server made by its schema; what draws any resource knows its rows only loosely. */
const adminOf = (row: object) => row as AdminRow

const isMe = (me: ReturnType<typeof useMe>, id: string | undefined) => me !== undefined && me.admin.id === id

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

/** What nobody changes of themself: their role, and whether they are active. */
function RoleInput({ form, name, row }: InputSlot) {
  const t = useText('admin/access').admins
  const own = isMe(useMe(), row?.id)
  const known = row && adminOf(row).role
  return (
    <ReferenceInput
      {...form.at(name, form.values[name] as string | null)}
      to="/admin/roles"
      known={known}
      disabled={own}
      {...(own ? { description: t.ownRoleHint } : {})}
    />
  )
}

function ActiveInput({ form, name, row }: InputSlot) {
  return <FlagInput {...form.at(name, form.values[name] as boolean)} disabled={isMe(useMe(), row?.id)} />
}

function AddressInput({ form, name, row }: InputSlot) {
  const t = useText('admin/access').admins
  const invited = row !== null && !adminOf(row).has_password
  const { send, pending } = useSend(inviteAdmin, { message: (answer) => answer.message })
  return (
    <div>
      <EmailInput
        {...form.at(name, form.values[name] as string)}
        autoComplete="off"
        {...(row === null ? { description: t.inviteHint } : {})}
      />
      {invited && (
        <Button variant="subtle" size="compact-sm" mt={4} loading={pending} onClick={() => send({ params: { id: row.id } })}>
          {t.invite}
        </Button>
      )}
    </div>
  )
}

/** Admins: the declared pages, with who was invited and who is oneself. */
export default resourcePages(admins, {
  cells: { name: (row) => <NameCell row={adminOf(row)} /> },
  columns: (usual, locale) => [
    ...usual,
    {
      key: 'last_seen_at',
      label: labelOf(['last_seen_at'], locale, admins.labels.fields),
      cell: (row) => <LastSeen row={adminOf(row)} />,
    },
  ],
  rowActions: (_row, usual) => usual.filter(({ key }) => key !== 'view'),
  inputs: {
    email: (slot) => <AddressInput {...slot} />,
    role_id: (slot) => <RoleInput {...slot} />,
    active: (slot) => <ActiveInput {...slot} />,
  },
})
