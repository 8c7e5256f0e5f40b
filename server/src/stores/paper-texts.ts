import { brand } from '@rahba/contract/kernel/brand'
import type { Locale } from '@rahba/contract/kernel/locale'
import { pluralAr, pluralEn } from '@rahba/contract/kernel/plural'
import { type DocumentKind, documentKinds } from '@rahba/contract/stores/store-states'
import type { MailText } from '../platform/mail/template.ts'

const daysAr = (n: number) =>
  pluralAr(n, { zero: 'اليوم', one: 'غدًا', two: 'خلال يومين', few: 'خلال {n} أيام', many: 'خلال {n} يومًا', other: 'خلال {n} يوم' })
const daysEn = (n: number) => (n === 0 ? 'today' : pluralEn(n, { one: 'tomorrow', other: 'in {n} days' }))

/** A reminder that a paper runs out in `days` (below zero: it has), as a notice says it. */
export function paperNotice(
  kind: DocumentKind,
  days: number,
): { ar: { title: string; body: string }; en: { title: string; body: string } } {
  const { ar, en } = documentKinds[kind]
  if (days < 0)
    return {
      ar: { title: 'انتهت صلاحية مستند', body: `انتهت صلاحية المستند «${ar}». ارفع نسخة سارية من ملف المتجر.` },
      en: { title: 'A paper has run out', body: `${en}: it is no longer valid. Upload a valid one on your store profile.` },
    }
  return {
    ar: { title: 'اقترب انتهاء صلاحية مستند', body: `تنتهي صلاحية المستند «${ar}» ${daysAr(days)}. ارفع نسخته الجديدة من ملف المتجر.` },
    en: { title: 'A paper is running out', body: `${en}: it runs out ${daysEn(days)}. Upload the new one on your store profile.` },
  }
}

/** The same by mail. */
export function paperMail(
  locale: Locale,
  { kind, days, person, url }: { kind: DocumentKind; days: number; person: string; url: string },
): MailText {
  const { title, body } = paperNotice(kind, days)[locale]
  return {
    subject: `${title}: ${documentKinds[kind][locale]} - ${brand.name[locale]}`,
    greeting: locale === 'ar' ? `مرحبًا ${person}،` : `Hello ${person},`,
    paragraphs: [body],
    button: { label: locale === 'ar' ? 'فتح مستندات المتجر' : 'Open the store’s papers', url },
  }
}
