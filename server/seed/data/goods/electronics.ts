import { ean13 } from '../identifiers.ts'
import type { SeedGoods } from '../types.ts'

export const electronics = {
  store: 'shahin-tech',
  shelves: [
    { key: 'charging', name: { ar: 'شواحن وكيابل', en: 'Chargers & cables' } },
    { key: 'audio', name: { ar: 'سماعات', en: 'Audio' } },
    { key: 'phone', name: { ar: 'حماية الجوال', en: 'Phone protection' } },
    { key: 'desk', name: { ar: 'للمكتب', en: 'Desk' } },
  ],
  fields: [
    { key: 'colour', name: { ar: 'اللون', en: 'Colour' }, kind: 'one', is_required: true, options: [
      { name: { ar: 'أسود', en: 'Black' }, price: 0 },
      { name: { ar: 'أبيض', en: 'White' }, price: 0 },
      { name: { ar: 'كحلي', en: 'Navy' }, price: 0 },
    ] },
    { key: 'model', name: { ar: 'طراز الجوال', en: 'Phone model' }, kind: 'text', is_required: true, options: [] },
    { key: 'warranty', name: { ar: 'الضمان', en: 'Warranty' }, kind: 'one', is_required: false, options: [
      { name: { ar: 'سنة (مشمول)', en: 'One year (included)' }, price: 0 },
      { name: { ar: 'سنتان', en: 'Two years' }, price: 2900 },
    ] },
  ],
  products: [
    {
      slug: 'charger-gan-65',
      name: { ar: 'شاحن جداري GaN بقوة 65 واط', en: '65 W GaN wall charger' },
      description: {
        ar: 'منفذا USB-C ومنفذ USB-A بقابس سعودي ثلاثي، يشحن اللابتوب والجوال معًا ولا يسخن.',
        en: 'Two USB-C ports and one USB-A with a Saudi three-pin plug. Charges laptop and phone together and stays cool.',
      },
      shelf: 'charging', price: 12900, price_after_discount: 9900, weight: 180, quantity: 140, barcode: ean13('628105001001'), made_in: 'CN', brand: 'Shahin',
      tags: ['شاحن', 'USB-C', 'GaN'], fields: ['warranty'], picture: { motif: 'charger', tint: '#F1F3F5', second: '#2B6CB0', count: 2 },
    },
    {
      slug: 'cable-braided',
      name: { ar: 'كيبل USB-C مجدول مترين', en: 'Braided USB-C cable, 2 m' },
      description: {
        ar: 'يدعم شحن 100 واط، نايلون مجدول تحمّل 20 ألف ثنية في الاختبار.',
        en: 'Carries 100 W; braided nylon tested to 20,000 bends.',
      },
      shelf: 'charging', price: 4500, weight: 80, quantity: 400, barcode: ean13('628105001002'), made_in: 'CN', brand: 'Shahin',
      tags: ['كيبل', 'USB-C'], fields: ['colour'], picture: { motif: 'cable', tint: '#37474F', second: '#E8833A', count: 2 },
    },
    {
      slug: 'powerbank-20k',
      name: { ar: 'بطارية متنقلة 20,000 مللي أمبير', en: '20,000 mAh power bank' },
      description: {
        ar: 'شحن سريع 45 واط وشاشة تعرض النسبة المتبقية، مسموحة في مقصورة الطائرة.',
        en: '45 W fast charging, a display of what is left, and allowed in the aircraft cabin.',
      },
      shelf: 'charging', price: 18900, weight: 420, quantity: 58, barcode: ean13('628105001003'), made_in: 'CN', brand: 'Shahin',
      tags: ['باور بانك', 'شحن سريع'], fields: ['colour', 'warranty'], picture: { motif: 'powerbank', tint: '#23303D', second: '#4FC3A1', count: 2 },
    },
    {
      slug: 'wireless-pad',
      name: { ar: 'شاحن لاسلكي 3 في 1', en: '3-in-1 wireless charger' },
      description: {
        ar: 'للجوال والساعة والسماعة في قاعدة واحدة قابلة للطي، مع محوّل كهرباء في العلبة.',
        en: 'Phone, watch and earbuds on one folding stand, power adapter in the box.',
      },
      shelf: 'charging', price: 22900, price_after_discount: 18900, weight: 350, quantity: 27, barcode: ean13('628105001004'), made_in: 'CN', brand: 'Shahin',
      tags: ['لاسلكي', 'شاحن'], fields: ['colour'], picture: { motif: 'wirelessStand', tint: '#E9ECEF', second: '#37474F', count: 2 },
    },
    {
      slug: 'earbuds-anc',
      name: { ar: 'سماعة لاسلكية بعزل الضوضاء', en: 'Noise-cancelling earbuds' },
      description: {
        ar: 'عزل نشط حتى 35 ديسيبل، 7 ساعات تشغيل و28 ساعة مع العلبة، ميكروفون واضح في الشارع.',
        en: 'Active cancelling to 35 dB, 7 hours of play and 28 with the case, a microphone that copes with the street.',
      },
      shelf: 'audio', price: 24900, price_after_discount: 19900, weight: 120, quantity: 83, barcode: ean13('628105001005'), made_in: 'CN', brand: 'Shahin',
      tags: ['سماعة', 'بلوتوث', 'عزل'], fields: ['colour', 'warranty'], picture: { motif: 'earbuds', tint: '#F4F4F2', second: '#2B6CB0', count: 3 },
    },
    {
      slug: 'headphones-studio',
      name: { ar: 'سماعة رأس استوديو', en: 'Studio over-ear headphones' },
      description: {
        ar: 'وسائد قابلة للتبديل وصوت متوازن وعمر بطارية 50 ساعة، تعمل سلكيًا عند نفاد الشحن.',
        en: 'Replaceable cushions, balanced sound, 50 hours of battery, and a wire for when it runs out.',
      },
      shelf: 'audio', price: 39900, weight: 480, quantity: 21, barcode: ean13('628105001006'), made_in: 'VN', brand: 'Nagham',
      tags: ['سماعة رأس', 'استوديو'], fields: ['colour', 'warranty'], picture: { motif: 'headphones', tint: '#2E3440', second: '#D08770', count: 3 },
    },
    {
      slug: 'speaker-outdoor',
      name: { ar: 'مكبر صوت للرحلات مقاوم للماء', en: 'Waterproof trip speaker' },
      description: {
        ar: 'حماية IPX7 وبطارية 16 ساعة، تُربط سماعتان معًا لصوت أوسع في البر.',
        en: 'IPX7, 16 hours of battery; pair two for a wider sound in the desert.',
      },
      shelf: 'audio', price: 27900, weight: 760, quantity: 2, barcode: ean13('628105001007'), made_in: 'CN', brand: 'Nagham',
      tags: ['مكبر صوت', 'رحلات'], fields: ['colour'], picture: { motif: 'speaker', tint: '#C4553B', second: '#2B2B2B', count: 2 },
    },
    {
      slug: 'phone-case',
      name: { ar: 'غطاء جوال شفاف مقاوم للصدمات', en: 'Clear shockproof phone case' },
      description: {
        ar: 'حواف مرفوعة تحمي الكاميرا، ولا يصفرّ مع الوقت. اكتب طراز جوالك عند الطلب.',
        en: 'Raised edges guard the camera and it does not yellow. Tell us your phone model when ordering.',
      },
      shelf: 'phone', price: 5900, weight: 60, quantity: 260, barcode: ean13('628105001008'), made_in: 'CN', brand: 'Shahin',
      tags: ['غطاء', 'كفر', 'حماية'], fields: ['model'], picture: { motif: 'phoneCase', tint: '#7FA7C9', second: '#E8833A', count: 2 },
    },
    {
      slug: 'smart-watch',
      name: { ar: 'ساعة ذكية لياقة بشاشة 1.8 بوصة', en: 'Fitness smartwatch, 1.8-inch' },
      description: {
        ar: 'تتبع النبض والنوم والخطوات مع تنبيه أوقات الصلاة، وبطارية تدوم 10 أيام.',
        en: 'Heart rate, sleep and steps, prayer time alerts, and ten days on a charge.',
      },
      shelf: 'phone', price: 21900, weight: 90, quantity: 46, barcode: ean13('628105001009'), made_in: 'CN', brand: 'Shahin',
      tags: ['ساعة ذكية', 'رياضة'], fields: ['colour', 'warranty'], picture: { motif: 'smartwatch', tint: '#1E2A38', second: '#4FC3A1', count: 2 },
    },
    {
      slug: 'keyboard-arabic',
      name: { ar: 'لوحة مفاتيح ميكانيكية عربي/إنجليزي', en: 'Mechanical keyboard, Arabic/English' },
      description: {
        ar: 'حروف عربية محفورة بالليزر لا تُمسح، مفاتيح هادئة واتصال سلكي أو بلوتوث بثلاثة أجهزة.',
        en: 'Laser-etched Arabic letters that do not wear off, quiet switches, wired or Bluetooth to three devices.',
      },
      shelf: 'desk', price: 25900, weight: 850, quantity: 33, barcode: ean13('628105001010'), made_in: 'CN', brand: 'Shahin',
      tags: ['لوحة مفاتيح', 'عربي'], fields: ['colour'], picture: { motif: 'keyboard', tint: '#DCE1E6', second: '#E8833A', count: 2 },
    },
    {
      slug: 'mouse-silent',
      name: { ar: 'فأرة لاسلكية صامتة', en: 'Silent wireless mouse' },
      description: {
        ar: 'نقرة بلا صوت للمكاتب والمكتبات، تعمل ببطارية AA واحدة سنة كاملة.',
        en: 'Clicks nobody hears, for offices and libraries; one AA battery lasts a year.',
      },
      shelf: 'desk', price: 6900, weight: 110, quantity: 0, barcode: ean13('628105001011'), made_in: 'CN', brand: 'Shahin',
      tags: ['فأرة', 'ماوس'], fields: ['colour'], picture: { motif: 'mouse', tint: '#4A5568', second: '#CBD5E0', count: 1 },
    },
  ],
} as const satisfies SeedGoods
