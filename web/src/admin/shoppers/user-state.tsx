import { userStates } from '@rahba/contract/shoppers/user-labels'
import { StatusDot } from '../../kit/show/status-dot.tsx'

/** Whether a shopper may sign in. */
export function UserState({ active }: { active: boolean }) {
  return <StatusDot tone={active ? 'good' : 'bad'}>{userStates[active ? 'active' : 'blocked']}</StatusDot>
}
