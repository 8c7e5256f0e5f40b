import { type Bilingual, comma } from '@rahba/contract/kernel/locale'
import { notice } from './message.ts'

const name: Bilingual = { ar: 'عباية كتان رملية', en: 'Sand linen abaya' }
const reason = 'الصورة لا تُظهر المنتج'
const fields: readonly Bilingual[] = [
  { ar: 'الاسم', en: 'Name' },
  { ar: 'الصور', en: 'Images' },
]

const join = (fields: readonly Bilingual[], locale: 'ar' | 'en') => fields.map((field) => field[locale]).join(comma[locale])

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

export const catalogMessages = {
  ...productMessages,
  edit_approved: notice({
    to: 'store',
    mail: true,
    samples: [{ name, fields }],
    ar: ({ name, fields }) => ({ title: 'تم قبول تعديل منتجك', body: `يظهر «${name.ar}» الآن بتعديلاتك: ${join(fields, 'ar')}.` }),
    en: ({ name, fields }) => ({ title: 'Your edit was approved', body: `“${name.en}” now shows your changes: ${join(fields, 'en')}.` }),
  }),
  edit_rejected: notice({
    to: 'store',
    mail: true,
    samples: [{ name, fields, reason }],
    ar: ({ name, fields, reason }) => ({
      title: 'لم يُقبل تعديل منتجك',
      body: `الحقول المرفوضة في «${name.ar}»: ${join(fields, 'ar')}. السبب: ${reason}`,
    }),
    en: ({ name, fields, reason }) => ({
      title: 'Your edit was rejected',
      body: `Rejected fields of “${name.en}”: ${join(fields, 'en')}. Reason: ${reason}`,
    }),
  }),
}
