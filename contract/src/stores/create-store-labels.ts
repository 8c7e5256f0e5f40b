import { storeLabels } from './store-labels.ts'

export const createStoreLabels = {
  ...storeLabels,
  name: { ar: 'اسم المالك', en: 'Owner name' },
  store_name: { ar: 'اسم المتجر', en: 'Store name' },
  locale: { ar: 'لغة الرسائل والإشعارات', en: 'Notification language' },
}
