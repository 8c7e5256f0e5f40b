import { z } from 'zod'
import type { Bilingual } from '../../kernel/locale.ts'
import { nameMessages } from '../../kernel/messages.ts'
import { cleanLine, latinDigits } from '../../kernel/normalise.ts'
import { daySchema } from '../../kernel/shapes.ts'
import { type OpenInterval, type OpeningWeek, toMinutes, type Weekday, weekdayNames, weekdays } from './opening-times.ts'

nameMessages({
  clock: { ar: '{field}: أدخل وقتًا صحيحًا، مثل 09:00', en: '{field}: enter a valid time, like 09:00' },
  closes_first: {
    ar: 'ينتهي الدوام قبل أن يبدأ. إذا كان يمتد بعد منتصف الليل فاختر «حتى اليوم التالي»',
    en: 'These hours end before they start. If they run past midnight, choose “until the next day”',
  },
  same_times: {
    ar: 'وقتا بداية الدوام ونهايته متطابقان. إذا كان الدوام 24 ساعة فاختر «حتى اليوم التالي»',
    en: 'These hours start and end at the same time. If you’re open for 24 hours, choose “until the next day”',
  },
  longer_than_day: { ar: 'لا تزيد فترة الدوام على 24 ساعة', en: 'Opening hours can’t be longer than 24 hours' },
  hours_overlap: { ar: 'تتداخل هذه الفترة مع دوام يوم {other}', en: 'These hours overlap with {other}' },
  always_closed: { ar: 'حدّد أوقات العمل ليوم واحد على الأقل', en: 'Set the hours of at least one day' },
  holiday_name: { ar: 'اكتب اسم الإجازة بالعربية أو الإنجليزية', en: 'Enter the holiday’s name in Arabic or English' },
  holiday_overlap: { ar: 'تتداخل هذه الإجازة مع إجازة أخرى', en: 'This holiday overlaps with another' },
})

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/
const clock = z
  .string()
  .overwrite((text) => latinDigits(text.trim()))
  .regex(clockPattern, 'clock')

export const openInterval = z.strictObject({
  opens: clock,
  closes: clock,
  /** The store closes on the day after: the only way past midnight. */
  next_day: z.boolean().default(false),
})

const dayMinutes = 24 * 60
/** The most intervals of a day: shops close at noon. */
export const maxIntervals = 2

interface Placed {
  path: (string | number)[]
  /** The interval with its day, as a message names it. */
  name: Bilingual
  from: number
  to: number
}

/** An interval with its day, such as “Thursday 20:00–03:00”. */
const nameInterval = (day: Weekday, { opens, closes }: OpenInterval): Bilingual => ({
  ar: `${weekdayNames[day].ar} من ${opens} إلى ${closes}`,
  en: `${weekdayNames[day].en} ${opens}–${closes}`,
})

/** The intervals of a week in minutes from its beginning, without those whose times can't be read. */
const placeIntervals = (week: OpeningWeek): Placed[] =>
  weekdays.flatMap((day, at) =>
    week[day].flatMap((interval, index) => {
      const { opens, closes, next_day } = interval
      if (!clockPattern.test(opens) || !clockPattern.test(closes)) return []
      const from = at * dayMinutes + toMinutes(opens)
      const to = (at + (next_day ? 1 : 0)) * dayMinutes + toMinutes(closes)
      return [{ path: [day, index], name: nameInterval(day, interval), from, to }]
    }),
  )

function getFault(from: number, to: number): string {
  if (to === from) return 'same_times'
  return to < from ? 'closes_first' : 'longer_than_day'
}

/** Refuses hours that end before they begin or overlap, each at its row; all wrong rows are named at once. */
function checkWeek(week: OpeningWeek, issues: z.RefinementCtx): void {
  const refuse = (path: (string | number)[], message: string, params: Record<string, unknown> = {}) =>
    issues.addIssue({ code: 'custom', path, message, params, input: week })
  if (weekdays.every((day) => week[day].length === 0)) refuse([], 'always_closed')
  const placed = placeIntervals(week)
  const isWrong = ({ from, to }: Placed) => to <= from || to - from > dayMinutes
  const wrong = placed.filter(isWrong)
  for (const { path, from, to } of wrong) refuse([...path, 'closes'], getFault(from, to))
  // Sunday follows Saturday, so the first day is compared with the last as well.
  const inOrder = placed.filter((one) => !isWrong(one)).toSorted((a, b) => a.from - b.from)
  const [first] = inOrder
  const again = first ? [{ ...first, from: first.from + 7 * dayMinutes, to: first.to + 7 * dayMinutes }] : []
  let latest: Placed | undefined
  for (const one of [...inOrder, ...again]) {
    if (latest && one.from < latest.to) refuse([...one.path, 'opens'], 'hours_overlap', { other: latest.name })
    if (!latest || one.to > latest.to) latest = one
  }
}

/** A timetable of a week. */
export const openingWeek = z.record(z.enum(weekdays), z.array(openInterval).max(maxIntervals)).superRefine(checkWeek)

const holidayName = z.string().overwrite(cleanLine).max(60)
export const holiday = z.strictObject({
  name: z.strictObject({ ar: holidayName, en: holidayName }).superRefine(({ ar, en }, issues) => {
    if (ar === '' && en === '') issues.addIssue({ code: 'custom', path: ['ar'], message: 'holiday_name', input: { ar, en } })
  }),
  start_date: daySchema,
  end_date: daySchema,
  stops_orders: z.boolean(),
})

/** The most holidays that a store keeps. */
export const maxHolidays = 30

const holidays = z
  .array(holiday)
  .max(maxHolidays)
  .superRefine((list, issues) => {
    for (const [index, { start_date, end_date }] of list.entries()) {
      if (end_date < start_date) issues.addIssue({ code: 'custom', path: [index, 'end_date'], message: 'days_order', input: end_date })
      const before = list.slice(0, index)
      if (before.some((other) => start_date <= other.end_date && other.start_date <= end_date))
        issues.addIssue({ code: 'custom', path: [index, 'start_date'], message: 'holiday_overlap', input: start_date })
    }
  })

export const openingTimesBody = z.strictObject({
  /** Null if the store has no hours and is open all the time. */
  opening_hours: openingWeek.nullable(),
  /** The hours of Ramadan, by themselves in Ramadan; null if they are the usual ones. */
  ramadan_hours: openingWeek.nullable(),
  holidays,
  orders_outside_hours: z.boolean(),
})
export type OpeningTimesBody = z.output<typeof openingTimesBody>
