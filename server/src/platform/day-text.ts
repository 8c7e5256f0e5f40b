import type { Locale } from '@rahba/contract/kernel/locale'

const tags: Record<Locale, string> = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' }

/** A calendar day as people read it in a message. */
export const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))
