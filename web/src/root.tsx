import './theme/fonts.css'
import '@mantine/core/styles.css'
import 'virtual:theme-variables.css'
// Our own values override the theme's, so they come last.
import './theme/global.css'
import { DirectionContext, type MantineColorScheme, MantineProvider, mantineHtmlProps } from '@mantine/core'
import { defaultLocale, type Locale, textDirection } from '@rahba/contract/kernel/locale'
import { lazy, type ReactNode, Suspense, use, useMemo } from 'react'
import {
  Links,
  Meta,
  Outlet,
  PrefetchPageLinks,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { pageReadsElement } from './api/page-reads-element.ts'
import { loadNotifications, useToastsWanted } from './api/toasts-wanted.ts'
import { PrefetchContext } from './kit/nav/prefetch.tsx'
import { RiyalSymbol } from './kit/show/riyal-sign.tsx'
import { PlainScripts } from './plain/plain-scripts.tsx'
import { ErrorPage } from './shell/errors/error-page.tsx'
import { LastResort } from './shell/errors/last-resort.tsx'
import { type ColourMode, ColourModeProvider } from './shell/frame/colour-mode.tsx'
import { ProgressBar } from './shell/frame/progress-bar.tsx'
import { useInteracted } from './shell/frame/use-interacted.ts'
import { NonceContext } from './shell/head/nonce.ts'
import { pageRequest } from './shell/request/request-context.ts'
import { getArea, isOffice, isPlainPage, localeOfPath } from './shell/routing/area.ts'
import { type RouteHandle, toParts } from './shell/routing/route-handle.ts'
import { LocaleContext } from './text/locale.ts'
import { preloadFonts } from './theme/preload-fonts.ts'
import { theme } from './theme/theme.ts'

// a page that lost its connection before it was first touched has no toasts, and stands
const Toasts = lazy(() =>
  Promise.all([import('./shell/frame/toasts.tsx'), loadNotifications()]).then(
    ([place]) => place,
    () => ({ default: () => <></> }),
  ),
)

export const handle: RouteHandle = { text: ['common'] }

/** A plain page is read as a document: a navigation from an office requests its data, and is redirected to its address. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const { dataOnly, pageUrl } = context.get(pageRequest)
    if (dataOnly && isPlainPage(new URL(pageUrl, 'http://page').pathname)) throw redirectDocument(pageUrl)
  },
]

export function loader({ context }: Route.LoaderArgs): { mode: ColourMode } {
  return { mode: context.get(pageRequest).cookies.scheme === 'dark' ? 'dark' : 'light' }
}

// The mode is read once; from then on the browser keeps it.
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]

/** The document around every page and every error: language, direction, colours and texts come from the address and the cookies. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const locale = localeOfPath(pathname) ?? defaultLocale
  // React draws a plain page on the server alone. In a browser it runs only for an office.
  const plain = import.meta.env.SSR && isPlainPage(pathname)
  preloadFonts(locale, isOffice(pathname))
  const nonce = use(NonceContext)
  const parts = toParts(useMatches().map((match) => match.handle))
  const initial = useRouteLoaderData<typeof loader>('root')?.mode ?? 'light'
  return (
    <ColourModeProvider initial={initial}>
      {(mode) => {
        const scheme: MantineColorScheme = getArea(pathname) === 'dashboard' ? mode : 'light'
        return (
          <html
            lang={locale}
            dir={textDirection(locale)}
            data-surface={isOffice(pathname) ? 'office' : 'public'}
            data-text={plain ? undefined : parts.join(' ')}
            {...mantineHtmlProps}
            data-mantine-color-scheme={scheme}
          >
            <head>
              <meta charSet="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <meta name="theme-color" content={scheme === 'dark' ? '#1a1816' : '#0f5c4d'} />
              <Meta />
              <Links />
            </head>
            <body>
              <RiyalSymbol />
              <Frame locale={locale} scheme={scheme}>
                {!plain && <ProgressBar />}
                {children}
                <ToastPlace />
              </Frame>
              {plain ? (
                <PlainScripts locale={locale} />
              ) : (
                <>
                  <script {...pageReadsElement} />
                  <ScrollRestoration nonce={nonce} />
                  <Scripts nonce={nonce} />
                </>
              )}
            </body>
          </html>
        )
      }}
    </ColourModeProvider>
  )
}

/**
 * The place for toasts, once the page was touched or has something to say. It has a component of its own because its state changes at the first
 * press: contexts that changed then would make React throw away the parts of the page that it has not hydrated yet.
 */
function ToastPlace() {
  const shown = [useInteracted(), useToastsWanted()].includes(true)
  return (
    shown && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  )
}

/** Language, direction and theme for all below. The direction is a plain context value, so that a switch of language keeps the page's state. */
function Frame({ locale, scheme, children }: { locale: Locale; scheme: 'light' | 'dark'; children: ReactNode }) {
  const direction = useMemo(() => ({ dir: textDirection(locale), toggleDirection: () => {}, setDirection: () => {} }), [locale])
  return (
    <LocaleContext value={locale}>
      <DirectionContext value={direction}>
        <MantineProvider theme={theme} forceColorScheme={scheme} withCssVariables={false}>
          <PrefetchContext value={PrefetchPageLinks}>{children}</PrefetchContext>
        </MantineProvider>
      </DirectionContext>
    </LocaleContext>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LastResort>
      <ErrorPage error={error} />
    </LastResort>
  )
}
