import type { Locale } from '@rahba/contract/kernel/locale'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hold } from '../../../test/hold.tsx'
import { openPage } from '../../../test/page.tsx'
import { answerCalls } from '../../../test/server.ts'
import { ChoiceInput, ChoicesInput } from './choice-input.tsx'
import { ReferenceInput } from './references/reference-input.tsx'
import { ReferencesInput } from './references/references-input.tsx'

const cities = {
  riyadh: { ar: 'الرياض', en: 'Riyadh' },
  jeddah: { ar: 'جدة', en: 'Jeddah' },
  dammam: { ar: 'الدمام', en: 'Dammam' },
  abha: { ar: 'أبها', en: 'Abha' },
  taif: { ar: 'الطائف', en: 'Taif' },
  tabuk: { ar: 'تبوك', en: 'Tabuk' },
  hail: { ar: 'حائل', en: 'Hail' },
  najran: { ar: 'نجران', en: 'Najran' },
  jazan: { ar: 'جازان', en: 'Jazan' },
}
const field = () => page.getByRole('combobox', { name: 'City' })
const option = (name: string) => page.getByRole('option', { name })
const rows = Object.entries(cities).map(([id, title]) => ({ id, title }))

/** A resource whose rows are found by a part of their name in either language. */
const offerCities = () =>
  answerCalls({
    'GET /admin/cities/options': ({ query: { q, ids } }) => ({
      body: rows.filter(({ id, title }) => (ids ? ids.split(',').includes(id) : !q || title.ar.includes(q) || title.en.includes(q))),
    }),
  })

describe.each<Locale>(['ar', 'en'])('in %s', (locale) => {
  const name = (city: keyof typeof cities) => cities[city][locale]

  test('finds one option of a long list in any spelling', async () => {
    const { held, part } = hold<string | null | undefined>(null, (value, onChange) => (
      <ChoiceInput label="City" choices={cities} value={value} onChange={onChange} />
    ))
    await openPage(part, { locale })
    await field().click()
    await userEvent.fill(field(), locale === 'ar' ? 'جده' : 'jed')
    await option(name('jeddah')).click()
    expect(held.value).toBe('jeddah')
    await expect.element(field()).toHaveValue(name('jeddah'))
    await page.getByLabelText(locale === 'ar' ? 'مسح' : 'Clear').click()
    expect(held.value).toBeNull()
  })

  test('selects several options with the keyboard alone', async () => {
    const { held, part } = hold<readonly string[]>([], (value, onChange) => (
      <ChoicesInput label="City" choices={cities} value={value} onChange={onChange} />
    ))
    await openPage(part, { locale })
    await userEvent.type(field(), name('abha'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.type(field(), name('hail'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => held.value).toEqual(['abha', 'hail'])
    await userEvent.keyboard('{Backspace}')
    await expect.poll(() => held.value).toEqual(['abha'])
  })

  test('finds a record on the server and stores its id', async () => {
    const requests = offerCities()
    const { held, part } = hold<string | null | undefined>(null, (value, onChange) => (
      <ReferenceInput label="City" to="/admin/cities" value={value} onChange={onChange} />
    ))
    await openPage(part, { locale })
    await userEvent.fill(field(), name('tabuk'))
    await expect.element(option(name('abha'))).not.toBeInTheDocument()
    await option(name('tabuk')).click()
    expect(held.value).toBe('tabuk')
    await expect.element(field()).toHaveValue(name('tabuk'))
    expect(requests('GET /admin/cities/options').map(({ query }) => query.q)).toContain(name('tabuk'))
  })

  test('shows a selected record by its name, not by its id', async () => {
    offerCities()
    const { part } = hold<string | null | undefined>('najran', (value, onChange) => (
      <ReferenceInput label="City" to="/admin/cities" value={value} onChange={onChange} />
    ))
    await openPage(part, { locale })
    await expect.element(field()).toHaveValue(name('najran'))
  })

  test('accepts several records up to the maximum', async () => {
    offerCities()
    const { held, part } = hold<readonly string[]>(['abha'], (value, onChange) => (
      <ReferencesInput label="City" to="/admin/cities" max={2} value={value} onChange={onChange} />
    ))
    await openPage(part, { locale })
    await expect.element(page.getByText(name('abha'), { exact: true })).toBeVisible()
    await field().click()
    await option(name('taif')).click()
    await expect.poll(() => held.value).toEqual(['abha', 'taif'])
    await option(name('hail')).click({ force: true })
    expect(held.value).toEqual(['abha', 'taif'])
  })
})
