import { IconLogout } from '@tabler/icons-react'
import { data, type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { IdentityPrompt } from '../../shell/account/identity-prompt.tsx'
import { NavAction } from '../../shell/frame/nav.tsx'
import { OfficeFrame } from '../../shell/frame/office-frame.tsx'
import { OfficeProviders } from '../../shell/frame/office-providers.tsx'
import { readPublicSettings } from '../../shell/request/public-settings.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requireStore } from '../../shell/session/session.ts'
import { useLogout } from '../../shell/session/use-logout.ts'
import { useText } from '../../text/use-text.ts'
import { Banners } from './banners.tsx'
import { Header } from './header.tsx'
import { mayVisit, wordAt } from './menu.ts'
import { NotYours } from './not-yours.tsx'
import { Sidebar } from './sidebar.tsx'
import { StoreLive } from './store-live.tsx'
import type { PortalFrame } from './use-store.ts'

export const handle: RouteHandle = { text: ['portal/layout', 'notifications', 'kit', 'store-delivery'] }

export async function loader({ context }: LoaderFunctionArgs) {
  const store = await requireStore(context)
  const settings = await readPublicSettings(context)
  const frame: PortalFrame = { store, appleLink: settings.apple_store_link }
  const { pathname } = new URL(context.get(pageRequest).pageUrl, 'http://page')
  return data(frame, { status: mayVisit(pathname, store.permissions) ? 200 : 403 })
}

/** The portal around every page of a merchant. */
export default function PortalRoute() {
  const { store, appleLink } = useLoaderData<typeof loader>()
  const t = useText('portal/layout').menu
  const { pathname } = useLocation()
  const to = usePathTo()
  const logout = useLogout('store')
  return (
    <OfficeProviders person={`${store.id} ${store.member_name}`} permissions={store.permissions}>
      <StoreLive store={store} />
      <IdentityPrompt side="store" />
      <OfficeFrame
        home={to('/store')}
        section={t[wordAt(pathname)]}
        navigation={<Sidebar />}
        navigationFoot={<NavAction label={t.logout} icon={IconLogout} onClick={logout} />}
        header={<Header store={store} appleLink={appleLink} />}
        banners={<Banners store={store} />}
      >
        {mayVisit(pathname, store.permissions) ? <Outlet /> : <NotYours />}
      </OfficeFrame>
    </OfficeProviders>
  )
}
