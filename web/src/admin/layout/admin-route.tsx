import { Outlet } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { OfficeFrame } from '../../shell/office-frame.tsx'
import { OfficeProviders } from '../../shell/office-providers.tsx'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { requireAdmin } from '../../shell/session.ts'
import { useLogout } from '../../shell/use-logout.ts'
import type { Route } from './+types/admin-route'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

export const handle: RouteHandle = { text: ['admin/layout'] }

export const loader = ({ context }: Route.LoaderArgs) => requireAdmin(context)

/** The dashboard around every page of an admin. */
export default function AdminRoute({ loaderData: session }: Route.ComponentProps) {
  const to = usePathTo()
  const logout = useLogout('admin')
  return (
    <OfficeProviders permissions={session.permissions}>
      <OfficeFrame home={to('/dashboard')} navigation={<Sidebar permissions={session.permissions} />} header={<TopBar admin={session.admin} onLogout={logout} />}>
        <Outlet />
      </OfficeFrame>
    </OfficeProviders>
  )
}
