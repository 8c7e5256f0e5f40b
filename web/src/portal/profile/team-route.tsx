import { Button, Text } from '@mantine/core'
import type { TeamMember } from '@rahba/contract/stores/team/team'
import { inviteMemberAgain, listTeam, removeMember, updateMember } from '@rahba/contract/stores/team/team.calls'
import { resetMemberTwoFactor } from '@rahba/contract/stores/team/team-two-factor.calls'
import { IconUserPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useCall, useSend } from '../../api/queries.ts'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import { EmptyState, ErrorState, FactsSkeleton } from '../../kit/feedback/states.tsx'
import { RowMenu } from '../../kit/list/row-menu.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { pageRead, readAhead } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { TeamList } from '../../stores/team-list.tsx'
import { useText } from '../../text/use-text.ts'
import { useStore } from '../layout/use-store.ts'

const TeamDialogs = lazy(() => import('./team-dialogs.tsx'))

export const handle: RouteHandle = { text: ['store-team', 'two-factor', 'kit'] }

export const loader = ({ context }: LoaderFunctionArgs) => readAhead(context, pageRead(listTeam, {}))

type Asking = { about: 'edit' | 'disable' | 'remove' | 'two_factor'; member: TeamMember } | null

/** `/store/profile/team`: the people of the store and what each may do. */
export default function TeamRoute() {
  const t = useText('store-team')
  const words = useText('two-factor').reset
  const store = useStore()
  const team = useCall(listTeam, {})
  const [inviting, setInviting] = useState(false)
  const [asking, setAsking] = useState<Asking>(null)
  // Once opened, the dialogs stay mounted so that closing is drawn too.
  const [opened, setOpened] = useState(false)
  if (!opened && (inviting || asking?.about === 'edit')) setOpened(true)
  const changed = { invalidates: [listTeam] }
  const again = useSend(inviteMemberAgain, { message: (answer) => answer.message })
  const change = useSend(updateMember, { ...changed, message: t.saved })
  const remove = useSend(removeMember, { ...changed, message: t.removed })
  const reset = useSend(resetMemberTwoFactor, { ...changed, message: (answer) => answer.message })
  const setActive = ({ id, permissions }: TeamMember, active: boolean) =>
    change.sendAsync({ params: { id }, body: { permissions, active } })
  const mine = team.data?.find(({ email }) => email === store.email)?.id
  const inReach = (member: TeamMember) =>
    !member.is_owner && member.id !== mine && member.permissions.every((key) => store.permissions.includes(key))
  const menu = (member: TeamMember) =>
    inReach(member) && (
      <RowMenu
        name={member.name}
        actions={[
          { key: 'edit', label: t.edit, onClick: () => setAsking({ about: 'edit', member }) },
          ...(member.invited ? [{ key: 'again', label: t.again, onClick: () => again.send({ params: { id: member.id } }) }] : []),
          member.active
            ? { key: 'disable', label: t.disable, onClick: () => setAsking({ about: 'disable', member }) }
            : { key: 'enable', label: t.enable, onClick: () => void setActive(member, true) },
          ...(member.two_factor
            ? [{ key: 'two_factor', label: words.action, onClick: () => setAsking({ about: 'two_factor', member }) }]
            : []),
          { key: 'remove', label: t.remove, tone: 'danger' as const, onClick: () => setAsking({ about: 'remove', member }) },
        ]}
      />
    )
  /** Returns the question before an action on a member, and the action. */
  const describeAction = (of: Asking) => {
    if (of?.about === 'disable')
      return { title: t.disableTitle(of.member.name), body: t.disableBody, label: t.disable, act: () => setActive(of.member, false) }
    const params = of ? { id: of.member.id } : null
    if (of?.about === 'two_factor')
      return { title: words.title(of.member.name), body: words.body, label: words.action, act: () => params && reset.sendAsync({ params }) }
    return {
      title: of ? t.removeTitle(of.member.name) : '',
      body: t.removeBody,
      label: t.remove,
      act: () => params && remove.sendAsync({ params }),
    }
  }
  const pending = asking !== null && asking.about !== 'edit' ? asking : null
  const { title, body, label, act } = describeAction(pending)
  return (
    <Panel
      title={t.title}
      actions={
        <Button size="xs" leftSection={<IconUserPlus size={16} aria-hidden="true" />} onClick={() => setInviting(true)}>
          {t.invite}
        </Button>
      }
    >
      {team.error && !team.data ? (
        <ErrorState error={team.error} retry={() => void team.refetch()} />
      ) : team.data ? (
        <>
          <Text size="sm" c="dimmed">
            {t.lead}
          </Text>
          <TeamList members={team.data} {...(mine ? { me: mine } : {})} actions={menu} />
          {team.data.length === 1 && <EmptyState title={t.alone} body={t.aloneHint} />}
        </>
      ) : (
        <FactsSkeleton rows={4} />
      )}
      {opened && (
        <Suspense>
          <TeamDialogs
            inviting={inviting}
            editing={asking?.about === 'edit' ? asking.member : null}
            onClose={() => {
              setInviting(false)
              setAsking(null)
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        opened={pending !== null}
        onClose={() => setAsking(null)}
        title={title}
        body={body}
        confirmLabel={label}
        tone="danger"
        onConfirm={act}
      />
    </Panel>
  )
}
