import type { SeedImprovement } from './content-types.ts'

/** Improvements that the demo's merchants were notified of. */
export const improvements = [
  {
    title: { ar: 'سبب عدم ظهور المنتج واضح في صفحته', en: 'Product pages now show why a product isn’t visible' },
    body: {
      ar: '<p>كثيرًا ما سألتمونا: لماذا لا يظهر منتجي؟ أصبحت صفحة المنتج تعرض كل ما ينقصه، مع رابط لتصحيح كل بند.</p><ul><li>الصورة أو الوصف بإحدى اللغتين</li><li>الكمية والسعر</li><li>المراجعة أو إغلاق المتجر</li></ul>',
      en: '<p>You’ve often asked why a product doesn’t appear. Its page now lists what’s missing, with a link to fix each item.</p><ul><li>Image, or description in one of the languages</li><li>Quantity and price</li><li>Review, or a closed store</li></ul>',
    },
    days_ago: 70,
    picture: { motif: 'lamp', brand: '#24415E', accent: '#E2B66B' },
  },
  {
    title: { ar: 'قوائم تجهيز لعدة طلبات دفعة واحدة', en: 'Packing slips for many orders at once' },
    body: {
      ar: '<p>حدّد الطلبات من القائمة ثم اختر «طباعة قوائم التجهيز». ستحصل على صفحة لكل طلب تتضمن العنوان والمنتجات والملاحظات، جاهزة للصق على الطرد.</p>',
      en: '<p>Select orders in the list and choose “Print packing slips”. You get a page for each order with the address, items and notes, ready to put on the parcel.</p>',
    },
    days_ago: 46,
    picture: null,
  },
  {
    title: { ar: 'رسوم التوصيل لكل مدن المنطقة دفعة واحدة', en: 'Delivery charges by city, set for a whole region at once' },
    body: {
      ar: '<p>اختر المنطقة وأدخل الرسوم والحد الأدنى مرة واحدة لكل مدنها، ثم عدّل المدن التي تختلف عنها.</p><p>لا تظهر للعميل عند الطلب المدن التي لا توصّل إليها.</p>',
      en: '<p>Choose a region and enter the charge and minimum once for all its cities, then change the ones that differ.</p><p>At checkout, customers don’t see cities you don’t deliver to.</p>',
    },
    days_ago: 31,
    picture: { motif: 'giftBox', brand: '#6B2637', accent: '#F2C14E' },
  },
  {
    title: { ar: 'البحث يفهم ما تقصده', en: 'Search that knows what you mean' },
    body: {
      ar: '<p>لا فرق بعد اليوم بين «أحذية» و«احذيه»، ولا بين ١٢ و12. البحث في المنتجات والطلبات يتجاهل الهمزات والتاء المربوطة والتشكيل، ويقبل الأرقام كما تكتبها.</p>',
      en: '<p>With or without hamza, ta marbuta or diacritics, in Arabic or Latin digits: product and order search now finds them all.</p>',
    },
    days_ago: 12,
    picture: { motif: 'book', brand: '#0F5C4D', accent: '#E8A33D' },
  },
  {
    title: { ar: 'موعد إتاحة رصيدك المعلّق', en: 'When your pending balance becomes available' },
    body: {
      ar: '<p>أصبحت المحفظة تفصل بين الرصيد المعلّق والمتاح، وتوضّح لكل طلب تاريخ انتهاء مدة الاسترجاع، وهو تاريخ إتاحة حصتك للسحب.</p>',
      en: '<p>The wallet now separates pending and available balances, and shows when each order’s return window ends and your share becomes available.</p>',
    },
    days_ago: 4,
    picture: { motif: 'wallet', brand: '#24415E', accent: '#E2B66B' },
  },
] as const satisfies readonly SeedImprovement[]
