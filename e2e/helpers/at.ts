import { expect, type Locator, type Page } from '@playwright/test'
import type { FieldLabels } from '@rahba/contract/kernel/labels'
import { fieldLabel } from '@rahba/contract/kernel/labels'
import type { Locale } from '@rahba/contract/kernel/locale'
import { type PartName, parts, type TextOf } from '../../web/src/text/parts.ts'

/** A person at a browser: its page, the language they read, and the words they look for. */
export interface At {
  page: Page
  locale: Locale
  /** The texts of a part, as the page itself says them. */
  say: <P extends PartName>(part: P) => TextOf<P>
  /** The label of a data field. */
  label: (key: string, own?: FieldLabels) => string
  /** One side of a field in both languages. */
  side: (key: string, side: Locale, own?: FieldLabels) => string
  /** Opens a page, `/store/products`, and waits until it answers to clicks. */
  go: (path: string) => Promise<void>
  button: (name: string, within?: Locator) => Locator
  /** A password's field: its label may end in a star, and the button that shows it is named by it too. */
  secret: (key: string, within: Locator) => Locator
  /** Chooses an option of a list by what it says. */
  choose: (label: string, option: string | RegExp, within?: Locator) => Promise<void>
}

async function textsIn(locale: Locale): Promise<At['say']> {
  const loaded = new Map<string, unknown>()
  await Promise.all(Object.entries(parts).map(async ([name, part]) => loaded.set(name, (await part[locale]()).text)))
  return <P extends PartName>(part: P) => loaded.get(part) as TextOf<P> // every part was loaded above
}

/** Waits until the page is hydrated (`web/src/entry.client.tsx`) or its script is bound (`web/src/plain/main.ts`): before that, keys and presses outside of forms are not heard. */
export const ready = (page: Page): Promise<void> => page.locator('html[data-ready]').waitFor({ state: 'attached' })

/** Where the server is, also for a page that has opened nothing yet. Calls that change something have to say it. */
export async function getOrigin({ request }: Page): Promise<string> {
  return new URL((await request.get('/api/health')).url()).origin
}

/** Somebody at `page`, reading `locale`. */
export async function at(page: Page, locale: Locale): Promise<At> {
  const say = await textsIn(locale)
  const button = (name: string, within?: Locator) => (within ?? page).getByRole('button', { name, exact: true })
  return {
    page,
    locale,
    say,
    label: (key, own) => fieldLabel([key], locale, own),
    side: (key, side, own) => `${fieldLabel([key], locale, own)} (${say('kit').form[side === 'ar' ? 'arabic' : 'english']})`,
    async go(path) {
      await page.goto(`/${locale}${path}`)
      await ready(page)
    },
    button,
    secret: (key, within) => within.getByLabel(new RegExp(`^${fieldLabel([key], locale)}`)),
    async choose(label, option, within) {
      const input = (within ?? page).getByRole('combobox', { name: label }).or((within ?? page).getByRole('textbox', { name: label }))
      await input.first().click()
      const name = typeof option === 'string' ? { name: option, exact: true } : { name: option }
      await page.getByRole('option', name).first().click()
    },
  }
}

/** Waits for the toast that says what has been done. The same words elsewhere on the page do not count. */
export async function toasted(who: At, text: string): Promise<void> {
  await expect(who.page.locator('.mantine-Notifications-root').getByText(text, { exact: false }).last()).toBeVisible()
}

/** Searches a list, and waits until the address carries the search: a click before that would be overtaken by it. */
export async function search(who: At, field: string, words: string): Promise<void> {
  await who.page.getByPlaceholder(field).fill(words)
  await expect(who.page).toHaveURL(/[?&]q=/)
}
