import type { Locale } from './locale.ts'

/**
 * A percentage for readers of either language (`15%`), kept together by Unicode isolates. Without them, Arabic words beside it move the sign to its
 * left. Files for programs don't use it.
 * @param value percent, as a number or a text with its decimals
 */
export const percentText = (value: number | string): string => `\u2066${value}%\u2069`

/**
 * A rate in basis points as a percentage: 1500 is `15%`.
 * @param around the language of the words around it, where it is known: English ones need no isolates
 */
export const rateText = (basisPoints: number, around?: Locale): string =>
  around === 'en' ? `${basisPoints / 100}%` : percentText(basisPoints / 100)
