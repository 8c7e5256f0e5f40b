import type { Locale } from '@rahba/contract/kernel/locale'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { hold } from '../../../../test/hold.tsx'
import { openPage } from '../../../../test/page.tsx'
import { DateInput, DateTimeInput } from './date-input.tsx'

type Day = string | null | undefined

const words = {
  ar: { shown: '20 نوفمبر 2026', day: '22 نوفمبر 2026', clear: 'مسح', save: 'حفظ', time: '20 نوفمبر 2026، 2:30 م' },
  en: { shown: '20 Nov 2026', day: '22 November 2026', clear: 'Clear', save: 'Save', time: '20 Nov 2026, 2:30 pm' },
} as const

const field = () => page.getByRole('button', { name: 'Begins' })

describe.each<Locale>(['ar', 'en'])('in %s', (locale) => {
  const open = async (initial: Day, limits: { min?: string; max?: string } = {}) => {
    const { held, part } = hold<Day>(initial, (value, onChange) => (
      <DateInput label="Begins" value={value} onChange={onChange} {...limits} />
    ))
    await openPage(part, { locale })
    return held
  }

  test('picks a day from the calendar and stores year, month and day', async () => {
    const held = await open('2026-11-20')
    await expect.element(field()).toMatchTextContent(words[locale].shown)
    await field().click()
    await page.getByRole('button', { name: words[locale].day }).click()
    expect(held.value).toBe('2026-11-22')
  })

  test('begins the week on Sunday, on the side where reading begins', async () => {
    await open('2026-11-20')
    await field().click()
    // 1 November 2026 is a Sunday, 7 November a Saturday.
    const places = ['1', '7'].map((day) => page.getByText(day, { exact: true }).first().element().getBoundingClientRect())
    const [sunday, saturday] = places.map(({ left }) => left)
    expect(Number(sunday) < Number(saturday)).toBe(locale === 'en')
    expect(places[0]?.top).toBe(places[1]?.top)
  })

  test('clears an optional day', async () => {
    const held = await open('2026-11-20')
    await page.getByRole('button', { name: words[locale].clear }).click()
    expect(held.value).toBeNull()
  })

  test('disables days out of range', async () => {
    await open('2026-11-20', { min: '2026-11-10', max: '2026-11-21' })
    await field().click()
    await expect.element(page.getByRole('button', { name: words[locale].day })).toBeDisabled()
  })

  test('shows and stores a time in Riyadh’s time zone', async () => {
    const { held, part } = hold<Day>('2026-11-20T11:30:00.000Z', (value, onChange) => (
      <DateTimeInput label="Begins" value={value} onChange={onChange} />
    ))
    await openPage(part, { locale })
    await expect.element(field()).toMatchTextContent(words[locale].time)
    await field().click()
    await page.getByRole('button', { name: words[locale].day }).click()
    expect(held.value).toBe('2026-11-22T14:30:00+03:00')
  })
})
