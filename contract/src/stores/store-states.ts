import type { Bilingual } from '../kernel/locale.ts'
import { typedKeys } from '../kernel/typed-keys.ts'

/**
 * `approved` of a store by name (docs/domain/stores-and-papers.md#states-of-a-store). The database and the wire hold the number: the client
 * tests for 1.
 */
export const approval = { pending: 0, approved: 1, rejected: 2, suspended: 3, closed: 4 } as const
export type StoreApproval = (typeof approval)[keyof typeof approval]

export const storeApproval: Readonly<Record<StoreApproval, Bilingual>> = {
  [approval.pending]: { ar: 'قيد المراجعة', en: 'Under review' },
  [approval.approved]: { ar: 'معتمد', en: 'Approved' },
  [approval.rejected]: { ar: 'مرفوض', en: 'Rejected' },
  [approval.suspended]: { ar: 'موقوف', en: 'Suspended' },
  [approval.closed]: { ar: 'مغلق نهائيًا', en: 'Permanently closed' },
}

/** The states from which a store can be approved: never decided, or rejected. */
export const unapproved: readonly StoreApproval[] = [approval.pending, approval.rejected]

/** The states of a store on the platform. */
export interface StoreStatusFields {
  approved: StoreApproval
  submitted_at: string | null
}

/** Pending, and waiting for its merchant, not for the platform. */
export const isNotSubmitted = ({ approved, submitted_at }: StoreStatusFields): boolean =>
  approved === approval.pending && submitted_at === null

/** Handed in and not reviewed yet. */
export const isInReview = ({ approved, submitted_at }: StoreStatusFields): boolean => approved === approval.pending && submitted_at !== null

/** True if its merchant may submit the store: the first time, or again after a rejection. */
export const maySubmit = (store: StoreStatusFields): boolean => isNotSubmitted(store) || store.approved === approval.rejected

export const documentStatuses = {
  missing: { ar: 'غير مرفوع', en: 'Not uploaded' },
  pending: { ar: 'قيد المراجعة', en: 'Under review' },
  accepted: { ar: 'مقبول', en: 'Accepted' },
  rejected: { ar: 'مرفوض', en: 'Rejected' },
  expired: { ar: 'منتهي الصلاحية', en: 'Expired' },
} as const satisfies Record<string, Bilingual>

export const entityTypes = {
  business: { ar: 'منشأة بسجل تجاري', en: 'Business with a commercial registration' },
  individual: { ar: 'فرد بوثيقة عمل حر', en: 'Individual with a freelance document' },
} as const satisfies Record<string, Bilingual>
export type EntityType = keyof typeof entityTypes

/** The papers a store hands in, by the specification's field names. */
export const documentKinds = {
  commercial_register_photo: { ar: 'صورة السجل التجاري', en: 'Commercial registration' },
  vat_certificate: { ar: 'شهادة ضريبة القيمة المضافة', en: 'VAT certificate' },
  incorporation_document: { ar: 'عقد التأسيس', en: 'Articles of incorporation' },
  work_document: { ar: 'إثبات النشاط', en: 'Proof of activity' },
  free_labor_document: { ar: 'وثيقة العمل الحر', en: 'Freelance document' },
  id_image: { ar: 'صورة الهوية', en: 'ID image' },
  bank_account_image: { ar: 'صورة الحساب البنكي', en: 'Bank account image' },
  bank_account_letter: { ar: 'خطاب الآيبان', en: 'IBAN letter' },
} as const satisfies Record<string, Bilingual>
export type DocumentKind = keyof typeof documentKinds
export const documentKindNames = typedKeys(documentKinds)

export const storeServices = {
  gift_wrap: { ar: 'تغليف هدايا', en: 'Gift wrapping' },
  same_day: { ar: 'توصيل في اليوم نفسه', en: 'Same-day delivery' },
  installation: { ar: 'تركيب', en: 'Installation' },
  custom_orders: { ar: 'طلبات خاصة', en: 'Custom orders' },
  exchange: { ar: 'استبدال', en: 'Exchange' },
  warranty: { ar: 'ضمان', en: 'Warranty' },
} as const satisfies Record<string, Bilingual>
export const storeServiceNames = typedKeys(storeServices)

/** Carriers a store may hand orders to. */
export const shippingCompanies = {
  aramex: { ar: 'أرامكس', en: 'Aramex' },
  smsa: { ar: 'سمسا', en: 'SMSA' },
  spl: { ar: 'سبل', en: 'SPL' },
  dhl: { ar: 'دي إتش إل', en: 'DHL' },
  naqel: { ar: 'ناقل', en: 'Naqel' },
} as const satisfies Record<string, Bilingual>
export const shippingCompanyNames = typedKeys(shippingCompanies)

/** The tabs of the list. Who waits has handed everything in; who is unfinished has not. */
export const storeTabs = {
  waiting: { ar: 'بانتظار الاعتماد', en: 'Awaiting approval' },
  approved: { ar: 'معتمدة', en: 'Approved' },
  rejected: { ar: 'مرفوضة', en: 'Rejected' },
  suspended: { ar: 'موقوفة', en: 'Suspended' },
  closed: { ar: 'مغلقة نهائيًا', en: 'Permanently closed' },
  unfinished: { ar: 'لم تُرسل للمراجعة', en: 'Not submitted' },
} as const
export type StoreTab = keyof typeof storeTabs
