import { inLocale } from '@rahba/contract/kernel/locale'
import { Outlet, useLocation } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { IdentityPrompt } from '../../shell/account/identity-prompt.tsx'
import { OfficeFrame } from '../../shell/frame/office-frame.tsx'
import { OfficeProviders } from '../../shell/frame/office-providers.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requireAdmin } from '../../shell/session/session.ts'
import { useLogout } from '../../shell/session/use-logout.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { menuFor } from '../menu.ts'
import type { Route } from './+types/admin-route'
import { AdminLive } from './admin-live.tsx'
import { getCurrent } from './current-entry.ts'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

export const handle: RouteHandle = { text: ['admin/layout', 'notifications', 'kit'] }

export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireAdmin(context)
  return { session, menu: menuFor(session.permissions) }
}

/** The dashboard around every page of an admin. */
export default function AdminRoute({ loaderData: { session, menu } }: Route.ComponentProps) {
  const to = usePathTo()
  const locale = useLocale()
  const t = useText('admin/layout')
  const below = useLocation().pathname.slice(to('/dashboard').length + 1)
  const current = getCurrent(
    menu.flatMap(({ items }) => items),
    below,
  )
  const logout = useLogout('admin')
  return (
    <OfficeProviders person={session.admin.id} permissions={session.permissions}>
      <AdminLive id={session.admin.id} />
      <IdentityPrompt side="admin" />
      <OfficeFrame
        home={to('/dashboard')}
        section={current ? inLocale(current.label, locale) : t.title}
        navigation={<Sidebar groups={menu} />}
        header={<TopBar admin={session.admin} menu={menu} onLogout={logout} />}
      >
        <Outlet />
      </OfficeFrame>
    </OfficeProviders>
  )
}
