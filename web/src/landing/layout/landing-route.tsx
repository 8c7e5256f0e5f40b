import type { listPages } from '@rahba/contract/content/public'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { lazy, Suspense, useMemo, useState } from 'react'
import { type LoaderFunctionArgs, Outlet, useLoaderData, useSearchParams } from 'react-router'
import { SkipLink } from '../../shell/frame/skip-link.tsx'
import { readPublicSettings } from '../../shell/request/public-settings.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { preloadFonts } from '../../theme/preload-fonts.ts'
import { ContactContext } from './contact.ts'
import { Footer } from './footer.tsx'
import classes from './landing-route.module.css'
import { Navbar } from './navbar.tsx'
import { unlessSamePage } from './same-page.ts'

// The form, its rules and the window load when somebody opens them.
const ContactModal = lazy(() => import('./contact-modal.tsx'))

export const handle: RouteHandle = { text: ['landing/layout'] }
export const shouldRevalidate = unlessSamePage

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageRequest)
  const [settings, pages] = await Promise.all([readPublicSettings(context), page.call({ method: 'GET', path: '/pages' })])
  // A successful answer is serialised by this endpoint's own response schema; without it a visitor misses a link, not the page.
  const published = pages.status === 200 ? (pages.body as ResponseOf<typeof listPages>) : []
  const about = published.find(({ slug }) => slug === 'about-us')?.title ?? null
  return { settings, about, signedIn: Boolean(page.cookies.storeToken), year: new Date().getFullYear() }
}

/** The frame of the public pages. The contact window's state is in the address: `?contact`. */
export default function LandingRoute() {
  preloadFonts(useLocale())
  const loaderData = useLoaderData<typeof loader>()
  const [search, setSearch] = useSearchParams()
  const asked = search.has('contact')
  const [wanted, setWanted] = useState(asked)
  if (asked && !wanted) setWanted(true)
  const [openContact, closeContact] = useMemo(() => {
    const change = (edit: (search: URLSearchParams) => void, replace: boolean) => () =>
      setSearch(
        (current) => {
          edit(current)
          return current
        },
        { preventScrollReset: true, replace },
      )
    return [change((current) => current.set('contact', ''), false), change((current) => current.delete('contact'), true)]
  }, [setSearch])
  return (
    <ContactContext value={openContact}>
      <div className={classes.page}>
        <SkipLink />
        <Navbar signedIn={loaderData.signedIn} onContact={openContact} />
        <main id="content" className={classes.main} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer settings={loaderData.settings} about={loaderData.about} year={loaderData.year} onContact={openContact} />
      </div>
      {wanted && (
        <Suspense>
          <ContactModal opened={asked} onClose={closeContact} />
        </Suspense>
      )}
    </ContactContext>
  )
}
