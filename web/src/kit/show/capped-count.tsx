import { countCap } from '@rahba/contract/kernel/count-cap'
import type { Locale } from '@rahba/contract/kernel/locale'
import { useLocale } from '../../text/locale.ts'
import { Ltr } from '../layout/direction.tsx'
import { formatNumber } from './format.ts'

/** A count that the server takes no further than one beyond the cap: `1,000+` then. */
export const formatCapped = (n: number, locale: Locale): string =>
  n > countCap ? `${formatNumber(countCap, locale)}+` : formatNumber(n, locale)

/** The number of items, beside a name or a tab. */
export function CappedCount({ n }: { n: number }) {
  return <Ltr>{formatCapped(n, useLocale())}</Ltr>
}
