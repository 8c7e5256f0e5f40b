import type { AdminSession } from '../../api/session.ts'
import type { VisibleGroup } from '../menu.ts'

export interface TopBarProps {
  admin: AdminSession['admin']
  /** The pages that the search leads to. */
  menu: readonly VisibleGroup[]
  onLogout: () => void
}
