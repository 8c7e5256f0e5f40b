import { mayDo, type Permission } from '@rahba/contract/kernel/permissions'
import { createContext, use } from 'react'

/** The admin who is signed in, as the dashboard's loader gives it. */
export interface AdminSession {
  admin: { id: string; name: string; email: string; phone?: string | null; avatar?: string | null }
  permissions: readonly string[]
}

/** The permissions of the signed-in person. Set by the layout of each surface; empty for visitors. */
export const PermissionsContext = createContext<ReadonlySet<string>>(new Set())

/** The signed-in person, distinguished from others at the same browser; empty for visitors. */
export const PersonContext = createContext('')

/** True if the signed-in person has any one of these keys: for drawing; the server decides again. */
export function useCan(...needed: readonly Permission[]): boolean {
  return mayDo(use(PermissionsContext), needed)
}

/** The same question for many keys at once (menus, rows of actions). */
export function useMayDo(): (needed: readonly Permission[]) => boolean {
  const permissions = use(PermissionsContext)
  return (needed) => mayDo(permissions, needed)
}
