import { brand } from '@rahba/contract/kernel/brand'
import { comma, type Locale } from '@rahba/contract/kernel/locale'
import { pluralAr, pluralEn } from '@rahba/contract/kernel/plural'
import type { PaperRestriction } from '@rahba/contract/stores/paper-states'
import { type DocumentKind, documentKinds } from '@rahba/contract/stores/store-states'
import { dayText } from '../platform/day-text.ts'
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

interface RestrictedPapers {
  lapsed_papers: readonly DocumentKind[]
  paper_restriction: PaperRestriction | null
  products_stop_on: string | null
  orders_stop_on: string | null
}
interface Text {
  title: string
  body: string
}
type Notice = Record<Locale, Text>

const named = (kinds: readonly DocumentKind[], locale: Locale) => kinds.map((kind) => documentKinds[kind][locale]).join(comma[locale])

function restrictionAr(papers: RestrictedPapers): Text {
  const { paper_restriction, products_stop_on, orders_stop_on } = papers
  const expired = `انتهت صلاحية: ${named(papers.lapsed_papers, 'ar')}.`
  const products = products_stop_on && dayText(products_stop_on, 'ar')
  const orders = orders_stop_on && dayText(orders_stop_on, 'ar')
  const upload = 'ارفع نسخة سارية من ملف المتجر، وتُرفع القيود فور قبولها.'
  if (paper_restriction === 'orders')
    return { title: 'توقفت الطلبات الجديدة', body: `${expired} توقفت المنتجات والطلبات الجديدة، وتستمر الطلبات الحالية. ${upload}` }
  if (paper_restriction === 'products')
    return {
      title: orders ? `تتوقف الطلبات الجديدة في ${orders}` : 'توقفت المنتجات الجديدة',
      body: `${expired} توقفت المنتجات الجديدة${orders ? `، وتتوقف الطلبات الجديدة في ${orders}` : ''}. ${upload}`,
    }
  return {
    title: `تتوقف المنتجات الجديدة في ${products}`,
    body: `${expired} تتوقف المنتجات الجديدة في ${products}${orders ? ` والطلبات الجديدة في ${orders}` : ''}. ${upload}`,
  }
}

function restrictionEn(papers: RestrictedPapers): Text {
  const { paper_restriction, products_stop_on, orders_stop_on } = papers
  const expired = `Expired: ${named(papers.lapsed_papers, 'en')}.`
  const products = products_stop_on && dayText(products_stop_on, 'en')
  const orders = orders_stop_on && dayText(orders_stop_on, 'en')
  const upload = 'Upload a valid one on your store profile. Restrictions end as soon as it is accepted.'
  if (paper_restriction === 'orders')
    return {
      title: 'New orders have stopped',
      body: `${expired} New products and new orders have stopped. Current orders go on. ${upload}`,
    }
  if (paper_restriction === 'products')
    return {
      title: orders ? `New orders stop on ${orders}` : 'New products have stopped',
      body: `${expired} New products have stopped${orders ? `, and new orders stop on ${orders}` : ''}. ${upload}`,
    }
  return {
    title: `New products stop on ${products}`,
    body: `${expired} New products stop on ${products}${orders ? ` and new orders on ${orders}` : ''}. ${upload}`,
  }
}

/** The notice of what an expired paper restricts now, and what it will restrict from which day on. */
export const restrictionNotice = (papers: RestrictedPapers): Notice => ({ ar: restrictionAr(papers), en: restrictionEn(papers) })

/** The same by mail. */
export function restrictionMail(
  locale: Locale,
  { papers, person, url }: { papers: RestrictedPapers; person: string; url: string },
): MailText {
  const { title, body } = restrictionNotice(papers)[locale]
  return {
    subject: `${title} - ${brand.name[locale]}`,
    greeting: locale === 'ar' ? `مرحبًا ${person}،` : `Hello ${person},`,
    paragraphs: [body],
    button: { label: locale === 'ar' ? 'فتح مستندات المتجر' : 'Open the store’s papers', url },
  }
}

/** The notice that an administrator gave the store more time. */
export function extendedNotice(papers: RestrictedPapers, reason: string): Notice {
  const { ar, en } = restrictionNotice(papers)
  return {
    ar: { title: 'مُدِّدت مهلة مستنداتك', body: `${ar.body} سبب التمديد: ${reason}` },
    en: { title: 'More time for your papers', body: `${en.body} Reason for the extension: ${reason}` },
  }
}

/** The notice that nothing is restricted any more, with the reason if an administrator lifted it. */
export const liftedNotice = (reason?: string): Notice => ({
  ar: {
    title: 'رُفعت قيود المستندات عن متجرك',
    body: `يمكنك إضافة المنتجات واستقبال الطلبات كالمعتاد.${reason ? ` ${reason}` : ''}`,
  },
  en: {
    title: 'The restrictions on your store are lifted',
    body: `You can add products and take orders as usual.${reason ? ` ${reason}` : ''}`,
  },
})
