import { formatDate } from '@rahba/contract/kernel/date-text'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

/** Returns the days between which an order arrives or can be collected, in words; null where none are promised. */
export function usePromisedDays({ promised_from, promised_to }: { promised_from: string | null; promised_to: string | null }) {
  const t = useText('checkout')
  const locale = useLocale()
  if (promised_from === null || promised_to === null) return null
  const day = (value: string) => formatDate(value, locale, 'dayMonth')
  return promised_from === promised_to ? t.on(day(promised_to)) : t.between(day(promised_from), day(promised_to))
}
