import '../src/theme/fonts.css'
import '@mantine/core/styles.css'
import '../src/theme/global.css'
import { DirectionContext, MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type Locale, textDirection } from '@rahba/contract/kernel/locale'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createQueryClient } from '../src/api/query-client.ts'
import Toasts from '../src/shell/frame/toasts.tsx'
import { LocaleContext } from '../src/text/locale.ts'
import type { PartName } from '../src/text/parts.ts'
import { loadTexts } from '../src/text/use-text.ts'
import { theme } from '../src/theme/theme.ts'
import { cleanUpBy } from './cleanup.ts'

interface Opening {
  locale?: Locale
  /** The address without its language. */
  at?: string
  texts?: readonly PartName[]
  /** What reads the page's data; asked again when a part revalidates. */
  loader?: () => unknown
}

let root: Root | null = null

function leave() {
  root?.unmount()
  root = null
  document.body.replaceChildren()
  notifications.clean()
}

cleanUpBy(() => {
  leave()
  sessionStorage.clear()
  localStorage.clear()
})

/** Opens `part` in the browser as a page of the web: with its language, direction, theme, router, query cache and toasts. */
export async function openPage(part: ReactNode, { locale = 'en', at = '/', texts = [], loader }: Opening = {}) {
  const dir = textDirection(locale)
  leave()
  Object.assign(document.documentElement, { lang: locale, dir })
  document.documentElement.dataset.surface = 'office'
  await loadTexts(locale, ['kit', 'common', ...texts])
  const router = createMemoryRouter(
    [
      { path: '/:locale/elsewhere', element: <h1>Elsewhere</h1> },
      { path: '*', element: part, ...(loader ? { loader, HydrateFallback: () => null } : {}) },
    ],
    { initialEntries: [`/${locale}${at}`] },
  )
  const container = document.createElement('div')
  document.body.append(container)
  const drawn = createRoot(container)
  root = drawn
  const whole = (
    <LocaleContext value={locale}>
      <DirectionContext value={{ dir, toggleDirection: () => undefined, setDirection: () => undefined }}>
        <MantineProvider theme={theme}>
          <QueryClientProvider client={createQueryClient()}>
            <RouterProvider router={router} />
            <Toasts />
          </QueryClientProvider>
        </MantineProvider>
      </DirectionContext>
    </LocaleContext>
  )
  // A test may read the page at once.
  flushSync(() => drawn.render(whole))
  /** The address that the page has now, without its language. */
  const address = () => `${router.state.location.pathname}${router.state.location.search}`.replace(/^\/(ar|en)/, '')
  return { address, leave, back: () => void router.navigate(-1) }
}
