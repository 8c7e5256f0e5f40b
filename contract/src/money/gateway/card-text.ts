import type { Bilingual, Locale } from '../../kernel/locale.ts'

/** The brands as people write them, by the names that the gateway sends. */
const brands: Readonly<Record<string, Bilingual>> = {
  mada: { ar: 'مدى', en: 'mada' },
  visa: { ar: 'فيزا', en: 'Visa' },
  master: { ar: 'ماستركارد', en: 'Mastercard' },
  mastercard: { ar: 'ماستركارد', en: 'Mastercard' },
  amex: { ar: 'أمريكان إكسبريس', en: 'American Express' },
}

/** A card by its brand and last four digits (`mada 2250`) as a sentence names it; a text of any other form stays as it is. */
export function cardText(card: string, locale: Locale): string {
  const [, name = '', digits = ''] = /^(\w+) (\d{4})$/.exec(card) ?? []
  const brand = brands[name.toLowerCase()]
  if (!brand) return card
  return locale === 'ar' ? `${brand.ar} تنتهي بـ ${digits}` : `${brand.en} ending in ${digits}`
}
