import { type UserStateFacts, userState, userStates } from '@rahba/contract/shoppers/user-labels'
import { StatusDot } from '../../kit/show/status-dot.tsx'

const tones = { active: 'good', blocked: 'bad', leaving: 'waiting', deleted: 'neutral' } as const

/** The state of a shopper's account: active, blocked, to be deleted or deleted. */
export function UserState({ user }: { user: UserStateFacts }) {
  const state = userState(user)
  return <StatusDot tone={tones[state]}>{userStates[state]}</StatusDot>
}
