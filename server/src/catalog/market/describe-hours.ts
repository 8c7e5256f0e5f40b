import type { MarketStore } from '@rahba/contract/catalog/market/market'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { addDays } from '@rahba/contract/statistics/periods'
import { findOpenState, holidayOn, isRamadan, type OpeningTimes, weekOn } from '@rahba/contract/stores/profile/opening-times'

const shownDays = 60

/** The opening times of a store in a visitor's words; null if it has neither hours nor holidays to come. */
export function describeHours(times: OpeningTimes, now: number, locale: Locale): MarketStore['hours'] {
  const today = todayInRiyadh(now)
  const holidays = times.holidays
    .filter(({ start_date, end_date }) => end_date >= today && start_date <= addDays(today, shownDays))
    .map(({ name, start_date, end_date }) => ({ name: inLocale(name, locale), start_date, end_date }))
  const week = weekOn(times, today)
  if (!week && holidays.length === 0) return null
  const { is_open, changes_at } = findOpenState(times, now)
  const current = holidayOn(times, today)
  return {
    is_open,
    changes_at: changes_at === null ? null : new Date(changes_at).toISOString(),
    holiday: current && !is_open ? inLocale(current.name, locale) : null,
    week,
    is_ramadan: times.ramadan_hours !== null && isRamadan(today),
    holidays,
  }
}
