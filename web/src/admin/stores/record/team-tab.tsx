import { Button } from '@mantine/core'
import { inviteMemberOf, listTeamOf } from '@rahba/contract/stores/team/team.calls'
import { resetMemberTwoFactorOf } from '@rahba/contract/stores/team/team-two-factor.calls'
import { useCall, useSend } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { ConfirmAction } from '../../../kit/feedback/confirm.tsx'
import { ErrorState, FactsSkeleton } from '../../../kit/feedback/states.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { TeamList } from '../../../stores/team-list.tsx'
import { useText } from '../../../text/use-text.ts'
import { team as teamRead } from './tab-reads.ts'

/** The people of a store; an invitation that was not followed can be sent again. */
export function TeamTab({ store_id }: { store_id: string }) {
  const t = useText('store-team')
  const words = useText('two-factor').reset
  const mayUpdate = useCan('stores.update')
  const team = useCall(...teamRead(store_id))
  const again = useSend(inviteMemberOf, { message: (answer) => answer.message })
  const reset = useSend(resetMemberTwoFactorOf, { invalidates: [listTeamOf], message: (answer) => answer.message })
  if (team.error && !team.data) return <ErrorState error={team.error} retry={() => void team.refetch()} />
  if (!team.data) return <FactsSkeleton rows={4} />
  return (
    <Panel title={t.title}>
      <TeamList
        members={team.data}
        actions={(member) => {
          if (!mayUpdate) return null
          if (member.two_factor) {
            return (
              <ConfirmAction
                title={words.title(member.name)}
                body={words.body}
                confirmLabel={words.action}
                tone="danger"
                onConfirm={() => reset.sendAsync({ params: { id: store_id, member_id: member.id } })}
              >
                <Button size="xs" variant="default">
                  {words.action}
                </Button>
              </ConfirmAction>
            )
          }
          return member.invited ? (
            <Button
              size="xs"
              variant="default"
              loading={again.pending && again.input?.params.member_id === member.id}
              onClick={() => again.send({ params: { id: store_id, member_id: member.id } })}
            >
              {t.again}
            </Button>
          ) : null
        }}
      />
    </Panel>
  )
}
