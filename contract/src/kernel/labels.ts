import type { Bilingual, Locale } from './locale.ts'

/** Names of data fields in both languages, by field name. */
export type FieldLabels = Record<string, Bilingual>

/** Names that mean the same on every form. A resource or endpoint adds its own, which win. */
export const commonLabels = {
  id: { ar: 'المعرّف', en: 'ID' },
  name: { ar: 'الاسم', en: 'Name' },
  phone: { ar: 'رقم الجوال', en: 'Mobile number' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  identifier: { ar: 'البريد الإلكتروني أو الجوال', en: 'Email or mobile' },
  password: { ar: 'كلمة المرور', en: 'Password' },
  password_confirmation: { ar: 'تأكيد كلمة المرور', en: 'Confirm password' },
  old_password: { ar: 'كلمة المرور الحالية', en: 'Current password' },
  new_password: { ar: 'كلمة المرور الجديدة', en: 'New password' },
  new_password_confirmation: { ar: 'تأكيد كلمة المرور الجديدة', en: 'Confirm new password' },
  code: { ar: 'رمز التحقق', en: 'Verification code' },
  token: { ar: 'الرمز', en: 'Token' },
  terms_accept: { ar: 'الموافقة على الاتفاقيات والسياسات', en: 'Acceptance of the agreements and policies' },
  title: { ar: 'العنوان', en: 'Title' },
  body: { ar: 'المحتوى', en: 'Body' },
  description: { ar: 'الوصف', en: 'Description' },
  message: { ar: 'الرسالة', en: 'Message' },
  note: { ar: 'ملاحظة', en: 'Note' },
  admin_note: { ar: 'ملاحظة الإدارة', en: 'Admin note' },
  reason: { ar: 'السبب', en: 'Reason' },
  image: { ar: 'الصورة', en: 'Image' },
  logo: { ar: 'الشعار', en: 'Logo' },
  avatar: { ar: 'الصورة الشخصية', en: 'Profile image' },
  icon: { ar: 'الأيقونة', en: 'Icon' },
  translation: { ar: 'الترجمة', en: 'Translation' },
  position: { ar: 'الترتيب', en: 'Position' },
  active: { ar: 'نشط', en: 'Active' },
  status: { ar: 'الحالة', en: 'Status' },
  created_at: { ar: 'تاريخ الإضافة', en: 'Added' },
  updated_at: { ar: 'آخر تعديل', en: 'Last updated' },
  region_id: { ar: 'المنطقة', en: 'Region' },
  city_id: { ar: 'المدينة', en: 'City' },
  country_id: { ar: 'الدولة', en: 'Country' },
  category_id: { ar: 'التصنيف', en: 'Category' },
  subcategory_id: { ar: 'التصنيف الفرعي', en: 'Subcategory' },
  stores_count: { ar: 'المتاجر', en: 'Stores' },
  store_id: { ar: 'المتجر', en: 'Store' },
  bank_id: { ar: 'البنك', en: 'Bank' },
  address: { ar: 'العنوان', en: 'Address' },
  price: { ar: 'السعر', en: 'Price' },
  quantity: { ar: 'الكمية', en: 'Quantity' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  start_date: { ar: 'تاريخ البداية', en: 'Start date' },
  end_date: { ar: 'تاريخ النهاية', en: 'End date' },
  published_at: { ar: 'تاريخ النشر', en: 'Published' },
  page: { ar: 'رقم الصفحة', en: 'Page' },
  per_page: { ar: 'عدد الصفوف', en: 'Rows per page' },
  sort: { ar: 'الفرز', en: 'Sort' },
  cursor: { ar: 'مؤشر الصفحة', en: 'Page cursor' },
  q: { ar: 'البحث', en: 'Search' },
} satisfies FieldLabels

/**
 * Names of what narrows a list in its address, for the refusal of an old or mistyped link, and of what no form shows. No fields of a record: a
 * log of changes does not show them by these.
 */
const queryLabels: FieldLabels = {
  from: { ar: 'من تاريخ', en: 'From' },
  to: { ar: 'إلى تاريخ', en: 'To' },
  created_from: { ar: 'تاريخ الإضافة من', en: 'Date added from' },
  created_to: { ar: 'تاريخ الإضافة إلى', en: 'Date added to' },
  placed_from: { ar: 'تاريخ الطلب من', en: 'Order date from' },
  placed_to: { ar: 'تاريخ الطلب إلى', en: 'Order date to' },
  action: { ar: 'العملية', en: 'Action' },
  actor_id: { ar: 'المنفّذ', en: 'Performed by' },
  actor_type: { ar: 'صفة المنفّذ', en: 'Performed as' },
  entity: { ar: 'نوع السجل', en: 'Record type' },
  entity_id: { ar: 'السجل', en: 'Record' },
  event: { ar: 'العملية', en: 'Transaction' },
  edit: { ar: 'حالة التعديل', en: 'Edit status' },
  stock: { ar: 'المخزون', en: 'Stock' },
  shelf_id: { ar: 'تصنيف المتجر', en: 'Collection' },
  tab: { ar: 'التبويب', en: 'Tab' },
  user_id: { ar: 'العميل', en: 'Customer' },
  owner_id: { ar: 'صاحب المحفظة', en: 'Wallet owner' },
  due_id: { ar: 'كشف المستحقات', en: 'Dues statement' },
  audience: { ar: 'الجمهور', en: 'Audience' },
  placement: { ar: 'مكان الظهور', en: 'Placement' },
  is_read: { ar: 'مقروء', en: 'Read' },
  type: { ar: 'النوع', en: 'Type' },
  list: { ar: 'القائمة', en: 'List' },
  of: { ar: 'التابع له', en: 'Belongs to' },
  ids: { ar: 'العناصر المحددة', en: 'Selected items' },
  limit: { ar: 'عدد الصفوف', en: 'Number of rows' },
  before: { ar: 'قبل', en: 'Before' },
  after: { ar: 'بعد', en: 'After' },
  format: { ar: 'صيغة الملف', en: 'File format' },
  lang: { ar: 'اللغة', en: 'Language' },
  late: { ar: 'المتأخرة فقط', en: 'Overdue only' },
  past_promise: { ar: 'متأخر عن موعد التوصيل', en: 'Past the promised date' },
  // Fields that apps send beside those of forms.
  client_id: { ar: 'معرّف الرسالة', en: 'Message ID' },
  view_id: { ar: 'طريقة العرض المحفوظة', en: 'Saved view' },
  channel_name: { ar: 'القناة', en: 'Channel' },
  socket_id: { ar: 'معرّف الاتصال', en: 'Connection ID' },
  writer_id: { ar: 'المرسل', en: 'Sender' },
  order_line_id: { ar: 'بند الطلب', en: 'Order line' },
  expected_amount: { ar: 'المبلغ المعروض', en: 'Amount shown' },
  field_id: { ar: 'الحقل الإضافي', en: 'Additional field' },
  option_id: { ar: 'الخيار', en: 'Option' },
  use_wallet: { ar: 'استخدام رصيد المحفظة', en: 'Use wallet balance' },
  changes_seen: { ar: 'التعديلات المعروضة', en: 'Changes shown' },
  blocked: { ar: 'الحظر', en: 'Blocked' },
  carts: { ar: 'السلال', en: 'Carts' },
  challenge: { ar: 'خطوة تسجيل الدخول', en: 'Sign-in step' },
  changes: { ar: 'التعديلات', en: 'Changes' },
  columns: { ar: 'الأعمدة', en: 'Columns' },
  decision: { ar: 'القرار', en: 'Decision' },
  filters: { ar: 'عوامل التصفية', en: 'Filters' },
  hold: { ar: 'الإيقاف', en: 'Hold' },
  internal: { ar: 'ملاحظة داخلية', en: 'Internal note' },
  locale: { ar: 'اللغة', en: 'Language' },
  login_type: { ar: 'طريقة تسجيل الدخول', en: 'Sign-in method' },
  options: { ar: 'الخيارات', en: 'Options' },
  orders: { ar: 'الطلبات', en: 'Orders' },
  proof: { ar: 'إثبات الهوية', en: 'Proof of identity' },
  query: { ar: 'البحث والتصفية', en: 'Search and filters' },
  sequence: { ar: 'رقم الرسالة', en: 'Message number' },
  state: { ar: 'الحالة', en: 'Status' },
  text: { ar: 'النص', en: 'Text' },
  unread: { ar: 'غير مقروء', en: 'Unread' },
  version: { ar: 'الإصدار', en: 'Version' },
  website: { ar: 'الموقع الإلكتروني', en: 'Website' },
  quantity_seen: { ar: 'الكمية المعروضة', en: 'Quantity shown' },
}

/** True if a field has a label, its own or a common one. */
export const isNamed = (field: string, own: FieldLabels = {}): boolean => field in own || field in commonLabels

const sideNames: Record<Locale, Record<Locale, string>> = {
  ar: { ar: 'بالعربية', en: 'بالإنجليزية' },
  en: { ar: 'in Arabic', en: 'in English' },
}

/**
 * The name a person knows a field by, from its path in the data: `['name','ar']` is "الاسم (بالعربية)", `['lines',0,'quantity']` is "الكمية".
 * A field nobody named is shown by its key, so that a gap is seen rather than hidden.
 */
export function fieldLabel(path: readonly PropertyKey[], locale: Locale, own: FieldLabels = {}): string {
  const names = path.filter((part): part is string => typeof part === 'string' && !/^\d+$/.test(part))
  const side = names.at(-1)
  const onSide = (side === 'ar' || side === 'en') && names.length > 1
  const key = (onSide ? names.at(-2) : names.at(-1)) ?? ''
  const label = own[key] ?? (commonLabels as FieldLabels)[key] ?? queryLabels[key]
  const text = label ? label[locale] : key
  return onSide ? `${text} (${sideNames[locale][side]})` : text
}
