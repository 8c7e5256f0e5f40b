import type { Locale } from '@rahba/contract/kernel/locale'
import { IconHome } from '@tabler/icons-react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../../../test/page.tsx'
import type { PaletteGroup } from './entries.ts'
import { Palette } from './palette.tsx'
import { PaletteButton } from './palette-button.tsx'

let ran = 0
const titles = [
  { ar: 'الطلبات', en: 'Orders' },
  { ar: 'المدن', en: 'Cities' },
]
const screens = titles.map((label) => ({ key: label.en, label, icon: IconHome, to: `/news?at=${label.en}` as const }))
const groups: PaletteGroup[] = [
  { key: 'screens', label: 'Pages', entries: screens },
  {
    key: 'actions',
    label: 'Actions',
    entries: [{ key: 'dark', label: { ar: 'الوضع الداكن', en: 'Dark mode' }, icon: IconHome, run: () => ran++ }],
  },
]
type Records = Parameters<typeof Palette>[0]['records']
const none: Records = { groups: [], pending: false, failed: false }

function Search({ records = none }: { records?: Records }) {
  const [q, setQ] = useState('')
  return (
    <PaletteButton>{(palette) => <Palette {...palette} name="test" q={q} onType={setQ} groups={groups} records={records} />}</PaletteButton>
  )
}

const field = () => page.getByRole('combobox')
const chosen = () => page.getByRole('option', { selected: true })

describe.each<Locale>(['ar', 'en'])('in %s', (locale) => {
  const name = (at: number) => titles[at]?.[locale] ?? ''
  const opening = () => page.getByRole('button', { name: locale === 'ar' ? /ابحث|بحث/ : /Search or jump/ }).first()

  test('opens with the shortcut on any keyboard layout, and Escape returns the focus', async () => {
    await openPage(<Search />, { locale, texts: ['palette'] })
    opening().element().focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).not.toBeInTheDocument()
    await expect.element(opening()).toHaveFocus()
    // The same key of an Arabic layout writes another letter.
    window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyK', key: 'ن', ctrlKey: true, cancelable: true }))
    await expect.element(field()).toBeVisible()
  })

  test('a page is found by its name in either language and opened with Enter', async () => {
    const { address } = await openPage(<Search />, { locale, texts: ['palette'] })
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.fill(field(), locale === 'ar' ? 'cit' : 'المدن')
    await expect.element(chosen()).toMatchTextContent(name(1))
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/news?at=Cities')
    await expect.element(field()).not.toBeInTheDocument()
  })

  test('the arrows move through the lines, and wrap at both ends', async () => {
    await openPage(<Search />, { locale, texts: ['palette'] })
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(chosen()).toMatchTextContent(name(0))
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(chosen()).toMatchTextContent(name(1))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.element(chosen()).toMatchTextContent(locale === 'ar' ? 'الوضع الداكن' : 'Dark mode')
    expect(field().element().getAttribute('aria-activedescendant')).toBe(chosen().element().id)
  })
})

test('an action is run, and recent entries come first the next time', async () => {
  ran = 0
  await openPage(<Search />, { texts: ['palette'] })
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('option', { name: 'Dark mode' }).click()
  expect(ran).toBe(1)
  localStorage.setItem('palette:test', JSON.stringify([{ key: 'Cities', label: { ar: 'المدن', en: 'Cities' }, hint: null, to: '/news' }]))
  await openPage(<Search />, { texts: ['palette'] })
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('group', { name: 'Recently opened' }).getByRole('option', { name: 'Cities' })).toBeVisible()
})

test('shows that nothing was found, and that the search for records failed', async () => {
  await openPage(<Search />, { texts: ['palette'] })
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.fill(field(), 'zebra')
  await expect.element(page.getByText('No results for “zebra”')).toBeVisible()
  await openPage(<Search records={{ ...none, failed: true }} />, { texts: ['palette'] })
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByText(/Couldn’t search records/)).toBeVisible()
})
