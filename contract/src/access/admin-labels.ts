import type { FieldLabels } from '../kernel/labels.ts'

export const adminLabels = {
  name: { ar: 'الاسم', en: 'Name' },
  locale: { ar: 'لغة الرسائل والإشعارات', en: 'Notification language' },
  role_id: { ar: 'الدور', en: 'Role' },
} satisfies FieldLabels
