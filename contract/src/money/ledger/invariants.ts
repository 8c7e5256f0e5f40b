import type { Bilingual } from '../../kernel/locale.ts'

/** The invariants of the ledger and of the stock (docs/domain/ledger.md#invariants), in the words of the page of platform accounts. */
export const invariants = {
  I1: { ar: 'كل قيد متوازن: مجموع المدين يساوي مجموع الدائن', en: 'Every transaction balances: debits equal credits' },
  I2: { ar: 'مجموع الدفتر يساوي صفرًا', en: 'The whole ledger sums to zero' },
  I3: { ar: 'رصيد كل حساب يساوي مجموع حركاته', en: 'Every balance equals the sum of its entries' },
  I4: { ar: 'لا يوجد حساب تحت حده الأدنى', en: 'No account is below its minimum' },
  I5: {
    ar: 'القيود لا تُعدَّل ولا تُحذف، والتصحيح بقيد عكسي واحد',
    en: 'Entries are never edited or deleted. A correction is one reversing entry',
  },
  I6: {
    ar: 'المبلغ المدفوع في كل طلب يساوي حصة المتجر والعمولة والرسوم والضريبة',
    en: 'The amount paid for each order equals the store’s share, commission, fees and VAT',
  },
  I7: {
    ar: 'يتحمل تكلفة كل كود خصم طرف واحد، وعدد استخداماته يساوي عدد طلباته ولا يتجاوز حده',
    en: 'Each discount code is paid for by one party, and its uses match its orders and stay within its limit',
  },
  I8: { ar: 'لا يُرد في أي طلب مبلغ أكبر من المدفوع', en: 'No order is refunded more than was paid' },
  I9: { ar: 'لا يتجاوز أي سحب الرصيد المتاح', en: 'No payout exceeds the available balance' },
  I10: { ar: 'لكل قيد عملية معروفة، ولا تُسجَّل العملية مرتين', en: 'Every entry has a known transaction, and none is recorded twice' },
  I11: {
    ar: 'مستحقات كل متجر تساوي بنود مستحقاته ناقص المسدد ومبالغ الإعفاء',
    en: 'Each store’s dues equal its due lines minus payments and waivers',
  },
  I12: {
    ar: 'أرقام الفواتير متسلسلة بلا فجوات، وكل فاتورة تحمل بصمة الفاتورة السابقة',
    en: 'Invoice numbers have no gaps, and each invoice carries the hash of the previous one',
  },
  I13: {
    ar: 'ضريبة كل طلب في الدفتر تساوي ضريبته في فواتير المنصة وإشعاراتها الدائنة',
    en: 'Each order’s VAT in the ledger equals the VAT on the platform’s invoices and credit notes',
  },
  I14: {
    ar: 'المستحق على كل شركة شحن يساوي نقد الطلبات المسلّمة غير المورَّد، وحصة المتاجر منه تساوي أرصدتها لديها',
    en: 'Each carrier owes the unremitted cash of its delivered orders, and the stores’ share of it equals their balances with the carrier',
  },
  I15: {
    ar: 'مخزون كل متغير يساوي مجموع فروعه، ومخزون كل فرع يساوي مجموع حركاته، ولا مخزون لمتغير محذوف',
    en: 'The stock of each variant equals the sum of its branches, and each branch’s stock equals the sum of its movements, and a deleted variant has none',
  },
  I16: {
    ar: 'كل دفعة مشتركة بالبطاقة تساوي مجموع مبالغ طلباتها ورسومها، ولا يُرد منها لأي طلب أكثر من مبلغه',
    en: 'Each shared card payment equals the parts and fees of its orders, and no order is refunded more than its part',
  },
} as const satisfies Record<string, Bilingual>

export type Invariant = keyof typeof invariants
