import { daySchema } from '@rahba/contract/kernel/shapes'
import { todayInRiyadh } from '@rahba/contract/kernel/today'

/**
 * Returns the day of an address with `?ads=YYYY-MM-DD`, on which an administrator previews the ads of a page: today for an empty or a wrong one, null
 * without it. The call that reads the ads requires the session of an administrator, and no cache keeps what is read with one.
 */
export function previewedDay(request: Request): string | null {
  const day = new URL(request.url).searchParams.get('ads')
  if (day === null) return null
  return daySchema.safeParse(day).data ?? todayInRiyadh()
}
