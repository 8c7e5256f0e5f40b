import { formatDate } from '@rahba/contract/kernel/date-text'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { percentText } from '@rahba/contract/kernel/percent'
import { type DocumentKind, documentKinds } from '@rahba/contract/stores/store-states'
import { joinFields } from './join-fields.ts'
import { notice } from './message.ts'

const store: Bilingual = { ar: 'بيت العود', en: 'Oud House' }
const reason = 'الصورة غير واضحة'
const field: Bilingual = { ar: 'الرقم الضريبي', en: 'VAT number' }

interface ChangeRequest {
  store: Bilingual
  fields: readonly Bilingual[]
  /** True if the store's payouts are held until the change was reviewed. */
  held: boolean
}

export const storeMessages = {
  document_rejected: notice<'store', { kind: DocumentKind; reason: string }>({
    to: 'store',
    mail: true,
    samples: [{ kind: 'id_image', reason }],
    ar: ({ kind, reason }) => ({ title: 'لم يُقبل أحد مستنداتك', body: `المستند: ${documentKinds[kind].ar}. السبب: ${reason}` }),
    en: ({ kind, reason }) => ({ title: 'A document was rejected', body: `Document: ${documentKinds[kind].en}. Reason: ${reason}` }),
  }),
  approved: notice({
    to: 'store',
    mail: true,
    samples: [{}],
    ar: () => ({ title: 'تم اعتماد متجرك', body: 'مبارك! يمكنك الآن فتح متجرك واستقبال الطلبات.' }),
    en: () => ({ title: 'Your store is approved', body: 'Congratulations! You can now open your store and take orders.' }),
  }),
  rejected: notice({
    to: 'store',
    mail: true,
    samples: [{ reason }],
    ar: ({ reason }) => ({ title: 'لم يُعتمد متجرك بعد', body: reason }),
    en: ({ reason }) => ({ title: 'Your store isn’t approved yet', body: reason }),
  }),
  suspended: notice({
    to: 'store',
    mail: true,
    samples: [{ reason: 'مخالفة الشروط والأحكام' }],
    ar: ({ reason }) => ({ title: 'تم إيقاف متجرك', body: reason }),
    en: ({ reason }) => ({ title: 'Your store was suspended', body: reason }),
  }),
  reinstated: notice({
    to: 'store',
    mail: true,
    samples: [{}],
    ar: () => ({ title: 'تمت إعادة تفعيل متجرك', body: 'يمكنك فتح متجرك من جديد.' }),
    en: () => ({ title: 'Your store is active again', body: 'You can open your store again.' }),
  }),
  closed: notice({
    to: 'store',
    mail: true,
    samples: [{ reason: 'بناءً على طلب المالك' }],
    ar: ({ reason }) => ({ title: 'تم إغلاق متجرك نهائيًا', body: `${reason}. يمكنك تسجيل الدخول لعرض الفواتير والكشوف.` }),
    en: ({ reason }) => ({
      title: 'Your store is permanently closed',
      body: `${reason}. You can still sign in to view invoices and statements.`,
    }),
  }),
  change_accepted: notice({
    to: 'store',
    mail: true,
    samples: [{ field }],
    ar: ({ field }) => ({ title: 'تم قبول التغيير الذي طلبته', body: `${field.ar}: أصبحت القيمة الجديدة سارية.` }),
    en: ({ field }) => ({ title: 'Your change was accepted', body: `${field.en}: the new value is live.` }),
  }),
  change_rejected: notice({
    to: 'store',
    mail: true,
    samples: [{ field, reason }],
    ar: ({ field, reason }) => ({ title: 'لم يُقبل التغيير الذي طلبته', body: `الحقل: ${field.ar}. السبب: ${reason}` }),
    en: ({ field, reason }) => ({ title: 'Your change was rejected', body: `Field: ${field.en}. Reason: ${reason}` }),
  }),
  commission_changed: notice({
    to: 'store',
    mail: true,
    samples: [{ rate: '7.5', from: '2027-01-03', reason: 'تعديل الباقة' }],
    ar: ({ rate, from, reason }) => ({
      title: 'تغيير عمولة متجرك',
      body: `عمولة المنصة على طلبات متجرك ${percentText(rate)} ابتداءً من ${formatDate(from, 'ar', 'longDate')}. السبب: ${reason}`,
    }),
    en: ({ rate, from, reason }) => ({
      title: 'Your store’s commission is changing',
      body: `The platform’s commission on your store’s orders is ${rate}% starting ${formatDate(from, 'en', 'longDate')}. Reason: ${reason}`,
    }),
  }),
  appearance_reset: notice({
    to: 'store',
    mail: true,
    samples: [{ reason: 'عبارات مخالفة للشروط والأحكام' }],
    ar: ({ reason }) => ({
      title: 'تمت إزالة مظهر صفحة متجرك',
      body: `أزال فريق المنصة غلاف صفحة متجرك ولونها ونصوصها. السبب: ${reason}`,
    }),
    en: ({ reason }) => ({
      title: 'Your store page’s appearance was removed',
      body: `Our team removed your store page’s cover, colour and text. Reason: ${reason}`,
    }),
  }),
  submitted: notice({
    to: 'admin',
    samples: [{ store }],
    ar: ({ store }) => ({ title: 'متجر بانتظار الاعتماد', body: `اكتملت بيانات متجر ${store.ar} ووصلت للمراجعة.` }),
    en: ({ store }) => ({ title: 'Store awaiting approval', body: `${store.en} completed its details and submitted them for review.` }),
  }),
  change_requested: notice<'admin', ChangeRequest>({
    to: 'admin',
    samples: [
      { store, fields: [field], held: false },
      { store, fields: [field, { ar: 'الآيبان', en: 'IBAN' }], held: true },
    ],
    ar: ({ store, fields, held }) => ({
      title: 'تغيير بانتظار المراجعة',
      body: `وصل طلب تغيير من متجر ${store.ar}. الحقول: ${joinFields(fields, 'ar')}.${held ? ' سحوبات المتجر موقوفة حتى المراجعة.' : ''}`,
    }),
    en: ({ store, fields, held }) => ({
      title: 'Change awaiting review',
      body: `${store.en} requested a change. Fields: ${joinFields(fields, 'en')}.${held ? ' The store’s payouts are on hold until the review.' : ''}`,
    }),
  }),
  closed_by_merchant: notice({
    to: 'admin',
    samples: [{ store, reason: 'توقف النشاط' }],
    ar: ({ store, reason }) => ({ title: 'تاجر أغلق متجره نهائيًا', body: `المتجر: ${store.ar}. السبب: ${reason}` }),
    en: ({ store, reason }) => ({ title: 'A merchant permanently closed their store', body: `Store: ${store.en}. Reason: ${reason}` }),
  }),
}
