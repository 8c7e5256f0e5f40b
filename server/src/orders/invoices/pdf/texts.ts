import type { Locale } from '@rahba/contract/kernel/locale'

/** The words of an invoice on paper. */
export interface PaperText {
  number: string
  issued: string
  supplied: string
  order: string
  supplier: string
  buyer: string
  madeOutBy: string
  vatNo: string
  register: string
  address: string
  columns: readonly [string, string, string, string, string, string, string, string]
  net: string
  vat: string
  gross: string
  paidByPlatform: string
  due: string
  credited: string
  backToBuyer: string
  byCategory: string
  taxable: string
  currency: string
  includesVat: string
  excludesVat: string
  source: (store: string) => string
  onBehalf: (platform: string) => string
  credits: (number: string, day: string) => string
  reason: (reason: string) => string
  qr: string
}

export const paperText: Record<Locale, PaperText> = {
  ar: {
    number: 'الرقم',
    issued: 'تاريخ الإصدار',
    supplied: 'تاريخ التوريد',
    order: 'رقم الطلب',
    supplier: 'المورّد',
    buyer: 'العميل',
    madeOutBy: 'صدرت بواسطة',
    vatNo: 'الرقم الضريبي',
    register: 'السجل التجاري',
    address: 'العنوان',
    columns: ['البند', 'الكمية', 'سعر الوحدة', 'الخصم', 'الصافي', 'النسبة', 'الضريبة', 'الإجمالي'],
    net: 'المجموع قبل الضريبة',
    vat: 'ضريبة القيمة المضافة',
    gross: 'الإجمالي شامل الضريبة',
    paidByPlatform: 'تتحمله المنصة (كود خصم)',
    due: 'المستحق على العميل',
    credited: 'المبلغ المردود شامل الضريبة',
    backToBuyer: 'المردود إلى العميل',
    byCategory: 'تفصيل الضريبة',
    taxable: 'المبلغ الخاضع',
    currency: 'جميع المبالغ بالريال السعودي.',
    includesVat: 'أسعار الوحدات والخصومات شاملة ضريبة القيمة المضافة.',
    excludesVat: 'أسعار الوحدات والخصومات قبل ضريبة القيمة المضافة.',
    source: (store) => `البضاعة من متجر ${store}، والمنصة هي المورّد نظامًا لأن المتجر غير مسجل في ضريبة القيمة المضافة.`,
    onBehalf: (platform) => `أصدرتها ${platform} نيابة عن المورّد.`,
    credits: (number, day) => `يُرجع هذا الإشعار مبالغ من الفاتورة ${number} الصادرة في ${day}.`,
    reason: (reason) => `سبب الإرجاع: ${reason}`,
    qr: 'رمز الاستجابة السريعة للفاتورة',
  },
  en: {
    number: 'Number',
    issued: 'Issued',
    supplied: 'Supplied',
    order: 'Order',
    supplier: 'Supplier',
    buyer: 'Customer',
    madeOutBy: 'Made out by',
    vatNo: 'VAT number',
    register: 'Commercial register',
    address: 'Address',
    columns: ['Item', 'Qty', 'Unit price', 'Discount', 'Net', 'Rate', 'VAT', 'Total'],
    net: 'Total before VAT',
    vat: 'VAT',
    gross: 'Total including VAT',
    paidByPlatform: 'Borne by the platform (promo code)',
    due: 'Due from the customer',
    credited: 'Credited, including VAT',
    backToBuyer: 'Returned to the customer',
    byCategory: 'VAT by category',
    taxable: 'Taxable amount',
    currency: 'All amounts are in Saudi riyals.',
    includesVat: 'Unit prices and discounts include VAT.',
    excludesVat: 'Unit prices and discounts are before VAT.',
    source: (store) => `Goods of the store ${store}. The platform is the supplier by law, as the store is not registered for VAT.`,
    onBehalf: (platform) => `Made out by ${platform} on the supplier’s behalf.`,
    credits: (number, day) => `This note credits invoice ${number} of ${day}.`,
    reason: (reason) => `Reason: ${reason}`,
    qr: 'QR code of the invoice',
  },
}
