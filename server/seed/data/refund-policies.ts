import type { Bilingual } from '@rahba/contract/kernel/locale'

/** Return policies as shops of each kind write them; none gives less than the seven days of the E-Commerce Law where it applies. */
export const refundPolicies = {
  goods: {
    ar: 'يمكنك إرجاع المنتج خلال 7 أيام من استلامه ما دام بحالته الأصلية ومع فاتورته. رسوم شحن الإرجاع على العميل إلا إذا كان المنتج تالفًا أو مخالفًا للوصف فنتحملها نحن. يعاد المبلغ بوسيلة الدفع نفسها خلال 14 يومًا.',
    en: 'Return the product within 7 days of receiving it, in its original condition and with the invoice. Return shipping is yours unless the product is damaged or not as described, then it is ours. The money goes back the way it came within 14 days.',
  },
  fresh: {
    ar: 'لطبيعة المنتجات الغذائية والطازجة لا نستقبل الإرجاع بعد الاستلام، فإن وصلك المنتج تالفًا أو ناقصًا فراسلنا بصورة خلال 24 ساعة ونعوضك بمنتج بديل أو نعيد لك المبلغ كاملًا.',
    en: 'Fresh and food products cannot come back once delivered. If yours arrives damaged or short, send us a picture within 24 hours and we replace it or return the full amount.',
  },
  hygiene: {
    ar: 'نقبل الإرجاع خلال 7 أيام للمنتجات المغلقة التي لم يُفتح غلافها، ولا نقبل المنتجات المفتوحة حفاظًا على صحتك. المنتج المعيب نستبدله على حسابنا.',
    en: 'Sealed products can be returned within 7 days; opened ones cannot, for everyone’s health. A faulty product is replaced at our cost.',
  },
  custom: {
    ar: 'القطع الجاهزة تُرجع خلال 7 أيام من الاستلام. أما ما فُصّل أو نُقش باسمك فلا يُرجع إلا لعيب في الصنع، ونصلح أي عيب خلال ستة أشهر مجانًا.',
    en: 'Ready-made pieces can be returned within 7 days. What was cut or engraved for you cannot, unless it is faulty; we repair faults free for six months.',
  },
} as const satisfies Record<string, Bilingual>
