import { formatAmount, percentage, vatInside, vatOnTop } from '@rahba/contract/kernel/money'
import { percentText } from '@rahba/contract/kernel/percent'
import { defaultSettings } from '@rahba/contract/settings/setting-specs'
import { reviewTime } from '@rahba/contract/stores/review-time'
import type { SeedFaq } from './content-types.ts'

const { commission_bp, vat_rate_bp } = defaultSettings
const commission = percentText(commission_bp / 100)
const sold = 11_500
const taken = percentage(sold - vatInside(sold, vat_rate_bp), commission_bp)
const example = formatAmount(taken + vatOnTop(taken, vat_rate_bp))

export const faqs = [
  {
    audience: 'landing',
    question: { ar: 'ما هي رحبة؟', en: 'What is Rahba?' },
    answer: {
      ar: 'رحبة سوق إلكتروني سعودي يجمع متاجر من مدن المملكة في مكان واحد. يفتح التاجر متجره ويدير منتجاته وطلباته، ويتسوق العميل من عدة متاجر في سلة واحدة.',
      en: 'Rahba is a Saudi marketplace that brings together stores from across the Kingdom. Merchants manage their products and orders, and shoppers buy from several stores in one checkout.',
    },
  },
  {
    audience: 'landing',
    question: { ar: 'كم تكلفة فتح متجر؟', en: 'How much does it cost to open a store?' },
    answer: {
      ar: `التسجيل مجاني ولا يوجد اشتراك شهري. تُحتسب عمولة نسبتها ${commission} من قيمة المنتجات قبل الضريبة في الطلبات المكتملة فقط، وتُضاف إليها ضريبة القيمة المضافة. مثال: إذا بعت منتجات بمبلغ 115 ر.س شامل الضريبة، فالعمولة ${example} ر.س شاملة الضريبة.`,
      en: `Signing up is free and there’s no monthly subscription. We charge a commission of ${commission} on items before VAT, on completed orders only, plus VAT on the commission. For example, if you sell items for SAR 115 including VAT, the commission is SAR ${example} including VAT.`,
    },
  },
  {
    audience: 'landing',
    question: { ar: 'هل أحتاج إلى سجل تجاري؟', en: 'Do I need a commercial registration?' },
    answer: {
      ar: 'يمكنك البيع بسجل تجاري، أو بوثيقة عمل حر إذا كنت فردًا سعوديًا ونشاطك مطابق للوثيقة. وفي الحالتين نحتاج إلى آيبان باسمك أو باسم منشأتك. ويمكنك إضافة رقم توثيق المتجر من المركز السعودي للأعمال إن وُجد.',
      en: 'You can sell with a commercial registration, or with a freelance document if you’re a Saudi individual and your products match it. Either way, we need an IBAN in your own or your business’s name. You can also add your Saudi Business Center authentication number if you have one.',
    },
  },
  {
    audience: 'landing',
    question: { ar: 'كم يستغرق اعتماد المتجر؟', en: 'How long does approval take?' },
    answer: {
      ar: `نراجع المستندات ${reviewTime.ar}. وإذا احتاج مستند إلى تعديل، فستجد السبب بجانبه، ويمكنك رفعه وحده دون البدء من جديد.`,
      en: `We review documents ${reviewTime.en}. If a document needs changes, you’ll see the reason next to it and can upload it again without starting over.`,
    },
  },
  {
    audience: 'stores',
    question: { ar: 'متى تصلني مبالغ مبيعاتي؟', en: 'When do I get paid for my sales?' },
    answer: {
      ar: 'تصبح حصتك من الطلب متاحة في محفظتك بعد انتهاء مدة الاسترجاع. وإذا حصّلت شركة شحن المبلغ نقدًا، فيلزم أيضًا أن تورّده أولًا. بعد ذلك يمكنك طلب السحب إلى حسابك البنكي من صفحة المحفظة عندما يبلغ رصيدك الحد الأدنى للسحب.',
      en: 'Your share of an order becomes available in your wallet once its return window ends. If a carrier collected the cash, the carrier also has to remit it first. You can then request a payout to your bank account from the wallet page once your balance reaches the payout minimum.',
    },
  },
  {
    audience: 'stores',
    question: { ar: 'ما المستحقات التي تظهر في محفظتي؟', en: 'What are the dues in my wallet?' },
    answer: {
      ar: 'إذا دفع العميل عند الاستلام لمندوب متجرك، فالمبلغ كله لديك، وتُسجَّل عمولة المنصة وضريبتها مستحقات تسددها بتحويل بنكي أو من رصيدك المتاح. أما إذا حصّلت المبلغ شركة شحن، فلا مستحقات عليك، وستُضاف حصتك إلى رصيدك عندما تورّد الشركة النقد.',
      en: 'When your own driver collects cash on delivery, you keep the whole amount, and the platform’s commission and its VAT are recorded as dues. Pay them by bank transfer or from your available balance. When a carrier collects the cash, you don’t owe any dues, and your share is added to your balance once the carrier remits it.',
    },
  },
  {
    audience: 'stores',
    question: { ar: 'لماذا لا يظهر منتجي للعملاء؟', en: 'Why can’t customers see my product?' },
    answer: {
      ar: 'افتح المنتج وستجد سبب عدم ظهوره: قد يكون المنتج بانتظار المراجعة أو مخفيًا أو نفدت كميته، وقد يكون متجرك مغلقًا حاليًا.',
      en: 'Open the product to see the reason. It may be awaiting review, hidden or out of stock, or your store may be closed right now.',
    },
  },
  {
    audience: 'stores',
    question: { ar: 'هل يمكنني البيع إذا لم أكن مسجّلًا في ضريبة القيمة المضافة؟', en: 'Can I sell if I’m not registered for VAT?' },
    answer: {
      ar: 'نعم. اترك الرقم الضريبي فارغًا عند إكمال بياناتك. ستصدر المنصة الفواتير للعملاء وفق الأنظمة المعمول بها، وتوضّح لك أثر ذلك في كل طلب. ولحالتك الخاصة، استشر محاسبك.',
      en: 'Yes. Leave the VAT number empty when you complete your details. The platform then invoices customers under the applicable regulations and shows you the effect on every order. For your own situation, ask your accountant.',
    },
  },
  {
    audience: 'stores',
    question: { ar: 'كيف أحدد رسوم التوصيل ومدته؟', en: 'How do I set delivery charges and times?' },
    answer: {
      ar: 'من «ملف المتجر» ثم «التوصيل والاستلام»، أضف المملكة كلها أو مناطق أو مدنًا، وحدّد لكل مكان رسوم التوصيل والحد الأدنى للطلب والمبلغ الذي يصبح التوصيل عنده مجانيًا ومدة التوصيل، واستثنِ المدن التي لا توصّل إليها. أما العملاء في الأماكن الأخرى، فيمكنهم الطلب بالاستلام من المتجر فقط.',
      en: 'In “Store profile”, under “Delivery and pickup”, add the whole Kingdom, regions or cities. Set a delivery charge, a minimum order, the amount from which delivery is free and the delivery time for each, and exclude the cities you don’t deliver to. Customers elsewhere can only order for pickup.',
    },
  },
  {
    audience: 'shoppers',
    question: { ar: 'كيف أتابع طلبي؟', en: 'How do I track my order?' },
    answer: {
      ar: 'من صفحة «طلباتي» تجد حالة الطلب ومراحله من القبول حتى التسليم، ويصلك إشعار عند كل تغيير.',
      en: '“My orders” shows the status of your order and every step from acceptance to delivery. You get a notification for every change.',
    },
  },
  {
    audience: 'shoppers',
    question: { ar: 'كيف أسترجع منتجًا؟', en: 'How do I return a product?' },
    answer: {
      ar: 'افتح الطلب واختر «طلب استرجاع» خلال 7 أيام من الاستلام، ثم حدّد المنتجات والسبب، وأرفق صورة إذا كان في المنتج عيب. سيرد عليك المتجر، وإذا لم تتفقا، فسيتخذ فريقنا القرار.',
      en: 'Open the order and choose “Request a return” within 7 days of receiving it. Select the products and the reason, and attach a photo if something is wrong. The store responds, and if you don’t agree, our team decides.',
    },
  },
  {
    audience: 'shoppers',
    question: { ar: 'ما طرق الدفع المتاحة؟', en: 'How can I pay?' },
    answer: {
      ar: 'البطاقة، أو الدفع عند الاستلام، أو التحويل البنكي مع إرفاق الإيصال، أو رصيد محفظتك. تظهر لك الطرق المتاحة في كل متجر عند إتمام الطلب.',
      en: 'By card, cash on delivery, bank transfer with a transfer slip, or your wallet balance. You’ll see the options each store accepts at checkout.',
    },
  },
  {
    audience: 'shoppers',
    question: { ar: 'هل يمكنني حذف حسابي وبياناتي؟', en: 'Can I delete my account and data?' },
    answer: {
      ar: 'نعم، من صفحة «بياناتي والخصوصية» في حسابك. اطلب حذف الحساب وأدخل الرمز الذي يصل إلى جوالك. يلزم أولًا اكتمال طلباتك وتسوية مدفوعاتك ورصيد محفظتك. تُحذف بياناتك الشخصية بعد 7 أيام، ويمكنك التراجع خلالها بتسجيل الدخول. وتبقى الفواتير والسجلات المالية للمدة التي يلزمنا بها النظام، وتبقى رسائلك لدى المتاجر دون اسمك. ويمكنك تنزيل نسخة من بياناتك قبل الحذف.',
      en: 'Yes, from Data and privacy in your account. Choose to delete your account and enter the code we send to your mobile. Your orders, payments and wallet balance have to be settled first. Your personal data is deleted after 7 days, and until then you can sign in to keep your account. Invoices and financial records are kept as long as the law requires, and your messages stay with the stores without your name. You can download a copy of your data first.',
    },
  },
] as const satisfies readonly SeedFaq[]
