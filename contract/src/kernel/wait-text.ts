import type { Locale } from './locale.ts'
import { units, unitText } from './units.ts'

/** Formats a waiting time, given in seconds, in its largest unit and rounded up: `8 minutes`. */
export function waitText(seconds: number, locale: Locale): string {
  const [unit, size] = seconds < 60 ? (['second', 1] as const) : seconds < 3600 ? (['minute', 60] as const) : (['hour', 3600] as const)
  return unitText(Math.max(1, Math.ceil(seconds / size)), units[unit], locale)
}
