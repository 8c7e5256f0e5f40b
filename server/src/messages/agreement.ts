import { formatDate } from '@rahba/contract/kernel/date-text'
import { notice } from './message.ts'

/** The first day in Riyadh on which the version applies. */
interface Version {
  from: string
}

export const agreementMessages = {
  published: notice<'store', Version>({
    to: 'store',
    mail: true,
    samples: [{ from: '2027-01-03' }],
    ar: ({ from }) => ({
      title: 'نسخة جديدة من اتفاقية التاجر',
      body: `تسري النسخة الجديدة ابتداءً من ${formatDate(from, 'ar', 'longDate')}. اقرأ ما تغيّر ووافق عليها في صفحة «اتفاقية التاجر».`,
    }),
    en: ({ from }) => ({
      title: 'New version of the merchant agreement',
      body: `The new version takes effect on ${formatDate(from, 'en', 'longDate')}. Read what changed and accept it on the “Merchant agreement” page.`,
    }),
  }),
  reminder: notice<'store', Version>({
    to: 'store',
    mail: true,
    samples: [{ from: '2027-01-03' }],
    ar: ({ from }) => ({
      title: 'تذكير: وافق على اتفاقية التاجر',
      body: `تسري النسخة الجديدة في ${formatDate(from, 'ar', 'longDate')}. إذا لم توافق عليها قبل ذلك، فستتوقف إضافة المنتجات وفتح المتجر. وتستمر الطلبات والسحوبات الحالية.`,
    }),
    en: ({ from }) => ({
      title: 'Reminder: accept the merchant agreement',
      body: `The new version takes effect on ${formatDate(from, 'en', 'longDate')}. If you don’t accept it by then, you won’t be able to add products or open your store. Current orders and payouts continue.`,
    }),
  }),
}
