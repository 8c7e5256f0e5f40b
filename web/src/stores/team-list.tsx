import { Badge, Text } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { TeamMember } from '@rahba/contract/stores/team/team'
import { storePermissionNames } from '@rahba/contract/stores/team/team-labels'
import type { ReactNode } from 'react'
import { Ltr, UserText } from '../kit/layout/direction.tsx'
import { DateTime } from '../kit/show/date-time.tsx'
import { Phone } from '../kit/show/phone.tsx'
import { StatusDot } from '../kit/show/status-dot.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import classes from './team-list.module.css'

function State({ member }: { member: TeamMember }) {
  const t = useText('store-team')
  if (!member.active) return <StatusDot tone="bad">{t.disabled}</StatusDot>
  if (member.invited) return <StatusDot tone="waiting">{t.invited}</StatusDot>
  return <StatusDot tone="good">{t.active}</StatusDot>
}

interface TeamListProps {
  members: readonly TeamMember[]
  /** The reader, when they are one of them. */
  me?: string
  actions: (member: TeamMember) => ReactNode
}

/** The people of a store: who they are, what they may do, when they were last seen. */
export function TeamList({ members, me, actions }: TeamListProps) {
  const t = useText('store-team')
  const locale = useLocale()
  return (
    <ul className={classes.list}>
      {members.map((member) => (
        <li key={member.id} className={classes.member}>
          <div>
            <Text fw={600} component="div">
              <UserText>{member.name}</UserText>{' '}
              {member.id === me && (
                <Text span size="xs" c="dimmed">
                  ({t.you})
                </Text>
              )}
            </Text>
            <Text size="sm" c="dimmed" component="div" style={{ overflowWrap: 'anywhere' }}>
              <Ltr>{member.email}</Ltr> · <Phone value={member.phone} />
            </Text>
            <div className={classes.permissions}>
              {member.is_owner ? (
                <Badge variant="light" fw={500} tt="none">
                  {t.owner} · {t.allPermissions}
                </Badge>
              ) : (
                member.permissions.map((key) => (
                  <Badge key={key} variant="light" color="gray" fw={500} tt="none">
                    {inLocale(storePermissionNames[key], locale)}
                  </Badge>
                ))
              )}
              {member.two_factor && (
                <Badge variant="light" color="green" fw={500} tt="none">
                  {t.twoFactor}
                </Badge>
              )}
            </div>
          </div>
          <div>
            <State member={member} />
            <Text size="xs" c="dimmed" component="div">
              {member.last_seen_at ? (
                <>
                  {t.lastSeen} <DateTime value={member.last_seen_at} />
                </>
              ) : (
                t.never
              )}
            </Text>
          </div>
          <div>{actions(member)}</div>
        </li>
      ))}
    </ul>
  )
}
