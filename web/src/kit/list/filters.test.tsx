import { comma, type Locale } from '@rahba/contract/kernel/locale'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../../../test/page.tsx'
import { answerCalls } from '../../../test/server.ts'
import { text as ar } from '../../text/ar/kit.ts'
import { text as en } from '../../text/en/kit.ts'
import type { Filter } from './filter.ts'
import { FilterButton, FilterChips } from './filters.tsx'
import { useListState } from './use-list-state.ts'

const states = { new: { ar: 'جديد', en: 'New' }, old: { ar: 'قديم', en: 'Old' }, lost: { ar: 'مفقود', en: 'Lost' } }
const cities = [
  { id: 'abha', title: { ar: 'أبها', en: 'Abha' } },
  { id: 'taif', title: { ar: 'الطائف', en: 'Taif' } },
]
const filters: Filter[] = [
  { key: 'state', label: 'State', kind: 'choice', choices: states, multiple: true },
  { key: 'active', label: 'Active', kind: 'flag' },
  { key: 'city_id', label: 'City', kind: 'reference', to: '/admin/cities' },
  { key: 'from', label: 'From day', kind: 'date' },
  {
    key: 'size',
    label: 'Size',
    kind: 'custom',
    input: (value, change) => <input aria-label="Size" value={value} onChange={(event) => change(event.currentTarget.value)} />,
    show: (value) => `${value} cm`,
  },
]

function Filters() {
  const list = useListState({ defaultSort: 'name', filters: filters.map(({ key }) => key), tabs: { mine: { owner: 'me' } } })
  return (
    <>
      <FilterButton filters={filters} list={list} />
      <FilterChips filters={filters} list={list} />
    </>
  )
}

describe.each<Locale>(['ar', 'en'])('in %s', (locale) => {
  const t = { ar, en }[locale].list
  const button = () => page.getByRole('button', { name: new RegExp(`^${t.filters}( \\d)?$`) })
  const open = async (at = '/') => {
    answerCalls({
      'GET /admin/cities/options': ({ query: { q, ids } }) => ({
        body: cities.filter(({ id, title }) => (ids ? ids.split(',').includes(id) : !q || title[locale].includes(q))),
      }),
    })
    return await openPage(<Filters />, { locale, at })
  }

  test('several values of a set are joined in the address and in words', async () => {
    const { address } = await open('/?page=3')
    await button().click()
    await page.getByRole('combobox', { name: 'State' }).click()
    await page.getByRole('option', { name: states.new[locale] }).click()
    await expect.poll(address).toBe('/?state=new')
    await page.getByRole('option', { name: states.lost[locale] }).click()
    await expect.poll(address).toBe('/?state=new%2Clost')
    await expect.element(page.getByText(`State: ${states.new[locale]}${comma[locale]}${states.lost[locale]}`)).toBeVisible()
  })

  test('a yes-or-no filter uses words', async () => {
    const { address } = await open()
    await button().click()
    await page.getByRole('combobox', { name: 'Active' }).click()
    await page.getByRole('option', { name: t.no, exact: true }).click()
    await expect.poll(address).toBe('/?active=false')
    await expect.element(page.getByText(`Active: ${t.no}`)).toBeVisible()
  })

  test('a record is found by its name, which is also shown after a reload', async () => {
    const { address } = await open()
    await button().click()
    await userEvent.fill(page.getByRole('combobox', { name: 'City' }), cities[1]?.title[locale] ?? '')
    await page.getByRole('option', { name: cities[1]?.title[locale] ?? '' }).click()
    await expect.poll(address).toBe('/?city_id=taif')
    await open('/?city_id=abha')
    await expect.element(page.getByText(`City: ${cities[0]?.title[locale]}`)).toBeVisible()
  })

  test('a day is picked inside the panel, which stays open', async () => {
    const { address } = await open('/?from=2026-11-20')
    const [shown, day] = locale === 'ar' ? ['From day: 20 نوفمبر 2026', '22 نوفمبر 2026'] : ['From day: 20 Nov 2026', '22 November 2026']
    await expect.element(page.getByText(shown)).toBeVisible()
    await button().click()
    await page.getByRole('button', { name: 'From day', exact: true }).click()
    await page.getByRole('button', { name: day }).click()
    await expect.poll(address).toBe('/?from=2026-11-22')
    await expect.element(page.getByRole('combobox', { name: 'State' })).toBeVisible()
  })

  test('a custom filter has its own input and text', async () => {
    const { address } = await open()
    await button().click()
    await userEvent.fill(page.getByRole('textbox', { name: 'Size' }), '12')
    await expect.poll(address).toBe('/?size=12')
    await expect.element(page.getByText('Size: 12 cm')).toBeVisible()
  })

  test('the button counts the filters, and clearing them keeps the tab and the sorting', async () => {
    const { address } = await open('/?tab=mine&sort=-name&active=true&size=3')
    await expect.element(button()).toMatchTextContent(/2/)
    await button().click()
    await page.getByRole('dialog').getByRole('button', { name: t.clearFilters }).click()
    await expect.poll(address).toBe('/?tab=mine&sort=-name')
    await expect.poll(() => button().element().textContent).not.toMatch(/\d/)
  })

  test('Escape closes the panel and returns the focus', async () => {
    await open()
    await button().click()
    await expect.element(page.getByRole('combobox', { name: 'State' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('combobox', { name: 'State' })).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
  })
})
