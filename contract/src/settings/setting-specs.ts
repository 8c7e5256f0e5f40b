import { editModeration } from '../catalog/products/product-edits.ts'
import type { Bilingual } from '../kernel/locale.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import { type Unit, units, unitText } from '../kernel/units.ts'
import { approvalDays } from '../money/second-approval.ts'
import { expiredPapersStop } from '../stores/papers/paper-states.ts'
import { homePages } from './home-pages.ts'

export const settingGroups = {
  general: { ar: 'عام', en: 'General' },
  links: { ar: 'الروابط والتواصل', en: 'Links and social media' },
  orders: { ar: 'الطلبات', en: 'Orders' },
  money: { ar: 'المدفوعات والضريبة', en: 'Payments and VAT' },
  invoices: { ar: 'الفوترة', en: 'Invoicing' },
  moderation: { ar: 'المراجعة', en: 'Moderation' },
  papers: { ar: 'مستندات المتاجر', en: 'Store documents' },
  notifications: { ar: 'الإشعارات', en: 'Notifications' },
  security: { ar: 'الأمان', en: 'Security' },
} as const satisfies Record<string, Bilingual>

type Kind = 'link' | 'phone' | 'email' | 'text' | 'vat_no' | 'integer' | 'money' | 'rate' | 'flag' | 'choice'
export type Body = string | number | boolean | null

export interface SettingSpec extends Bilingual {
  group: keyof typeof settingGroups
  kind: Kind
  /** The default, which applies until another value is saved; the input shows it. */
  default: Body
  unit?: Unit
  min?: number
  max?: number
  /** The choices of the kind `choice`. */
  choices?: Readonly<Record<string, Bilingual>>
  /** Public settings are answered to visitors (`GET /settings`). */
  public?: true
}

