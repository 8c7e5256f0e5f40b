import type { Bilingual } from '@rahba/contract/kernel/locale'
import { pluralAr, pluralEn } from '@rahba/contract/kernel/plural'
import { joinFields } from './join-fields.ts'
import { notice } from './message.ts'

const name: Bilingual = { ar: 'عباية كتان رملية', en: 'Sand linen abaya' }
const reason = 'الصورة لا تُظهر المنتج'
const fields: readonly Bilingual[] = [
  { ar: 'الاسم', en: 'Name' },
  { ar: 'الصور', en: 'Images' },
]

/** A number of products, as it follows a noun in Arabic. */
const products = {
  ar: (n: number) =>
    pluralAr(n, { zero: 'لا منتجات', one: 'منتج واحد', two: 'منتجين', few: '{n} منتجات', many: '{n} منتجًا', other: '{n} منتج' }),
  en: (n: number) => pluralEn(n, { one: '{n} product', other: '{n} products' }),
}
interface ManyProducts {
  count: number
  reason: string
}
const counts: readonly [ManyProducts, ...ManyProducts[]] = [
  { count: 2, reason },
  { count: 7, reason },
  { count: 20, reason },
  { count: 100, reason },
]

export const productMessages = {
  approve: notice({
    to: 'store',
    mail: true,
    samples: [{ name, reason: '' }],
    ar: ({ name }) => ({ title: 'تم اعتماد منتجك', body: `«${name.ar}» معروض الآن للعملاء.` }),
    en: ({ name }) => ({ title: 'Your product is approved', body: `“${name.en}” is now live.` }),
  }),
  reject: notice({
    to: 'store',
    mail: true,
    samples: [{ name, reason }],
    ar: ({ name, reason }) => ({ title: 'منتجك يحتاج إلى تعديل', body: `لم يُعتمد «${name.ar}». السبب: ${reason}` }),
    en: ({ name, reason }) => ({ title: 'Your product needs changes', body: `“${name.en}” wasn’t approved. Reason: ${reason}` }),
  }),
  block: notice({
    to: 'store',
    mail: true,
    samples: [{ name, reason: 'منتج محظور البيع' }],
    ar: ({ name, reason }) => ({ title: 'تم حظر أحد منتجاتك', body: `تم إيقاف بيع «${name.ar}» بقرار من فريق رحبة. السبب: ${reason}` }),
    en: ({ name, reason }) => ({
      title: 'One of your products was blocked',
      body: `Our team stopped sales of “${name.en}”. Reason: ${reason}`,
    }),
  }),
  unblock: notice({
    to: 'store',
    mail: true,
    samples: [{ name, reason: '' }],
    ar: ({ name }) => ({ title: 'تم رفع الحظر عن منتجك', body: `يمكنك بيع «${name.ar}» من جديد.` }),
    en: ({ name }) => ({ title: 'Your product is unblocked', body: `You can sell “${name.en}” again.` }),
  }),
}

/** Decisions about several products of a store at once, which are one event to it. */
export const manyProductsMessages = {
  approve: notice({
    to: 'store',
    mail: true,
    samples: counts,
    ar: ({ count }) => ({ title: 'تم اعتماد منتجاتك', body: `تم اعتماد ${products.ar(count)} من متجرك للعرض على العملاء.` }),
    en: ({ count }) => ({ title: 'Your products are approved', body: `${products.en(count)} from your store are now live.` }),
  }),
  reject: notice({
    to: 'store',
    mail: true,
    samples: counts,
    ar: ({ count, reason }) => ({
      title: 'منتجاتك تحتاج إلى تعديل',
      body: `لم يتم اعتماد ${products.ar(count)} من متجرك. السبب: ${reason}`,
    }),
    en: ({ count, reason }) => ({ title: 'Your products need changes', body: `${products.en(count)} weren’t approved. Reason: ${reason}` }),
  }),
  unblock: notice({
    to: 'store',
    mail: true,
    samples: counts,
    ar: ({ count }) => ({ title: 'تم رفع الحظر عن منتجاتك', body: `تم رفع الحظر عن ${products.ar(count)}، ويمكنك البيع من جديد.` }),
    en: ({ count }) => ({ title: 'Your products are unblocked', body: `You can sell ${products.en(count)} again.` }),
  }),
  accept_changes: notice({
    to: 'store',
    mail: true,
    samples: counts,
    ar: ({ count }) => ({ title: 'تم قبول تعديلات منتجاتك', body: `تم قبول تعديلات ${products.ar(count)}، وتظهر الآن للعملاء.` }),
    en: ({ count }) => ({ title: 'Your edits were approved', body: `Your edits to ${products.en(count)} are now live.` }),
  }),
}

export const catalogMessages = {
  ...productMessages,
  approve_many: manyProductsMessages.approve,
  reject_many: manyProductsMessages.reject,
  unblock_many: manyProductsMessages.unblock,
  accept_changes_many: manyProductsMessages.accept_changes,
  edit_approved: notice({
    to: 'store',
    mail: true,
    samples: [{ name, fields }],
    ar: ({ name, fields }) => ({ title: 'تم قبول تعديل منتجك', body: `يظهر «${name.ar}» الآن بتعديلاتك: ${joinFields(fields, 'ar')}.` }),
    en: ({ name, fields }) => ({
      title: 'Your edit was approved',
      body: `“${name.en}” now shows your changes: ${joinFields(fields, 'en')}.`,
    }),
  }),
  edit_rejected: notice({
    to: 'store',
    mail: true,
    samples: [{ name, fields, reason }],
    ar: ({ name, fields, reason }) => ({
      title: 'لم يُقبل تعديل منتجك',
      body: `الحقول المرفوضة في «${name.ar}»: ${joinFields(fields, 'ar')}. السبب: ${reason}`,
    }),
    en: ({ name, fields, reason }) => ({
      title: 'Your edit was rejected',
      body: `Rejected fields of “${name.en}”: ${joinFields(fields, 'en')}. Reason: ${reason}`,
    }),
  }),
}
