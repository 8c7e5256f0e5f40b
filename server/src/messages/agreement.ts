import { formatDate } from '@rahba/contract/kernel/date-text'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { notice } from './message.ts'

/** The first day in Riyadh on which the version applies. */
interface Version {
  from: string
}

/** The sentences on what stops for a store that does not accept. */
const without: Bilingual = {
  ar: 'إذا لم توافق عليها قبل ذلك، فستتوقف إضافة المنتجات وفتح المتجر. وتستمر الطلبات والسحوبات الحالية.',
  en: 'If you don’t accept it by then, you won’t be able to add products or open your store. Current orders and payouts continue.',
}

export const agreementMessages = {
  published: notice<'store', Version & { summary: Bilingual }>({
    to: 'store',
    mail: true,
    samples: [{ from: '2027-01-03', summary: { ar: 'تغيّرت مدة الاسترجاع إلى 14 يومًا.', en: 'The return window is now 14 days.' } }],
    ar: ({ from, summary }) => ({
      title: 'نسخة جديدة من اتفاقية التاجر',
      body: `تسري النسخة الجديدة ابتداءً من ${formatDate(from, 'ar', 'longDate')}. اقرأها ووافق عليها في صفحة «اتفاقية التاجر».\n\nما تغيّر: ${summary.ar}\n\n${without.ar}`,
    }),
    en: ({ from, summary }) => ({
      title: 'New version of the merchant agreement',
      body: `The new version takes effect on ${formatDate(from, 'en', 'longDate')}. Read it and accept it on the “Merchant agreement” page.\n\nWhat changed: ${summary.en}\n\n${without.en}`,
    }),
  }),
  reminder: notice<'store', Version>({
    to: 'store',
    mail: true,
    samples: [{ from: '2027-01-03' }],
    ar: ({ from }) => ({
      title: 'تذكير: وافق على اتفاقية التاجر',
      body: `تسري النسخة الجديدة في ${formatDate(from, 'ar', 'longDate')}. ${without.ar}`,
    }),
    en: ({ from }) => ({
      title: 'Reminder: accept the merchant agreement',
      body: `The new version takes effect on ${formatDate(from, 'en', 'longDate')}. ${without.en}`,
    }),
  }),
}