/** Every setting with its type, default and unit. The first seven keys are the specification's. */
export const settingSpecs = {
  twitter: { group: 'links', kind: 'link', default: null, public: true, ar: 'حساب إكس (تويتر)', en: 'X (Twitter)' },
  instagram: { group: 'links', kind: 'link', default: null, public: true, ar: 'حساب إنستجرام', en: 'Instagram' },
  snapchat: { group: 'links', kind: 'link', default: null, public: true, ar: 'حساب سناب شات', en: 'Snapchat' },
  whatsapp: { group: 'links', kind: 'phone', default: null, public: true, ar: 'رقم واتساب', en: 'WhatsApp number' },
  tiktok: { group: 'links', kind: 'link', default: null, public: true, ar: 'حساب تيك توك', en: 'TikTok' },
  google_play_link: { group: 'links', kind: 'link', default: null, public: true, ar: 'التطبيق في Google Play', en: 'App on Google Play' },
  apple_store_link: { group: 'links', kind: 'link', default: null, public: true, ar: 'التطبيق في App Store', en: 'App on the App Store' },
  support_phone: { group: 'general', kind: 'phone', default: null, public: true, ar: 'هاتف الدعم', en: 'Support phone' },
  support_email: { group: 'general', kind: 'email', default: null, public: true, ar: 'بريد الدعم', en: 'Support email' },
  home_page: {
    group: 'general',
    kind: 'choice',
    choices: homePages,
    default: 'landing',
    public: true,
    ar: 'الصفحة الرئيسية للموقع',
    en: 'Site home page',
  },
  accept_hours: {
    group: 'orders',
    kind: 'integer',
    default: 24,
    min: 1,
    max: 168,
    unit: units.hour,
    ar: 'مهلة قبول الطلب',
    en: 'Order acceptance deadline',
  },
  payment_minutes: {
    group: 'orders',
    kind: 'integer',
    default: 30,
    min: 5,
    max: 1440,
    unit: units.minute,
    ar: 'مهلة الدفع الإلكتروني',
    en: 'Online payment deadline',
  },
  transfer_hours: {
    group: 'orders',
    kind: 'integer',
    default: 48,
    min: 1,
    max: 168,
    unit: units.hour,
    ar: 'مهلة التحويل البنكي',
    en: 'Bank transfer deadline',
  },
  answer_hours: {
    group: 'orders',
    kind: 'integer',
    default: 24,
    min: 1,
    max: 168,
    unit: units.hour,
    ar: 'مهلة رد المتجر على طلبات الإلغاء والاسترجاع',
    en: 'Store response deadline for cancellations and returns',
  },
  return_window_days: {
    group: 'orders',
    kind: 'integer',
    default: 7,
    min: 7,
    max: 60,
    unit: units.day,
    public: true,
    ar: 'مدة الاسترجاع',
    en: 'Return window',
  },
  commission_bp: {
    group: 'money',
    kind: 'rate',
    default: 1000,
    min: 0,
    max: 5000,
    public: true,
    ar: 'عمولة المنصة',
    en: 'Platform commission',
  },
  vat_rate_bp: { group: 'money', kind: 'rate', default: 1500, min: 0, max: 5000, public: true, ar: 'ضريبة القيمة المضافة', en: 'VAT rate' },
  cod_fee: {
    group: 'money',
    kind: 'money',
    default: 1000,
    min: 0,
    max: 10_000,
    public: true,
    ar: 'رسوم الدفع عند الاستلام',
    en: 'Cash on delivery fee',
  },
  return_charge: {
    group: 'money',
    kind: 'money',
    default: 0,
    min: 0,
    max: 10_000,
    ar: 'تكلفة شحن الاسترجاع على العميل',
    en: 'Return shipping charged to the customer',
  },
  payout_minimum: {
    group: 'money',
    kind: 'money',
    default: 10_000,
    min: 100,
    max: 1_000_000,
    public: true,
    ar: 'الحد الأدنى للسحب',
    en: 'Minimum payout',
  },
  payout_weekly_minimum: {
    group: 'money',
    kind: 'money',
    default: 100_000,
    min: 100,
    max: 10_000_000,
    public: true,
    ar: 'الحد الأدنى للسحب الأسبوعي التلقائي',
    en: 'Minimum balance for weekly payouts',
  },
  payout_second_limit: {
    group: 'money',
    kind: 'money',
    default: 5_000_000,
    min: 0,
    max: 1_000_000_000,
    ar: 'حد الاعتماد من مشرفَين',
    en: 'Two-admin approval limit',
  },
  payout_admin_limit: {
    group: 'money',
    kind: 'money',
    default: 50_000_000,
    min: 0,
    max: 100_000_000_000,
    ar: `الحد الأقصى لسحوبات يعتمدها مشرف واحد في ${unitText(approvalDays, units.day, 'ar')}`,
    en: `Maximum payouts one admin can approve in ${unitText(approvalDays, units.day, 'en')}`,
  },
  dues_days: {
    group: 'money',
    kind: 'integer',
    default: 14,
    min: 1,
    max: 90,
    unit: units.day,
    public: true,
    ar: 'مهلة سداد المستحقات',
    en: 'Dues payment deadline',
  },
  dues_suspend_days: {
    group: 'money',
    kind: 'integer',
    default: 15,
    min: 1,
    max: 365,
    unit: units.day,
    ar: 'المهلة قبل إيقاف المتجر المتأخر في السداد',
    en: 'Grace period before overdue stores are suspended',
  },
  carrier_remit_days: {
    group: 'money',
    kind: 'integer',
    default: 14,
    min: 1,
    max: 90,
    unit: units.day,
    ar: 'مهلة توريد النقد من شركات الشحن',
    en: 'Carrier remittance deadline',
  },
  invoice_name_ar: { group: 'invoices', kind: 'text', default: null, ar: 'اسم المنشأة بالعربية', en: 'Legal name in Arabic' },
  invoice_name_en: { group: 'invoices', kind: 'text', default: null, ar: 'اسم المنشأة بالإنجليزية', en: 'Legal name in English' },
  invoice_vat_no: { group: 'invoices', kind: 'vat_no', default: null, ar: 'الرقم الضريبي للمنصة', en: 'Platform VAT number' },
  invoice_register_no: {
    group: 'invoices',
    kind: 'text',
    default: null,
    ar: 'رقم السجل التجاري للمنصة',
    en: 'Platform commercial registration number',
  },
  invoice_street_ar: { group: 'invoices', kind: 'text', default: null, ar: 'الشارع بالعربية', en: 'Street in Arabic' },
  invoice_street_en: { group: 'invoices', kind: 'text', default: null, ar: 'الشارع بالإنجليزية', en: 'Street in English' },
  invoice_district_ar: { group: 'invoices', kind: 'text', default: null, ar: 'الحي بالعربية', en: 'District in Arabic' },
  invoice_district_en: { group: 'invoices', kind: 'text', default: null, ar: 'الحي بالإنجليزية', en: 'District in English' },
  invoice_city_ar: { group: 'invoices', kind: 'text', default: null, ar: 'المدينة بالعربية', en: 'City in Arabic' },
  invoice_city_en: { group: 'invoices', kind: 'text', default: null, ar: 'المدينة بالإنجليزية', en: 'City in English' },
  invoice_building_no: { group: 'invoices', kind: 'text', default: null, ar: 'رقم المبنى', en: 'Building number' },
  invoice_postal_code: { group: 'invoices', kind: 'text', default: null, ar: 'الرمز البريدي', en: 'Postal code' },
  moderate_products: {
    group: 'moderation',
    kind: 'flag',
    default: true,
    ar: 'مراجعة المنتجات الجديدة قبل عرضها',
    en: 'Review new products before they go live',
  },
  moderate_product_edits: {
    group: 'moderation',
    kind: 'choice',
    choices: editModeration,
    default: 'sensitive',
    ar: 'تعديلات المنتجات المعتمدة',
    en: 'Edits to approved products',
  },
  hide_chat_contacts: {
    group: 'moderation',
    kind: 'flag',
    default: false,
    ar: 'منع أرقام الهواتف والبريد الإلكتروني والروابط في محادثات المتاجر والعملاء',
    en: 'Block phone numbers, emails and links in chats between stores and customers',
  },
  chat_retention_months: {
    group: 'moderation',
    kind: 'integer',
    default: 24,
    min: 6,
    max: 120,
    unit: units.month,
    ar: 'مدة حفظ رسائل المحادثات وملفاتها',
    en: 'Retention period for chat messages and files',
  },
  expired_papers_stop: {
    group: 'papers',
    kind: 'choice',
    choices: expiredPapersStop,
    default: 'orders',
    ar: 'أثر انتهاء المستند',
    en: 'Effect of an expired document',
  },
  papers_products_days: {
    group: 'papers',
    kind: 'integer',
    default: 14,
    min: 1,
    max: 365,
    unit: units.day,
    ar: 'المهلة قبل إيقاف المنتجات الجديدة',
    en: 'Grace period before new products stop',
  },
  papers_orders_days: {
    group: 'papers',
    kind: 'integer',
    default: 14,
    min: 1,
    max: 365,
    unit: units.day,
    ar: 'مهلة إضافية قبل إيقاف الطلبات الجديدة',
    en: 'Extra grace period before new orders stop',
  },
  contact_email: {
    group: 'notifications',
    kind: 'email',
    default: null,
    ar: 'البريد الإلكتروني لنسخ رسائل التواصل',
    en: 'Email for copies of contact messages',
  },
  sms_per_day: {
    group: 'security',
    kind: 'integer',
    default: 5000,
    min: 10,
    max: 1_000_000,
    unit: units.message,
    ar: 'الحد الأقصى اليومي لرموز الرسائل النصية',
    en: 'Daily limit on codes sent by text message',
  },
  require_admin_two_factor: {
    group: 'security',
    kind: 'flag',
    default: false,
    ar: 'التحقق بخطوتين مطلوب من جميع المشرفين',
    en: 'Require two-factor sign-in for all admins',
  },
} as const satisfies Record<string, SettingSpec>

export type SettingKey = keyof typeof settingSpecs
type BodyOfKind<K extends Kind> = K extends 'integer' | 'money' | 'rate' ? number : K extends 'flag' ? boolean : string | null
type BodyOf<S extends SettingSpec> = S extends { choices: infer C } ? keyof C : BodyOfKind<S['kind']>
/** All settings with their values: the saved ones over the defaults. */
export type Settings = { [K in SettingKey]: BodyOf<(typeof settingSpecs)[K]> }

export const settingKeys = typedKeys(settingSpecs)

// Each default has the type of its own setting, which Object.fromEntries forgets.
export const defaultSettings = Object.fromEntries(settingKeys.map((key) => [key, settingSpecs[key].default])) as unknown as Settings

export const settingLabels = Object.fromEntries(settingKeys.map((key) => [key, { ar: settingSpecs[key].ar, en: settingSpecs[key].en }]))
