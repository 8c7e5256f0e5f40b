import type { Bilingual } from '../kernel/locale.ts'

/** The invariants of the ledger (docs/domain/ledger.md#invariants), in the words of the page of platform accounts. */
export const invariants = {
  I1: { ar: 'كل قيد متوازن: مجموع المدين يساوي مجموع الدائن', en: 'Every transaction balances: debits equal credits' },
  I2: { ar: 'مجموع الدفتر كله صفر', en: 'The whole ledger sums to zero' },
  I3: { ar: 'رصيد كل حساب يساوي مجموع حركاته', en: 'Every balance equals the sum of its entries' },
  I4: { ar: 'لا يوجد حساب تحت حده الأدنى', en: 'No account is below its floor' },
  I5: { ar: 'القيود لا تُعدل ولا تُحذف، والتصحيح بقيد عكسي واحد', en: 'Entries never change; a correction is one linked reversal' },
  I6: {
    ar: 'ما دُفع في كل طلب يساوي نصيب المتجر والعمولة والرسوم والضريبة',
    en: 'What was paid for each order equals the store’s share, commission, fees and VAT',
  },
  I7: {
    ar: 'تكلفة كل كود خصم على طرف واحد، ومرات استخدامه بعدد طلباته وضمن حده',
    en: 'The cost of each discount code falls on exactly one payer, and its uses are its orders, within its limit',
  },
  I8: { ar: 'لا يُسترد من طلب أكثر مما دُفع فيه', en: 'No order is refunded more than was paid for it' },
  I9: { ar: 'لا يُسحب أكثر من الرصيد المتاح', en: 'No payout exceeds the available balance' },
  I10: { ar: 'لكل قيد سبب معروف ولا يتكرر', en: 'Every entry names its business event, and no event is posted twice' },
  I11: {
    ar: 'ما على كل متجر يساوي بنود مستحقاته ناقص ما سُدد وأُعفي منها',
    en: 'What each store owes equals its lines of dues less what was paid and waived',
  },
  I12: {
    ar: 'أرقام الفواتير متسلسلة بلا فجوات، وكل فاتورة تحمل بصمة التي قبلها',
    en: 'Invoice numbers have no gaps, and each invoice carries the hash of the one before',
  },
  I13: {
    ar: 'ضريبة كل طلب في الدفتر تساوي ضريبته في فواتير المنصة وإشعاراتها الدائنة',
    en: 'The VAT of each order in the ledger equals that of the platform’s invoices and credit notes',
  },
  I14: {
    ar: 'ما على كل شركة شحن يساوي نقد الطلبات التي سلّمتها ولم تورّده، وما يخص المتاجر منه يساوي أرصدتها لديها',
    en: 'What each carrier owes equals the cash of its delivered orders that it has not remitted, and the stores’ part of it their balances',
  },
} as const satisfies Record<string, Bilingual>

export type Invariant = keyof typeof invariants
