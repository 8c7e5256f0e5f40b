import type { PageDraft } from '@rahba/contract/content/pages.schemas'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import type { Settings } from '@rahba/contract/settings/setting-specs'
import { reviewTime } from '@rahba/contract/stores/review-time'
import type { SeedAdvantage, SeedNews, SeedPartner } from './content-types.ts'

/** Shown on the landing page. */
export const advantages = [
  {
    icon: 'store',
    title: { ar: 'عربية أولًا', en: 'Arabic first' },
    body: {
      ar: 'كل شاشة كُتبت بالعربية قبل الإنجليزية، من لوحة التاجر إلى الفاتورة.',
      en: 'Every screen was written in Arabic first, from the merchant portal to the invoice.',
    },
  },
  {
    icon: 'receipt',
    title: { ar: 'حسابات واضحة إلى الهللة', en: 'Clear to the halala' },
    body: {
      ar: 'ترى في كل طلب المنتجات والتوصيل والعمولة والضريبة، وصافي ما يصلك.',
      en: 'Each order shows items, delivery, commission and VAT, and what you earn after them.',
    },
  },
  {
    icon: 'truck',
    title: { ar: 'توصيلك بطريقتك', en: 'Delivery your way' },
    body: {
      ar: 'حدّد الرسوم والحد الأدنى للمملكة كلها أو لكل منطقة أو مدينة، أو أتِح الاستلام من متجرك.',
      en: 'Set a charge and a minimum for the whole Kingdom or for each region or city, or offer pickup from your store.',
    },
  },
  {
    icon: 'shield',
    title: { ar: 'متاجر موثقة', en: 'Verified stores' },
    body: {
      ar: 'نراجع مستندات كل متجر وحسابه البنكي قبل أن يبيع.',
      en: 'We review each store’s documents and bank account before it sells.',
    },
  },
  {
    icon: 'chat',
    title: { ar: 'محادثة مع العميل', en: 'Chat with your customer' },
    body: {
      ar: 'محادثة مرتبطة بالطلب حتى لا تضيع التفاصيل بين التطبيقات.',
      en: 'A conversation tied to the order, so nothing is lost between apps.',
    },
  },
  {
    icon: 'chart',
    title: { ar: 'تقارير تفيدك', en: 'Reports you can use' },
    body: {
      ar: 'أكثر المنتجات والمدن والأوقات مبيعًا، مع تصدير كامل متى أردت.',
      en: 'Your best products, cities and hours, with a full export whenever you want it.',
    },
  },
] as const satisfies readonly SeedAdvantage[]

/** Made-up companies; none of them exists. */
export const partners = [
  { name: { ar: 'سهم للشحن', en: 'Sahm Express' }, color: '#C8452F' },
  { name: { ar: 'مدار للدفع', en: 'Madar Pay' }, color: '#2F5DA8' },
  { name: { ar: 'بيت التغليف', en: 'Packhouse' }, color: '#8A5A2B' },
  { name: { ar: 'واحة للتقنية', en: 'Waha Tech' }, color: '#1F7A5C' },
  { name: { ar: 'ركاز للتخزين', en: 'Rikaz Storage' }, color: '#6B4A8E' },
  { name: { ar: 'صدى للتسويق', en: 'Sada Media' }, color: '#D08A1E' },
] as const satisfies readonly SeedPartner[]

