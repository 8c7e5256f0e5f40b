import type { Locale } from '@rahba/contract/kernel/locale'

/** Keeps figures and signs in their order within Arabic text, as in «10%» or an address. */
export const isolated = (text: string): string => `\u2066${text}\u2069`

/** The first line of a mail. */
export const greeting = (locale: Locale, person: string): string => (locale === 'ar' ? `مرحبًا ${person}،` : `Hello ${person},`)
