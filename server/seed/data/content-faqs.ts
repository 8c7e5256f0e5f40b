import { formatAmount, percentage, vatInside, vatOnTop } from '@rahba/contract/kernel/money'
import { defaultSettings } from '@rahba/contract/settings/setting-specs'
import { reviewTime } from '@rahba/contract/stores/review-time'
import type { SeedFaq } from './content-types.ts'

const { commission_bp, vat_rate_bp } = defaultSettings
const commission = `${commission_bp / 100}%`
const sold = 11_500
const taken = percentage(sold - vatInside(sold, vat_rate_bp), commission_bp)
const example = formatAmount(taken + vatOnTop(taken, vat_rate_bp))

export const faqs = [
  {
    audience: 'landing',
    question: { ar: 'ما هي رحبة؟', en: 'What is Rahba?' },
    answer: {
      ar: 'رحبة سوق إلكتروني سعودي يجمع متاجر من مدن المملكة في مكان واحد. يفتح التاجر متجره ويدير منتجاته وطلباته، ويتسوق العميل من عدة متاجر في سلة واحدة.',
      en: 'Rahba is a Saudi marketplace that brings stores from around the Kingdom together. Merchants run their products and orders; shoppers buy from several stores at one checkout.',
    },
  },
  {
    audience: 'landing',
    question: { ar: 'كم تكلفة فتح متجر؟', en: 'What does opening a store cost?' },
    answer: {
      ar: `التسجيل مجاني ولا يوجد اشتراك شهري. تُحتسب عمولة نسبتها ${commission} من قيمة المنتجات قبل الضريبة في الطلبات المكتملة فقط، وتضاف إليها ضريبة القيمة المضافة. مثال: تبيع بـ 115 ر.س شاملة الضريبة، فتكون العمولة مع ضريبتها ${example} ر.س.`,
      en: `Signing up is free and there is no subscription. A commission of ${commission} of the goods before VAT is taken on completed orders only, with VAT on the commission. For example, of goods sold at SAR 115 with VAT, the commission with its VAT is SAR ${example}.`,
    },
  },
  {
    audience: 'landing',
    question: { ar: 'هل أحتاج سجلًا تجاريًا؟', en: 'Do I need a commercial register?' },
    answer: {
      ar: 'يمكنك البيع بسجل تجاري، أو بوثيقة عمل حر إذا كنت فردًا سعوديًا ونشاطك مطابق للوثيقة. وفي الحالتين نحتاج آيبان باسمك أو باسم منشأتك، ويمكنك إضافة رقم توثيق المتجر من المركز السعودي للأعمال إن وُجد.',
      en: 'You can sell with a commercial register, or with a freelance document if you are a Saudi individual and your goods match it. Either way we need an IBAN in your own or your business’s name; you can add your store authentication number from the Saudi Business Center if you have one.',
    },
  },
  {
    audience: 'landing',
    question: { ar: 'كم يستغرق اعتماد المتجر؟', en: 'How long does approval take?' },
    answer: {
      ar: `نراجع المستندات ${reviewTime.ar}. إذا احتجنا تعديلًا ستجد السبب بجانب المستند نفسه، وتعيد رفعه وحده دون البدء من جديد.`,
      en: `We review papers ${reviewTime.en}. If something needs changing you will find the reason beside that paper and upload it alone, without starting over.`,
    },
  },
  {
    audience: 'stores',
    question: { ar: 'متى تصلني مبالغ مبيعاتي؟', en: 'When do I receive my sales?' },
    answer: {
      ar: 'يصبح مبلغ الطلب متاحًا في محفظتك بعد انتهاء مدة الإرجاع، وإذا حصّلته شركة شحن نقدًا فبعد أن تورّده أيضًا. ثم تطلب تحويله إلى حسابك البنكي من صفحة المحفظة متى بلغ الحد الأدنى للسحب.',
      en: 'An order’s amount becomes available once its return window closes and, where a carrier collected it in cash, has been remitted. You then ask for a payout from the wallet page whenever it reaches the minimum.',
    },
  },
  {
    audience: 'stores',
    question: { ar: 'ما المستحقات التي تظهر في محفظتي؟', en: 'What are the dues in my wallet?' },
    answer: {
      ar: 'إذا دفع العميل عند الاستلام لمندوب متجرك فالمبلغ كله لديك، وتُسجَّل عمولة المنصة وضريبتها مستحقاتٍ تسددها بتحويل أو تُخصم من رصيدك المتاح. أما ما تحصّله شركة شحن فلا مستحقات عليك عنه: يُضاف نصيبك إلى رصيدك عندما تورّد الشركة النقد.',
      en: 'When your own driver collects cash on delivery, the whole amount stays with you, and the platform’s commission and its VAT are recorded as dues: pay by transfer or have them offset against your balance. When a carrier collects it you owe nothing, and your share is added to your balance once the carrier remits the cash.',
    },
  },
  {
    audience: 'stores',
    question: { ar: 'لماذا لا يظهر منتجي للعملاء؟', en: 'Why can’t shoppers see my product?' },
    answer: {
      ar: 'افتح المنتج وستجد سبب عدم ظهوره: قد يكون بانتظار المراجعة، أو مخفيًا، أو نفدت كميته، أو أن متجرك مغلق حاليًا.',
      en: 'Open the product and it tells you why: it may be awaiting review, hidden, out of stock, or your store may be closed right now.',
    },
  },
  {
    audience: 'stores',
    question: { ar: 'لست مسجلًا في الضريبة، هل أستطيع البيع؟', en: 'I am not VAT registered. Can I sell?' },
    answer: {
      ar: 'نعم. اترك الرقم الضريبي فارغًا عند إكمال بياناتك، وتتولى المنصة فوترة العميل وفق الأنظمة المعمول بها وتوضح لك أثر ذلك في كل طلب. لحالتك الخاصة استشر محاسبك.',
      en: 'Yes. Leave the VAT number empty when completing your data; the platform then invoices the shopper under the rules in force and shows you the effect on every order. For your own case, ask your accountant.',
    },
  },
  {
    audience: 'stores',
    question: { ar: 'كيف أحدد رسوم التوصيل لكل مدينة؟', en: 'How do I set delivery charges by city?' },
    answer: {
      ar: 'من «ملف المتجر» ثم «التوصيل والاستلام»، أضف المدن التي تخدمها وحدد لكل مدينة رسوم التوصيل والحد الأدنى للطلب. المدينة التي لا تضيفها لا يستطيع أهلها الطلب منك إلا بالاستلام من المتجر.',
      en: 'Under “Store profile”, “Delivery and pick-up”, add the cities you serve with a charge and a minimum order for each. People elsewhere can order only for pickup.',
    },
  },
  {
    audience: 'shoppers',
    question: { ar: 'كيف أتابع طلبي؟', en: 'How do I follow my order?' },
    answer: {
      ar: 'من صفحة «طلباتي» تجد حالة الطلب وخط سيره منذ قبوله حتى تسليمه، ويصلك تنبيه عند كل تغيير.',
      en: 'My orders shows where it stands and how it got there, and you are notified of every change.',
    },
  },
  {
    audience: 'shoppers',
    question: { ar: 'كيف أرجع منتجًا؟', en: 'How do I return a product?' },
    answer: {
      ar: 'افتح الطلب واختر «طلب إرجاع» خلال 7 أيام من الاستلام، وحدد المنتجات والسبب وأرفق صورة إن وُجد عيب. يرد عليك المتجر، وإن اختلفتما تنظر الإدارة في الطلب.',
      en: 'Open the order and choose Return within 7 days of receiving it; pick the products and the reason, with a picture if something is wrong. The store answers, and if you disagree we decide.',
    },
  },
  {
    audience: 'shoppers',
    question: { ar: 'ما طرق الدفع المتاحة؟', en: 'How can I pay?' },
    answer: {
      ar: 'الدفع عند الاستلام، أو التحويل البنكي مع إرفاق الإيصال، أو من رصيد محفظتك. وتظهر الطرق المتاحة لكل متجر عند إتمام الطلب.',
      en: 'Cash on delivery, bank transfer with its receipt, or your wallet. What each store accepts is shown at checkout.',
    },
  },
  {
    audience: 'shoppers',
    question: { ar: 'هل أستطيع حذف حسابي وبياناتي؟', en: 'Can I delete my account and data?' },
    answer: {
      ar: 'نعم، من حسابك في التطبيق: اطلب حذف الحساب وأدخل الرمز الذي يصلك على جوالك. يلزم أولًا اكتمال طلباتك وتسوية مبالغك ورصيد محفظتك. تُمحى بياناتك الشخصية فورًا، وتبقى الفواتير والسجلات المالية للمدة التي يلزمنا بها النظام، ورسائلك لدى المتاجر دون اسمك. ويمكنك قبل الحذف تنزيل نسخة من بياناتك.',
      en: 'Yes, from your account in the app: choose to delete the account and enter the code we send to your mobile. Your orders, payments and wallet balance have to be settled first. Personal data is erased at once; invoices and financial records stay as long as the law requires, and your messages stay with the stores without your name. You can download a copy of your data before that.',
    },
  },
] as const satisfies readonly SeedFaq[]