export const news = [
  {
    title: { ar: 'رحبة تفتح أبوابها لمتاجر المملكة', en: 'Rahba opens to stores across the Kingdom' },
    body: {
      ar: '<p>بدأ اليوم استقبال المتاجر من مناطق المملكة الثلاث عشرة. سجّل متجرك وارفع مستنداتك، وابدأ البيع فور اعتمادها.</p><p>التسجيل مجاني، وفريقنا معك في أول أسبوع لمراجعة صور منتجاتك وأوصافها.</p>',
      en: '<p>Stores from all thirteen regions can register starting today. Sign up, upload your documents, and start selling as soon as they’re approved.</p><p>Registration is free, and our team will review your photos and descriptions with you in the first week.</p>',
    },
    audience: 'all',
    days_ago: 84,
    picture: { motif: 'door', brand: '#0F5C4D', accent: '#E8A33D' },
  },
  {
    title: { ar: 'استعد لموسم التمور', en: 'Get ready for the date season' },
    body: {
      ar: '<p>ترتفع طلبات التمور في هذا الوقت من السنة. حدّث كمياتك، وأضف عبوات الإهداء، وراجع مدن التوصيل المبرد.</p><p>أضفنا حقلًا لكتابة عبارة على الشريط، ويمكنك استخدامه في التوزيعات.</p>',
      en: '<p>Orders for dates rise at this time of year. Update your stock, add gift packs and check the cities you deliver to with chilled delivery.</p><p>We added a field for text on the ribbon, which you can use for favours.</p>',
    },
    audience: 'stores',
    days_ago: 51,
    picture: { motif: 'dateBox', brand: '#4A3321', accent: '#D9A04A' },
  },
  {
    title: { ar: 'كشف حساب أوضح في المحفظة', en: 'A clearer statement in your wallet' },
    body: {
      ar: '<p>أصبح كشف المحفظة يعرض الرصيد بعد كل حركة، مع رابط الطلب والفاتورة. ويمكنك تصدير أي فترة إلى جدول بيانات.</p>',
      en: '<p>The wallet statement now shows the balance after each transaction, with links to the order and its invoice. You can export any period to a spreadsheet.</p>',
    },
    audience: 'stores',
    days_ago: 23,
    picture: { motif: 'wallet', brand: '#24415E', accent: '#E2B66B' },
  },
  {
    title: { ar: 'هدايا الشتاء من متاجر رحبة', en: 'Winter gifts from Rahba stores' },
    body: {
      ar: '<p>قهوة وعود وشموع وسدو: جمعنا لك هدايا الشتاء من متاجر من الرياض والأحساء وأبها في قسم واحد.</p>',
      en: '<p>Coffee, oud, candles and sadu: winter gifts from stores in Riyadh, Al Ahsa and Abha, gathered in one section.</p>',
    },
    audience: 'landing',
    days_ago: 6,
    picture: { motif: 'giftBox', brand: '#6B2637', accent: '#F2C14E' },
  },
  {
    title: { ar: 'فريق أكبر لمراجعة المستندات', en: 'A larger document review team' },
    body: {
      ar: `<p>وسّعنا فريق المراجعة ليصلك الرد على مستندات متجرك ${reviewTime.ar}. وإذا رُفض مستند، فستجد بجانبه السبب والمطلوب.</p>`,
      en: `<p>Our review team has grown, so new stores hear back about their documents ${reviewTime.en}. If a document is rejected, you’ll see why and what’s needed instead.</p>`,
    },
    audience: 'stores',
    days_ago: 2,
    picture: { motif: 'notebook', brand: '#0F5C4D', accent: '#E8A33D' },
  },
  {
    title: { ar: 'متاجر من ثلاث مدن جديدة', en: 'Stores from three more cities' },
    body: {
      ar: '<p>انضمت إلينا متاجر من نجران وعرعر والقريات، وأصبحت لدى رحبة متاجر في كل مناطق المملكة. تصفّح المتاجر المميزة في الصفحة الرئيسية.</p>',
      en: '<p>Stores from Najran, Arar and Al Qurayyat have joined, so Rahba now has stores in every region of the Kingdom. Browse the featured stores on the home page.</p>',
    },
    audience: 'all',
    days_ago: 15,
    picture: { motif: 'lantern', brand: '#24415E', accent: '#F2C14E' },
  },
  {
    title: { ar: 'مواعيد الدعم في إجازة منتصف العام', en: 'Support hours over the mid-year break' },
    body: {
      ar: '<p>يعمل فريق الدعم خلال الإجازة من العاشرة صباحًا حتى السادسة مساءً، وتستمر مراجعة التحويلات البنكية كل يوم كالمعتاد.</p>',
      en: '<p>During the break, our support team is available from 10 am to 6 pm. Bank transfers are reviewed every day as usual.</p>',
    },
    audience: 'stores',
    days_ago: -10,
    picture: { motif: 'dallah', brand: '#4A3321', accent: '#D9A04A' },
  },
  {
    title: { ar: 'مسابقة أجمل واجهة متجر', en: 'Best-looking storefront contest' },
    body: {
      ar: '<p>مسودة: شروط المسابقة والجوائز قيد الاعتماد.</p>',
      en: '<p>Draft: rules and prizes are awaiting approval.</p>',
    },
    audience: 'stores',
    days_ago: 1,
    draft: true,
    picture: { motif: 'tulips', brand: '#6B2637', accent: '#F2C14E' },
  },
] as const satisfies readonly SeedNews[]

