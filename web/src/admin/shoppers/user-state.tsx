import { userState, userStates } from '@rahba/contract/shoppers/user-labels'
import { StatusDot } from '../../kit/show/status-dot.tsx'

const tones = { active: 'good', blocked: 'bad', deleted: 'neutral' } as const

/** The state of a shopper's account: active, blocked or deleted. */
export function UserState({ user }: { user: { active: boolean; deleted_at: string | null } }) {
  const state = userState(user)
  return <StatusDot tone={tones[state]}>{userStates[state]}</StatusDot>
}
