import type { listPages } from '@rahba/contract/content/public'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { SkipLink } from '../../shell/frame/skip-link.tsx'
import { readPublicSettings } from '../../shell/request/public-settings.ts'
import { pageRequest } from '../../shell/request/request-context.ts'
import { ContactWindow } from '../contact/contact-window.tsx'
import { Notices } from '../contact/notices.tsx'
import { Footer } from './footer.tsx'
import classes from './landing-route.module.css'
import { Navbar } from './navbar.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageRequest)
  const [settings, pages] = await Promise.all([readPublicSettings(context), page.call({ method: 'GET', path: '/pages' })])
  // A successful answer is serialised by this endpoint's own response schema; without it a visitor misses a link, not the page.
  const published = pages.status === 200 ? (pages.body as ResponseOf<typeof listPages>) : []
  const about = published.find(({ slug }) => slug === 'about-us')?.title ?? null
  return { settings, about, signedIn: Boolean(page.cookies.storeToken), year: new Date().getFullYear() }
}

/** The frame of the public pages. The address `?contact` opens the contact window, except on the page that has the form itself. */
export default function LandingRoute() {
  const { settings, about, signedIn, year } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const hasForm = pathname === usePathTo()('/contact-us')
  return (
    <div className={classes.page}>
      <SkipLink />
      <Navbar signedIn={signedIn} />
      <main id="content" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer settings={settings} about={about} year={year} />
      {!hasForm && <ContactWindow opened={new URLSearchParams(search).has('contact')} />}
      <Notices />
    </div>
  )
}
