import { fromHijri, hijriMonths, toHijri } from '@rahba/contract/kernel/hijri'
import type { Locale } from '@rahba/contract/kernel/locale'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { hold } from '../../../../test/hold.tsx'
import { openPage } from '../../../../test/page.tsx'
import { PaperDateInput } from './paper-date-input.tsx'

const words = {
  ar: { hijri: 'إدخال التاريخ الهجري', gregorian: 'إدخال التاريخ الميلادي', parts: ['اليوم', 'الشهر', 'السنة'], same: 'الموافق' },
  en: { hijri: 'Enter Hijri date', gregorian: 'Enter Gregorian date', parts: ['Day', 'Month', 'Year'], same: 'Corresponds to' },
} as const

const nextYear = toHijri(todayInRiyadh()).year + 1

describe.each<Locale>(['ar', 'en'])('in %s', (locale) => {
  const t = words[locale]
  const open = async (initial: string | null) => {
    const { held, part } = hold<string | null | undefined>(initial, (value, onChange) => (
      <PaperDateInput label="Expires" value={value} onChange={onChange} />
    ))
    await openPage(part, { locale })
    return held
  }
  const choose = async (at: 0 | 1 | 2, option: string) => {
    await page.getByRole('combobox', { name: t.parts[at] }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }

  test('a complete Hijri date is stored as its Gregorian day', async () => {
    const held = await open(null)
    await page.getByRole('button', { name: t.hijri }).click()
    await choose(0, '12')
    await choose(1, hijriMonths(locale)[8] ?? '')
    expect(held.value).toBeNull()
    await choose(2, String(nextYear))
    expect(held.value).toBe(fromHijri({ year: nextYear, month: 9, day: 12 }))
    await expect.element(page.getByText(new RegExp(t.same))).toBeVisible()
    await page.getByRole('button', { name: t.gregorian }).click()
    expect(held.value).toBe(fromHijri({ year: nextYear, month: 9, day: 12 }))
  })

  test('a day that the month does not have is rejected at the field', async () => {
    const short = Array.from({ length: 12 }, (_, at) => at + 1).find((month) => !fromHijri({ year: nextYear, month, day: 30 })) ?? 1
    const held = await open(fromHijri({ year: nextYear, month: short, day: 29 }))
    await page.getByRole('button', { name: t.hijri }).click()
    await choose(0, '30')
    expect(held.value).toBeNull()
    await expect.element(page.getByRole('group', { name: 'Expires' })).toMatchTextContent(/29/)
    await choose(0, '28')
    expect(held.value).toBe(fromHijri({ year: nextYear, month: short, day: 28 }))
  })
})
