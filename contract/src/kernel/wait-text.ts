import type { Locale } from './locale.ts'
import { pluralAr, pluralEn } from './plural.ts'

/** Formats a waiting time, given in seconds, in its largest unit and rounded up: `8 minutes`. */
export function waitText(seconds: number, locale: Locale): string {
  const [unit, size] = seconds < 60 ? (['second', 1] as const) : seconds < 3600 ? (['minute', 60] as const) : (['hour', 3600] as const)
  const n = Math.max(1, Math.ceil(seconds / size))
  if (locale === 'en') return pluralEn(n, { one: `{n} ${unit}`, other: `{n} ${unit}s` })
  return pluralAr(n, after[unit])
}

// The forms that follow «بعد».
const after = {
  second: { zero: '{n} ثانية', one: 'ثانية واحدة', two: 'ثانيتين', few: '{n} ثوانٍ', many: '{n} ثانية', other: '{n} ثانية' },
  minute: { zero: '{n} دقيقة', one: 'دقيقة واحدة', two: 'دقيقتين', few: '{n} دقائق', many: '{n} دقيقة', other: '{n} دقيقة' },
  hour: { zero: '{n} ساعة', one: 'ساعة واحدة', two: 'ساعتين', few: '{n} ساعات', many: '{n} ساعة', other: '{n} ساعة' },
}
