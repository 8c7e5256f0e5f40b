import type { Bilingual } from '@rahba/contract/kernel/locale'

/** The store that has not accepted the second version yet. */
export const waitingStore = 'rukn-almajlis'

export const agreementTitle: Bilingual = { ar: 'اتفاقية التاجر', en: 'Merchant agreement' }

const shared = {
  ar: `<p>تنظّم هذه الاتفاقية علاقة متجرك بمنصة رحبة. تسري كل نسخة منها ابتداءً من تاريخ سريانها المعلن بعد موافقتك عليها، وتخضع لأنظمة المملكة العربية السعودية.</p>
<h2>العمولة والضريبة</h2>
<p>تُحتسب عمولة المنصة على سعر المنتجات قبل ضريبة القيمة المضافة وبعد خصومات متجرك، عند تسليم الطلب، وتُضاف إليها الضريبة بفاتورة ضريبية. لا عمولة على رسوم التوصيل والدفع عند الاستلام. إذا لم يكن متجرك مسجّلًا في الضريبة، فالمنصة هي المورّد نظامًا، وتستقطع ضريبة المبيعات وتورّدها عنك.</p>
<h2>وصول أموالك</h2>
<p>تصبح حصتك متاحة للسحب بعد انتهاء مدة الاسترجاع. تُحوَّل السحوبات إلى الحساب البنكي المعتمد لمتجرك فقط.</p>
<h2>الدفع عند الاستلام</h2>
<p>إذا استلم متجرك النقد، فما يخص المنصة منه مستحق في كشف أسبوعي. وإذا استلمته شركة الشحن، فتضاف حصتك عند توريد النقد.</p>
<h2>التزاماتك</h2>
<ul><li>بيانات صحيحة عن متجرك ومنتجاتك، ومستندات سارية.</li><li>قبول الطلبات وتجهيزها في موعدها، والرد على العملاء.</li><li>قبول الاسترجاع وفق النظام وسياسة متجرك.</li></ul>`,
  en: `<p>This agreement governs your store’s relationship with the Rahba platform. Each version applies from its announced effective date once you accept it, and is subject to the laws of the Kingdom of Saudi Arabia.</p>
<h2>Commission and VAT</h2>
<p>The platform’s commission is calculated on the price of products before VAT and after your store’s discounts, when the order is delivered. VAT is added to it, with a tax invoice. There’s no commission on delivery and cash on delivery fees. If your store isn’t VAT-registered, the platform is the supplier by law: it withholds the VAT on your sales and remits it for you.</p>
<h2>Payouts</h2>
<p>Your share is available for payout when the return window ends. Payouts go only to your store’s approved bank account.</p>
<h2>Cash on delivery</h2>
<p>If your store collects the cash, the platform’s part of it is due on a weekly statement. If a carrier collects it, your share is added when the carrier hands over the cash.</p>
<h2>Your obligations</h2>
<ul><li>Correct details of your store and products, and valid documents.</li><li>Accepting and preparing orders on time, and replying to customers.</li><li>Accepting returns as the law and your store’s policy say.</li></ul>`,
}

/** The two versions: that of the opening day, and one that was published since. */
export const agreementVersions: readonly { body: Bilingual; summary: Bilingual }[] = [
  { body: shared, summary: { ar: 'النسخة الأولى من الاتفاقية.', en: 'The first version of the agreement.' } },
  {
    body: {
      ar: `${shared.ar}
<h2>مدة تجهيز الطلب</h2>
<p>يُشحن الطلب أو يُسلَّم خلال ثلاثة أيام عمل من قبوله، إلا إذا ذكر المنتج مدة أطول قبل الطلب.</p>`,
      en: `${shared.en}
<h2>Preparing orders</h2>
<p>Orders are shipped or delivered within three business days of acceptance, unless the product states a longer time before the order.</p>`,
    },
    summary: {
      ar: 'أضفنا مدة تجهيز الطلب: ثلاثة أيام عمل من قبوله، إلا إذا ذكر المنتج مدة أطول. لم تتغير العمولة ولا مواعيد السحب.',
      en: 'We added the time to prepare orders: three business days from acceptance, unless the product states a longer time. Commission and payout times haven’t changed.',
    },
  },
]
