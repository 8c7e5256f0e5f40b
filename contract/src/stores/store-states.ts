import type { Bilingual } from '../kernel/locale.ts'

/** `approved` of a store (domain.md 2.1): the client tests for 1. */
export const storeApproval = {
  0: { ar: 'قيد المراجعة', en: 'Under review' },
  1: { ar: 'معتمد', en: 'Approved' },
  2: { ar: 'مرفوض', en: 'Rejected' },
  3: { ar: 'موقوف', en: 'Suspended' },
  4: { ar: 'مغلق نهائيا', en: 'Closed for good' },
} as const satisfies Record<number, Bilingual>
export type StoreApproval = keyof typeof storeApproval

export const approvalTones: Record<StoreApproval, 'attention' | 'good' | 'bad' | 'quiet'> = {
  0: 'attention',
  1: 'good',
  2: 'bad',
  3: 'bad',
  4: 'quiet',
}

export const documentStatuses = {
  missing: { ar: 'غير مرفق', en: 'Not attached' },
  pending: { ar: 'قيد المراجعة', en: 'Under review' },
  accepted: { ar: 'مقبول', en: 'Accepted' },
  rejected: { ar: 'مرفوض', en: 'Sent back' },
  expired: { ar: 'منتهي', en: 'Expired' },
} as const satisfies Record<string, Bilingual>

export const entityTypes = {
  business: { ar: 'منشأة بسجل تجاري', en: 'Business with a commercial register' },
  individual: { ar: 'فرد بوثيقة عمل حر', en: 'Individual with a freelance document' },
} as const satisfies Record<string, Bilingual>
export type EntityType = keyof typeof entityTypes

/** The papers a store hands in, by the specification's field names. */
export const documentKinds = {
  commercial_register_photo: { ar: 'صورة السجل التجاري', en: 'Commercial register' },
  vat_certificate: { ar: 'شهادة ضريبة القيمة المضافة', en: 'VAT certificate' },
  incorporation_document: { ar: 'عقد التأسيس', en: 'Articles of incorporation' },
  work_document: { ar: 'إثبات النشاط', en: 'Proof of activity' },
  free_labor_document: { ar: 'وثيقة العمل الحر', en: 'Freelance document' },
  id_image: { ar: 'صورة الهوية', en: 'Identity document' },
  bank_account_image: { ar: 'صورة الحساب البنكي', en: 'Picture of the bank account' },
  bank_account_letter: { ar: 'خطاب الآيبان', en: 'IBAN letter' },
} as const satisfies Record<string, Bilingual>
export type DocumentKind = keyof typeof documentKinds
export const documentKindNames = Object.keys(documentKinds) as [DocumentKind, ...DocumentKind[]] // a constant table's keys

/** The papers without which a store of this type can't be reviewed; a VAT number asks for its certificate too. */
export const requiredDocuments: Record<EntityType, readonly DocumentKind[]> = {
  business: ['commercial_register_photo', 'id_image', 'bank_account_letter'],
  individual: ['free_labor_document', 'id_image', 'bank_account_letter'],
}

export const storeServices = {
  gift_wrap: { ar: 'تغليف هدايا', en: 'Gift wrapping' },
  same_day: { ar: 'توصيل في اليوم نفسه', en: 'Same-day delivery' },
  installation: { ar: 'تركيب', en: 'Installation' },
  custom_orders: { ar: 'طلبات خاصة', en: 'Made to order' },
  exchange: { ar: 'استبدال', en: 'Exchange' },
  warranty: { ar: 'ضمان', en: 'Warranty' },
} as const satisfies Record<string, Bilingual>
export const storeServiceNames = Object.keys(storeServices) as [keyof typeof storeServices, ...(keyof typeof storeServices)[]] // a constant table's keys

/** Carriers a store may hand orders to. */
export const shippingCompanies = {
  aramex: { ar: 'أرامكس', en: 'Aramex' },
  smsa: { ar: 'سمسا', en: 'SMSA' },
  spl: { ar: 'سبل', en: 'SPL' },
  dhl: { ar: 'دي إتش إل', en: 'DHL' },
  naqel: { ar: 'ناقل', en: 'Naqel' },
} as const satisfies Record<string, Bilingual>
export const shippingCompanyNames = Object.keys(shippingCompanies) as [
  keyof typeof shippingCompanies,
  ...(keyof typeof shippingCompanies)[],
] // a constant table's keys
