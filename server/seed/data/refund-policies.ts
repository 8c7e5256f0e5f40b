import type { Bilingual } from '@rahba/contract/kernel/locale'

/** Return policies as shops of each kind write them; none gives less than the seven days of the E-Commerce Law where it applies. */
export const refundPolicies = {
  goods: {
    ar: 'يمكنك استرجاع المنتج خلال 7 أيام من استلامه ما دام بحالته الأصلية ومع فاتورته. رسوم شحن الاسترجاع على العميل، إلا إذا كان المنتج تالفًا أو مخالفًا للوصف، فنتحملها نحن. يُرد المبلغ بوسيلة الدفع نفسها خلال 14 يومًا.',
    en: 'Return the product within 7 days of receiving it, in its original condition and with the invoice. You pay for return shipping unless the product is damaged or not as described, in which case we do. We refund your original payment method within 14 days.',
  },
  fresh: {
    ar: 'نظرًا لطبيعة المنتجات الغذائية والطازجة، لا نقبل الاسترجاع بعد الاستلام. إذا وصلك المنتج تالفًا أو ناقصًا، فأرسل لنا صورة خلال 24 ساعة، وسنعوّضك بمنتج بديل أو نرد إليك المبلغ كاملًا.',
    en: 'Fresh and food products can’t be returned after delivery. If yours arrives damaged or incomplete, send us a photo within 24 hours and we’ll replace it or refund you in full.',
  },
  hygiene: {
    ar: 'نقبل الاسترجاع خلال 7 أيام للمنتجات المغلقة التي لم يُفتح غلافها، ولا نقبل المنتجات المفتوحة حفاظًا على صحتك. المنتج المعيب نستبدله على حسابنا.',
    en: 'Sealed products can be returned within 7 days. For health reasons, opened products can’t be returned. We replace faulty products at our cost.',
  },
  custom: {
    ar: 'يمكن استرجاع القطع الجاهزة خلال 7 أيام من الاستلام. أما القطع المفصّلة أو المنقوشة باسمك، فلا يمكن استرجاعها إلا لعيب في الصنع. ونصلح أي عيب خلال ستة أشهر مجانًا.',
    en: 'Ready-made pieces can be returned within 7 days of receiving them. Custom-cut or engraved pieces can’t be returned unless they’re faulty. We repair faults for free for six months.',
  },
} as const satisfies Record<string, Bilingual>