/** The landing page. Its other words are those of the product until somebody writes them. */
export const homePage = {
  title: { ar: 'سوقك مفتوح للمملكة كلها', en: 'Your market, open to the whole Kingdom' },
  body: {
    ar: '<p>افتح متجرك في رحبة، وبِع في كل مدينة بطريقتك، وتابع طلباتك وأرباحك من مكان واحد.</p>',
    en: '<p>Open your store on Rahba, sell to every city on your terms, and track orders and earnings in one place.</p>',
  },
  texts: {
    partners_title: { ar: 'شركاؤنا في الطريق', en: 'Partners along the way' },
    download_title: { ar: 'السوق في جيبك', en: 'The market in your pocket' },
    download_body: {
      ar: 'حمّل التطبيق وتسوّق من متاجر مدينتك وغيرها، وتابع طلبك حتى يصل.',
      en: 'Get the app, shop in your city and beyond, and track your order to your door.',
    },
  },
} as const satisfies PageDraft

/** Values of the known settings; links of the demo lead to the example domain. */
export const settings = {
  twitter: 'https://x.com/rahba_example',
  instagram: 'https://instagram.com/rahba.example',
  snapchat: 'https://snapchat.com/add/rahba.example',
  whatsapp: '+966500000900',
  tiktok: 'https://tiktok.com/@rahba.example',
  support_phone: '+966500000901',
  support_email: 'care@rahba.example',
  invoice_name_ar: 'شركة رحبة للتجارة الإلكترونية',
  invoice_name_en: 'Rahba E-Commerce Company',
  invoice_vat_no: '310122393500003',
  invoice_register_no: '1010010101',
  invoice_street_ar: 'طريق الملك فهد',
  invoice_street_en: 'King Fahd Road',
  invoice_district_ar: 'العليا',
  invoice_district_en: 'Al Olaya',
  invoice_city_ar: 'الرياض',
  invoice_city_en: 'Riyadh',
  invoice_building_no: '7007',
  invoice_postal_code: '12214',
} as const satisfies Partial<Settings>

/** Reasons that administrators choose from when they refuse a paper, a product or a payout. */
export const refusalReasons = {
  document: [
    { ar: 'الصورة غير واضحة. ارفع صورة أوضح أو ملف PDF', en: 'The image is unclear. Upload a clearer one or a PDF' },
    { ar: 'الاسم في المستند لا يطابق بيانات المتجر', en: 'The name on the document doesn’t match the store’s details' },
    { ar: 'المستند منتهي الصلاحية', en: 'The document has expired' },
    { ar: 'النشاط المسجل لا يشمل ما تبيعه', en: 'The registered activity doesn’t cover what you sell' },
    { ar: 'رقم الآيبان لا يعود لصاحب المتجر', en: 'The IBAN doesn’t belong to the store owner' },
  ],
  product: [
    { ar: 'الصور لا تمثل المنتج', en: 'The images don’t show the product' },
    { ar: 'الوصف ناقص: أضف المكونات أو المقاسات', en: 'The description is missing ingredients or sizes' },
    { ar: 'المنتج يحتاج إلى ترخيص لم يُرفق', en: 'The product needs a licence that isn’t attached' },
    { ar: 'بيع هذا المنتج غير مسموح به في المنصة', en: 'This product isn’t allowed on the platform' },
  ],
  payout: [
    { ar: 'بيانات الحساب البنكي قيد المراجعة', en: 'The bank details are under review' },
    { ar: 'توجد شكوى مفتوحة على أحد الطلبات', en: 'There’s an open complaint about one of the orders' },
  ],
} as const satisfies Record<string, readonly Bilingual[]>
