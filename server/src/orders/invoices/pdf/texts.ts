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
    number: 'رقم المستند',
    issued: 'تاريخ الإصدار',
    supplied: 'تاريخ التوريد',
    order: 'رقم الطلب',
    supplier: 'المورّد',
    buyer: 'العميل',
    madeOutBy: 'الجهة المُصدِرة',
    vatNo: 'الرقم الضريبي',
    register: 'السجل التجاري',
    address: 'العنوان',
    columns: ['البند', 'الكمية', 'سعر الوحدة', 'الخصم', 'الصافي', 'نسبة الضريبة', 'الضريبة', 'الإجمالي'],
    net: 'المجموع قبل الضريبة',
    vat: 'ضريبة القيمة المضافة',
    gross: 'الإجمالي شامل الضريبة',
    paidByPlatform: 'خصم تتحمله المنصة (كود خصم)',
    due: 'المستحق على العميل',
    credited: 'إجمالي الإشعار شامل الضريبة',
    backToBuyer: 'المبلغ المسترد للعميل',
    byCategory: 'تفصيل الضريبة',
    taxable: 'المبلغ الخاضع للضريبة',
    currency: 'جميع المبالغ بالريال السعودي.',
    includesVat: 'أسعار الوحدات والخصومات شاملة ضريبة القيمة المضافة.',
    excludesVat: 'أسعار الوحدات والخصومات قبل ضريبة القيمة المضافة.',
    source: (store) => `المنتجات من متجر ${store}. المنصة هي المورّد نظامًا لأن المتجر غير مسجّل في ضريبة القيمة المضافة.`,
    onBehalf: (platform) => `صادرة من ${platform} نيابة عن المورّد.`,
    credits: (number, day) => `يخفّض هذا الإشعار قيمة الفاتورة ${number} الصادرة في ${day}.`,
    reason: (reason) => `السبب: ${reason}`,
    qr: 'رمز QR للفاتورة',
  },
  en: {
    number: 'Document number',
    issued: 'Issue date',
    supplied: 'Supply date',
    order: 'Order number',
    supplier: 'Supplier',
    buyer: 'Customer',
    madeOutBy: 'Issued by',
    vatNo: 'VAT number',
    register: 'Commercial registration',
    address: 'Address',
    columns: ['Item', 'Qty', 'Unit price', 'Discount', 'Net', 'VAT rate', 'VAT', 'Total'],
    net: 'Total before VAT',
    vat: 'VAT',
    gross: 'Total including VAT',
    paidByPlatform: 'Discount covered by the platform (promo code)',
    due: 'Amount due from customer',
    credited: 'Credit note total including VAT',
    backToBuyer: 'Amount refunded to customer',
    byCategory: 'VAT breakdown',
    taxable: 'Taxable amount',
    currency: 'All amounts are in Saudi riyals.',
    includesVat: 'Unit prices and discounts include VAT.',
    excludesVat: 'Unit prices and discounts are before VAT.',
    source: (store) => `Items from the store ${store}. The platform is the supplier by law because the store isn’t registered for VAT.`,
    onBehalf: (platform) => `Issued by ${platform} on behalf of the supplier.`,
    credits: (number, day) => `This note credits invoice ${number} issued on ${day}.`,
    reason: (reason) => `Reason: ${reason}`,
    qr: 'Invoice QR code',
  },
}
