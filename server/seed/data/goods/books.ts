import { ean13 } from '../identifiers.ts'
import type { SeedGoods } from '../types.ts'

export const books = {
  store: 'waraq-hibr',
  shelves: [
    { key: 'notebooks', name: { ar: 'دفاتر ومفكرات', en: 'Notebooks & planners' } },
    { key: 'pens', name: { ar: 'أقلام وخط', en: 'Pens & calligraphy' } },
    { key: 'books', name: { ar: 'كتب', en: 'Books' } },
    { key: 'school', name: { ar: 'العودة للمدارس', en: 'Back to school' } },
  ],
  fields: [
    { key: 'paper', name: { ar: 'نوع الورق', en: 'Paper' }, kind: 'one', is_required: true, options: [
      { name: { ar: 'مسطر', en: 'Ruled' }, price: 0 },
      { name: { ar: 'منقط', en: 'Dotted' }, price: 0 },
      { name: { ar: 'أبيض', en: 'Plain' }, price: 0 },
    ] },
    { key: 'foil', name: { ar: 'طباعة الاسم بالذهبي', en: 'Name in gold foil' }, kind: 'text', is_required: false, options: [] },
    { key: 'nib', name: { ar: 'عرض القطة', en: 'Nib width' }, kind: 'one', is_required: true, options: [
      { name: { ar: '1.5 ملم', en: '1.5 mm' }, price: 0 },
      { name: { ar: '2.5 ملم', en: '2.5 mm' }, price: 0 },
      { name: { ar: '4 ملم', en: '4 mm' }, price: 500 },
    ] },
  ],
  products: [
    {
      slug: 'notebook-hijaz',
      name: { ar: 'دفتر حجاز بغلاف قماش', en: 'Hijaz cloth notebook' },
      description: {
        ar: 'غلاف قماش بنقشة الرواشين، 192 صفحة بوزن 100 جرام لا ينفذ منها الحبر، وتجليد يفتح مسطحًا.',
        en: 'Cloth cover with a rawashin pattern, 192 pages of 100 g paper that ink does not bleed through, and it opens flat.',
      },
      shelf: 'notebooks', price: 5900, weight: 380, quantity: 130, barcode: ean13('628108001001'), made_in: 'SA', brand: 'ورق وحبر',
      tags: ['دفتر', 'حجاز'], fields: ['paper', 'foil'], picture: { motif: 'notebook', tint: '#2F5D73', second: '#E2B66B', count: 3 },
    },
    {
      slug: 'planner-1448',
      name: { ar: 'مفكرة سنوية هجري/ميلادي', en: 'Hijri & Gregorian yearly planner' },
      description: {
        ar: 'تاريخان في كل صفحة، إجازات المدارس والمناسبات، ومتتبع عادات وميزانية لكل شهر.',
        en: 'Both dates on every page, school holidays and occasions, habit and budget trackers for each month.',
      },
      shelf: 'notebooks', price: 8900, price_after_discount: 6900, weight: 520, quantity: 64, barcode: ean13('628108001002'), made_in: 'SA', brand: 'ورق وحبر',
      tags: ['مفكرة', 'تخطيط'], fields: ['foil'], picture: { motif: 'planner', tint: '#B5654A', second: '#F7E7D6', count: 2 },
    },
    {
      slug: 'notes-set',
      name: { ar: 'طقم ثلاثة دفاتر جيب', en: 'Set of three pocket notebooks' },
      description: {
        ar: 'ثلاثة ألوان ترابية بمقاس A6 تدخل جيب الثوب، 48 صفحة لكل دفتر.',
        en: 'Three earthy colours in A6, sized for a thobe pocket, 48 pages each.',
      },
      shelf: 'notebooks', price: 3500, weight: 180, quantity: 210, barcode: ean13('628108001003'), made_in: 'SA', brand: 'ورق وحبر',
      tags: ['دفتر جيب'], fields: ['paper'], picture: { motif: 'notebook', tint: '#8C6F4E', second: '#E7D8C0', count: 1 },
    },
    {
      slug: 'calligraphy-set',
      name: { ar: 'طقم الخط العربي للمبتدئين', en: 'Arabic calligraphy starter set' },
      description: {
        ar: 'أربعة أقلام قصب مبرية وحبر أسود وليقة حرير وكراسة نسخ ورقعة من 60 صفحة.',
        en: 'Four cut reed pens, black ink, silk lika and a 60-page naskh and ruqʿah copybook.',
      },
      shelf: 'pens', price: 12900, weight: 700, quantity: 38, barcode: ean13('628108001004'), made_in: 'SA',
      tags: ['خط عربي', 'قصب'], picture: { motif: 'calligraphy', tint: '#1F2A44', second: '#C9A15A', count: 2 },
    },
    {
      slug: 'fountain-pen',
      name: { ar: 'قلم حبر سائل للخط', en: 'Calligraphy fountain pen' },
      description: {
        ar: 'سن مشطوف للكتابة العربية مع محوّل حبر وعلبة خراطيش.',
        en: 'An oblique nib for Arabic hands, with a converter and a box of cartridges.',
      },
      shelf: 'pens', price: 9500, weight: 90, quantity: 44, barcode: ean13('628108001005'), made_in: 'DE',
      tags: ['قلم حبر', 'خط'], fields: ['nib'], picture: { motif: 'pen', tint: '#23272E', second: '#D9AE4E', count: 2 },
    },
    {
      slug: 'gel-pens',
      name: { ar: 'أقلام جل 0.5 – 12 لونًا', en: 'Gel pens 0.5, 12 colours' },
      description: {
        ar: 'حبر يجف في ثانية فلا يلطخ يد من يكتب من اليمين لليسار.',
        en: 'Ink that dries in a second, so a right-to-left hand stays clean.',
      },
      shelf: 'pens', price: 3900, weight: 160, quantity: 175, barcode: ean13('628108001006'), made_in: 'JP',
      tags: ['أقلام', 'ألوان'], picture: { motif: 'crayons', tint: '#5B8DB8', second: '#E67E5F', count: 1 },
    },
    {
      slug: 'novel-hayy',
      name: { ar: 'رواية «حارة السدرة»', en: 'Novel: The Lane of the Sidr Tree' },
      description: {
        ar: 'حكاية ثلاثة أجيال في حي قديم بالمدينة المنورة. 312 صفحة، طبعة ثانية موقعة من الكاتبة.',
        en: 'Three generations in an old quarter of Madinah. 312 pages in Arabic, second edition signed by the author.',
      },
      shelf: 'books', price: 5200, weight: 410, quantity: 52, barcode: ean13('628108001007'), made_in: 'SA', brand: 'دار السدرة',
      tags: ['رواية', 'أدب سعودي'], picture: { motif: 'book', tint: '#6E8B5B', second: '#F3E9D2', count: 2 },
    },
    {
      slug: 'kids-stories',
      name: { ar: 'سلسلة حكايات جدتي – 6 قصص', en: "Grandmother's tales, six stories" },
      description: {
        ar: 'ست حكايات شعبية من مناطق المملكة بلغة مشكولة ورسوم ملونة، من عمر 5 سنوات.',
        en: 'Six folk tales from around the Kingdom in vowelled Arabic with colour drawings, ages 5 and up.',
      },
      shelf: 'books', price: 11900, price_after_discount: 9900, weight: 900, quantity: 36, barcode: ean13('628108001008'), made_in: 'SA', brand: 'دار السدرة',
      tags: ['قصص أطفال', 'حكايات'], picture: { motif: 'bookStack', tint: '#E4803D', second: '#3E8EDE', count: 2 },
    },
    {
      slug: 'cook-book',
      name: { ar: 'كتاب «مائدة الحجاز»', en: 'The Hijazi Table cookbook' },
      description: {
        ar: 'تسعون وصفة مجربة من السليق إلى المعصوب، مصورة خطوة بخطوة ومقاديرها بالجرام والكوب.',
        en: 'Ninety tested recipes from saleeg to maasoub, photographed step by step, in grams and cups. In Arabic.',
      },
      shelf: 'books', price: 13500, weight: 1200, quantity: 5, barcode: ean13('628108001009'), made_in: 'LB',
      tags: ['طبخ', 'حجاز'], picture: { motif: 'book', tint: '#B23A3A', second: '#F4D8A8', count: 2 },
    },
    {
      slug: 'backpack-school',
      name: { ar: 'حقيبة مدرسية خفيفة', en: 'Light school backpack' },
      description: {
        ar: 'وزنها 600 جرام فقط وظهرها مبطن، بجيب عازل لعلبة الطعام وعاكس ضوء.',
        en: 'Only 600 g with a padded back, an insulated lunch pocket and a reflector.',
      },
      shelf: 'school', price: 14900, price_after_discount: 11900, weight: 600, quantity: 58, barcode: ean13('628108001010'), made_in: 'VN',
      tags: ['حقيبة', 'مدرسة'], picture: { motif: 'backpack', tint: '#31708E', second: '#F2A33A', count: 2 },
    },
    {
      slug: 'pencil-case',
      name: { ar: 'مقلمة قماش بجيبين', en: 'Two-pocket canvas pencil case' },
      description: {
        ar: 'قماش كانفاس متين يُغسل، يتسع لخمسين قلمًا ومسطرة 20 سم.',
        en: 'Sturdy washable canvas that takes fifty pens and a 20 cm ruler.',
      },
      shelf: 'school', price: 3200, weight: 120, quantity: 0, barcode: ean13('628108001011'), made_in: 'CN',
      tags: ['مقلمة', 'مدرسة'], picture: { motif: 'pencilCase', tint: '#D9805B', second: '#3E5C76', count: 1 },
    },
  ],
} as const satisfies SeedGoods
