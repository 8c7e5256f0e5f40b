import { formatDayRange } from '@rahba/contract/kernel/date-text'
import { locales } from '@rahba/contract/kernel/locale'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { addDays } from '@rahba/contract/statistics/periods'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../test/page.tsx'
import { text as ar } from '../text/ar/orders.ts'
import { text as en } from '../text/en/orders.ts'
import { PromisedDays, ShortPromisedDays } from './promise.tsx'

test.each(locales)('an overdue order is marked as late, in %s', async (locale) => {
  const t = { ar, en }[locale].promise
  const today = todayInRiyadh()
  const order = { status: 'shipped', promised_from: addDays(today, -3), promised_to: addDays(today, -1) } as const
  await openPage(<PromisedDays order={order} />, { locale, texts: ['orders'] })
  await expect.element(page.getByText(t.late)).toBeVisible()
  await openPage(<PromisedDays order={{ ...order, promised_to: today }} />, { locale, texts: ['orders'] })
  await expect.element(page.getByText(formatDayRange(order.promised_from, today, locale))).toBeVisible()
  expect(page.getByText(t.late).elements()).toEqual([])
})

test.each(locales)('a promise omits the current year only, in %s', async (locale) => {
  const year = Number(todayInRiyadh().slice(0, 4))
  const order = { status: 'delivered', promised_from: `${year - 1}-12-30`, promised_to: `${year}-01-02` } as const
  await openPage(<ShortPromisedDays order={order} />, { locale, texts: ['orders'] })
  await expect.poll(() => document.body.textContent).toContain(String(year - 1))
  expect(document.body.textContent).not.toContain(String(year))
  await openPage(<PromisedDays order={{ ...order, promised_from: `${year}-01-02` }} />, { locale, texts: ['orders'] })
  expect(document.body.textContent).not.toContain(String(year))
})
