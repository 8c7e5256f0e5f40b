import { formatDate } from '@rahba/contract/kernel/date-text'
import { comma, type Locale } from '@rahba/contract/kernel/locale'
import { pluralAr, pluralEn } from '@rahba/contract/kernel/plural'
import type { PaperRestriction } from '@rahba/contract/stores/papers/paper-states'
import { type DocumentKind, documentKinds } from '@rahba/contract/stores/store-states'
import { type NoticeText, notice } from './message.ts'

const daysAr = (n: number) =>
  pluralAr(n, { zero: 'اليوم', one: 'غدًا', two: 'بعد يومين', few: 'بعد {n} أيام', many: 'بعد {n} يومًا', other: 'بعد {n} يوم' })
const daysEn = (n: number) => (n === 0 ? 'today' : pluralEn(n, { one: 'tomorrow', other: 'in {n} days' }))

export interface RestrictedPapers {
  lapsed_papers: readonly DocumentKind[]
  paper_restriction: PaperRestriction | null
  products_stop_on: string | null
  orders_stop_on: string | null
}

const names = (kinds: readonly DocumentKind[], locale: Locale) => kinds.map((kind) => documentKinds[kind][locale]).join(comma[locale])

function restrictionAr({ lapsed_papers, paper_restriction, products_stop_on, orders_stop_on }: RestrictedPapers): NoticeText {
  const expired = `انتهت صلاحية: ${names(lapsed_papers, 'ar')}.`
  const products = products_stop_on && formatDate(products_stop_on, 'ar', 'longDate')
  const orders = orders_stop_on && formatDate(orders_stop_on, 'ar', 'longDate')
  const upload = 'ارفع نسخة سارية في صفحة «ملف المتجر»، وستُزال القيود فور قبولها.'
  if (paper_restriction === 'orders')
    return { title: 'توقفت الطلبات الجديدة', body: `${expired} توقفت إضافة المنتجات والطلبات الجديدة، وتستمر الطلبات الحالية. ${upload}` }
  if (paper_restriction === 'products')
    return {
      title: orders ? `ستتوقف الطلبات الجديدة في ${orders}` : 'توقفت إضافة المنتجات',
      body: `${expired} توقفت إضافة المنتجات${orders ? `، وستتوقف الطلبات الجديدة في ${orders}` : ''}. ${upload}`,
    }
  return {
    title: `ستتوقف إضافة المنتجات في ${products}`,
    body: `${expired} ستتوقف إضافة المنتجات في ${products}${orders ? ` والطلبات الجديدة في ${orders}` : ''}. ${upload}`,
  }
}

function restrictionEn({ lapsed_papers, paper_restriction, products_stop_on, orders_stop_on }: RestrictedPapers): NoticeText {
  const expired = `Expired: ${names(lapsed_papers, 'en')}.`
  const products = products_stop_on && formatDate(products_stop_on, 'en', 'longDate')
  const orders = orders_stop_on && formatDate(orders_stop_on, 'en', 'longDate')
  const upload = 'Upload a valid copy on the “Store profile” page. Restrictions are lifted as soon as it’s accepted.'
  if (paper_restriction === 'orders')
    return {
      title: 'New orders have stopped',
      body: `${expired} You can’t add products or receive new orders. Current orders continue. ${upload}`,
    }
  if (paper_restriction === 'products')
    return {
      title: orders ? `New orders stop on ${orders}` : 'You can’t add products right now',
      body: `${expired} You can’t add products${orders ? `, and new orders stop on ${orders}` : ''}. ${upload}`,
    }
  return {
    title: `You can’t add products starting ${products}`,
    body: `${expired} You can’t add products starting ${products}${orders ? `, and new orders stop on ${orders}` : ''}. ${upload}`,
  }
}

const grace: RestrictedPapers = {
  lapsed_papers: ['commercial_register_photo'],
  paper_restriction: null,
  products_stop_on: '2026-12-10',
  orders_stop_on: '2026-12-24',
}

export const paperMessages = {
  expiring: notice<'store', { kind: DocumentKind; days: number }>({
    to: 'store',
    mail: 'by_sender',
    samples: [
      { kind: 'commercial_register_photo', days: 30 },
      { kind: 'commercial_register_photo', days: 7 },
      { kind: 'commercial_register_photo', days: 0 },
    ],
    ar: ({ kind, days }) => ({
      title: `مستند تنتهي صلاحيته قريبًا: ${documentKinds[kind].ar}`,
      body: `تنتهي صلاحية المستند «${documentKinds[kind].ar}» ${daysAr(days)}. ارفع النسخة الجديدة في صفحة «ملف المتجر».`,
    }),
    en: ({ kind, days }) => ({
      title: `Document expiring soon: ${documentKinds[kind].en}`,
      body: `Your document “${documentKinds[kind].en}” expires ${daysEn(days)}. Upload the new one on the “Store profile” page.`,
    }),
  }),
  expired: notice<'store', { kind: DocumentKind }>({
    to: 'store',
    mail: 'by_sender',
    samples: [{ kind: 'commercial_register_photo' }],
    ar: ({ kind }) => ({
      title: `مستند منتهي الصلاحية: ${documentKinds[kind].ar}`,
      body: `انتهت صلاحية المستند «${documentKinds[kind].ar}». ارفع نسخة سارية في صفحة «ملف المتجر».`,
    }),
    en: ({ kind }) => ({
      title: `Document expired: ${documentKinds[kind].en}`,
      body: `Your document “${documentKinds[kind].en}” has expired. Upload a valid one on the “Store profile” page.`,
    }),
  }),
  restricted: notice({
    to: 'store',
    mail: 'by_sender',
    samples: [grace, { ...grace, paper_restriction: 'products' }, { ...grace, paper_restriction: 'orders' }],
    ar: restrictionAr,
    en: restrictionEn,
  }),
  extended: notice({
    to: 'store',
    mail: true,
    samples: [{ papers: grace, reason: 'التجديد قيد الإجراء' }],
    ar: ({ papers, reason }) => ({
      title: 'تم تمديد مهلة مستنداتك',
      body: `${restrictionAr(papers).body} سبب التمديد: ${reason}`,
    }),
    en: ({ papers, reason }) => ({
      title: 'Your document deadline was extended',
      body: `${restrictionEn(papers).body} Reason for the extension: ${reason}`,
    }),
  }),
  /** The reason is given if an administrator lifted it. */
  lifted: notice<'store', { reason?: string }>({
    to: 'store',
    mail: true,
    samples: [{}, { reason: 'تم التحقق من المستند هاتفيًا.' }],
    ar: ({ reason }) => ({
      title: 'تمت إزالة القيود عن متجرك',
      body: `يمكنك إضافة المنتجات واستقبال الطلبات كالمعتاد.${reason ? ` السبب: ${reason}` : ''}`,
    }),
    en: ({ reason }) => ({
      title: 'The restrictions on your store were lifted',
      body: `You can add products and take orders as usual.${reason ? ` Reason: ${reason}` : ''}`,
    }),
  }),
}
