import type { FieldLabels } from '../kernel/labels.ts'

/** Labels of what the dashboard shows and asks of a shopper. */
export const userLabels = {
  phone: { ar: 'الجوال', en: 'Mobile' },
  name: { ar: 'الاسم', en: 'Name' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  locale: { ar: 'لغة الرسائل والإشعارات', en: 'Notification language' },
  active: { ar: 'الحالة', en: 'Status' },
  deleted: { ar: 'حساب محذوف', en: 'Deleted account' },
  city: { ar: 'المدينة', en: 'City' },
  orders_count: { ar: 'الطلبات', en: 'Orders' },
  wallet: { ar: 'المحفظة', en: 'Wallet' },
  last_seen_at: { ar: 'آخر نشاط', en: 'Last active' },
  registered_at: { ar: 'تاريخ التسجيل', en: 'Registered' },
  registered_from: { ar: 'تاريخ التسجيل من', en: 'Registration date from' },
  registered_to: { ar: 'تاريخ التسجيل إلى', en: 'Registration date to' },
  has_orders: { ar: 'لديه طلبات', en: 'Has orders' },
  reason: { ar: 'السبب', en: 'Reason' },
  note: { ar: 'ملاحظة', en: 'Note' },
  deletion_due_at: { ar: 'موعد حذف الحساب', en: 'Deletion date' },
  deleted_at: { ar: 'تاريخ حذف الحساب', en: 'Deleted' },
} satisfies FieldLabels

/** The states of a shopper's account. */
export const userStates = {
  active: { ar: 'نشط', en: 'Active' },
  blocked: { ar: 'محظور', en: 'Blocked' },
  leaving: { ar: 'بانتظار الحذف', en: 'Pending deletion' },
  deleted: { ar: 'محذوف', en: 'Deleted' },
} as const

/** The name shown for a shopper who deleted the account. */
export const deletedShopper = { ar: 'عميل محذوف', en: 'Deleted customer' } as const

/** The columns that the state of an account follows from. */
export interface UserStateFacts {
  active: boolean
  deleted_at: string | null
  deletion_due_at: string | null
}

/** The state of an account. A block counts before a deletion that is due. */
export const userState = ({ active, deleted_at, deletion_due_at }: UserStateFacts): keyof typeof userStates =>
  deleted_at ? 'deleted' : !active ? 'blocked' : deletion_due_at ? 'leaving' : 'active'
