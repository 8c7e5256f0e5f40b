import { useMemo } from 'react'
import { type LoaderFunctionArgs, Outlet, useLoaderData, useSearchParams } from 'react-router'
import { readPublicSettings } from '../../shell/public-settings.ts'
import { pageRequest } from '../../shell/request-context.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { ContactContext } from './contact.ts'
import { Footer } from './footer.tsx'
import classes from './landing-route.module.css'
import { Navbar } from './navbar.tsx'

export const handle: RouteHandle = { text: ['landing/layout'] }

export async function loader({ context }: LoaderFunctionArgs) {
  const { cookies } = context.get(pageRequest)
  return { settings: await readPublicSettings(context), signedIn: Boolean(cookies.storeToken), year: new Date().getFullYear() }
}

/** The frame of the public pages. The contact window's state is in the address: `?contact`. */
export default function LandingRoute() {
  const loaderData = useLoaderData<typeof loader>()
  const [, setSearch] = useSearchParams()
  const openContact = useMemo(
    () => () =>
      setSearch(
        (search) => {
          search.set('contact', '')
          return search
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  )
  return (
    <ContactContext value={openContact}>
      <div className={classes.page}>
        <Navbar signedIn={loaderData.signedIn} onContact={openContact} />
        <main className={classes.main}>
          <Outlet />
        </main>
        <Footer settings={loaderData.settings} year={loaderData.year} onContact={openContact} />
      </div>
    </ContactContext>
  )
}
