import type { Locale } from '@rahba/contract/kernel/locale'
import { moneyText } from '@rahba/contract/kernel/money-text'

/** The amounts of a refund in halalas, and who pays the part outside of the wallet. */
export interface RefundRoute {
  to_wallet: number
  to_outside: number
  outside: string | null
}

/** Names where a refund arrives: the wallet, the card or the bank account; null if it has parts of two kinds. */
function getPlace({ to_wallet, to_outside, outside }: RefundRoute, locale: Locale): string | null {
  if (to_outside === 0) return locale === 'ar' ? 'إلى محفظتك' : 'to your wallet'
  if (to_wallet > 0) return null
  if (outside === 'psp_clearing') return locale === 'ar' ? 'إلى بطاقتك' : 'to your card'
  return locale === 'ar' ? 'إلى حسابك البنكي' : 'to your bank account'
}

/** Returns the amount of a refund with its destination, as in «120 ر.س إلى محفظتك». */
export function refundText(parts: RefundRoute, locale: Locale): string {
  const place = getPlace(parts, locale)
  const amount = moneyText(parts.to_wallet + parts.to_outside, locale)
  if (place) return `${amount} ${place}`
  const wallet = moneyText(parts.to_wallet, locale)
  return locale === 'ar' ? `${amount} إليك، منها ${wallet} إلى محفظتك` : `${amount} to you, of which ${wallet} to your wallet`
}

/** The reason of a cancellation without the full stop that the sentence around it has. */
export const dropFullStop = (reason: string): string => reason.trim().replace(/[.\s]+$/, '')
