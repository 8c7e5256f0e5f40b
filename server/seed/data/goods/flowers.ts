import type { SeedGoods } from '../types.ts'

export const flowers = {
  store: 'rayahin-abha',
  shelves: [
    { key: 'bouquets', name: { ar: 'باقات', en: 'Bouquets' } },
    { key: 'boxes', name: { ar: 'صناديق هدايا', en: 'Gift boxes' } },
    { key: 'plants', name: { ar: 'نباتات', en: 'Plants' } },
    { key: 'events', name: { ar: 'مواليد وتخرج', en: 'Births & graduation' } },
  ],
  fields: [
    { key: 'card', name: { ar: 'نص البطاقة', en: 'Card message' }, kind: 'text', is_required: false, options: [] },
    { key: 'slot', name: { ar: 'وقت التوصيل', en: 'Delivery time' }, kind: 'one', is_required: true, options: [
      { name: { ar: 'صباحًا 10–1', en: 'Morning, 10–1' }, price: 0 },
      { name: { ar: 'مساءً 5–9', en: 'Evening, 5–9' }, price: 0 },
      { name: { ar: 'خلال ساعتين', en: 'Within two hours' }, price: 2500 },
    ] },
    { key: 'extras', name: { ar: 'إضافات', en: 'Add-ons' }, kind: 'several', is_required: false, options: [
      { name: { ar: 'بالون', en: 'Balloon' }, price: 1500 },
      { name: { ar: 'شوكولاتة', en: 'Chocolates' }, price: 4500 },
      { name: { ar: 'مزهرية زجاج', en: 'Glass vase' }, price: 3500 },
    ] },
  ],
  products: [
    {
      slug: 'bouquet-jouri',
      name: { ar: 'باقة جوري أحمر – 24 وردة', en: 'Red roses, 24 stems' },
      description: {
        ar: 'ورد جوري طويل الساق يصلنا مرتين في الأسبوع، مغلف بورق كرافت وشريط ساتان.',
        en: 'Long-stemmed roses, delivered to us twice a week, wrapped in kraft with a satin ribbon.',
      },
      shelf: 'bouquets', price: 18900, price_after_discount: 15900, weight: 1200, quantity: 20, made_in: 'KE',
      tags: ['جوري', 'ورد أحمر'], fields: ['card', 'slot', 'extras'], picture: { motif: 'bouquet', tint: '#C2273D', second: '#E9D9C3', count: 3 },
    },
    {
      slug: 'bouquet-asiri',
      name: { ar: 'باقة ريحان ووزّاب عسيرية', en: 'Asiri basil and wild herb bouquet' },
      description: {
        ar: 'من مزارع السودة: ريحان وبعيثران وورد بلدي، رائحة الجنوب كما هي.',
        en: 'From the farms of As Soudah: basil, wormwood and local roses; the south as it smells.',
      },
      shelf: 'bouquets', price: 9900, weight: 700, quantity: 14, made_in: 'SA',
      tags: ['ريحان', 'عسير'], fields: ['card', 'slot'], picture: { motif: 'bouquet', tint: '#E3A23C', second: '#8FB8A0', count: 2 },
    },
    {
      slug: 'bouquet-tulip',
      name: { ar: 'باقة توليب ملونة', en: 'Mixed tulips' },
      description: {
        ar: 'عشرون زهرة توليب هولندية بألوان الموسم، تدوم أسبوعًا إذا بُدّل ماؤها كل يومين.',
        en: 'Twenty Dutch tulips in season’s colours; a week in the vase if the water is changed every two days.',
      },
      shelf: 'bouquets', price: 16500, weight: 900, quantity: 9, made_in: 'NL',
      tags: ['توليب'], fields: ['card', 'slot', 'extras'], picture: { motif: 'tulips', tint: '#E86A92', second: '#F4C24F', count: 2 },
    },
    {
      slug: 'vase-white',
      name: { ar: 'تنسيق أبيض في مزهرية', en: 'White arrangement in a vase' },
      description: {
        ar: 'أقحوان وورد أبيض وأوراق كينا في مزهرية سيراميك، لمكتب أو زيارة مريض.',
        en: 'Chrysanthemum, white rose and eucalyptus in a ceramic vase, for an office or a hospital visit.',
      },
      shelf: 'bouquets', price: 21000, weight: 2200, quantity: 7, made_in: 'SA',
      tags: ['تنسيق', 'أبيض'], fields: ['card', 'slot'], picture: { motif: 'flowerVase', tint: '#F5F2EA', second: '#6F8F72', count: 2 },
    },
    {
      slug: 'box-roses-choc',
      name: { ar: 'صندوق ورد وشوكولاتة', en: 'Roses & chocolate box' },
      description: {
        ar: 'نصفه ورد ونصفه شوكولاتة بالفستق، في صندوق مربع بغطاء شفاف.',
        en: 'Half roses, half pistachio chocolates, in a square box with a clear lid.',
      },
      shelf: 'boxes', price: 22900, weight: 1300, quantity: 16, made_in: 'SA',
      tags: ['صندوق', 'شوكولاتة'], fields: ['card', 'slot', 'extras'], picture: { motif: 'flowerBox', tint: '#D98CA0', second: '#3A2A2A', count: 2 },
    },
    {
      slug: 'box-coffee-mug',
      name: { ar: 'صندوق صباح الخير', en: 'Good morning box' },
      description: {
        ar: 'كوب وقهوة وعسل وبطاقة، هدية خفيفة لزميل أو معلمة.',
        en: 'A mug, coffee, honey and a card: a light gift for a colleague or a teacher.',
      },
      shelf: 'boxes', price: 13900, price_after_discount: 11900, weight: 1100, quantity: 25, made_in: 'SA',
      tags: ['هدية', 'قهوة'], fields: ['card'], picture: { motif: 'giftBox', tint: '#7A8F6A', second: '#F0E2C8', count: 2 },
    },
    {
      slug: 'plant-monstera',
      name: { ar: 'مونستيرا في أصيص سيراميك', en: 'Monstera in a ceramic pot' },
      description: {
        ar: 'ارتفاعها 60 سم، تحب الضوء غير المباشر وسقيا مرة في الأسبوع. تصل مع بطاقة عناية.',
        en: '60 cm tall, likes indirect light and a weekly watering. Comes with a care card.',
      },
      shelf: 'plants', price: 14500, weight: 4500, quantity: 12, made_in: 'SA',
      tags: ['نبات داخلي', 'مونستيرا'], picture: { motif: 'plant', tint: '#3F7D4F', second: '#E8E0D2', count: 2 },
    },
    {
      slug: 'plant-cactus',
      name: { ar: 'ثلاثي صبار مكتبي', en: 'Desk cactus trio' },
      description: {
        ar: 'ثلاث صبارات صغيرة في أصص ملونة، تُسقى مرتين في الشهر ولا تطلب أكثر.',
        en: 'Three small cacti in coloured pots; two waterings a month and nothing more.',
      },
      shelf: 'plants', price: 5900, weight: 900, quantity: 40, made_in: 'SA',
      tags: ['صبار', 'مكتب'], picture: { motif: 'cactus', tint: '#5E9C6B', second: '#E08A5B', count: 1 },
    },
    {
      slug: 'basket-baby',
      name: { ar: 'سلة مولود جديد', en: 'Newborn basket' },
      description: {
        ar: 'بطانية قطن ودبدوب وطقم استقبال مع تنسيق ورد ناعم. أزرق أو وردي حسب الطلب.',
        en: 'Cotton blanket, teddy and first outfit with a soft flower arrangement, in blue or pink.',
      },
      shelf: 'events', price: 32900, weight: 2600, quantity: 6, made_in: 'SA',
      tags: ['مولود', 'سلة'], fields: ['card', 'slot', 'extras'], picture: { motif: 'babyBasket', tint: '#9CC3E0', second: '#E9CFA5', count: 2 },
    },
    {
      slug: 'balloons-grad',
      name: { ar: 'تنسيق بالونات تخرج', en: 'Graduation balloons' },
      description: {
        ar: 'عشرة بالونات هيليوم بألوان الجامعة مع قبعة تخرج واسم الخريج.',
        en: 'Ten helium balloons in the university’s colours with a cap and the graduate’s name.',
      },
      shelf: 'events', price: 12900, weight: 400, quantity: 18, made_in: 'SA',
      tags: ['تخرج', 'بالونات'], fields: ['card', 'slot'], picture: { motif: 'balloons', tint: '#3E5C9A', second: '#E2B23E', count: 1 },
    },
    {
      slug: 'dried-flowers',
      name: { ar: 'باقة ورد مجفف', en: 'Dried flower bouquet' },
      description: {
        ar: 'سنابل ولافندر وقطن مجفف، تبقى سنوات بلا ماء بعيدًا عن الشمس.',
        en: 'Wheat, lavender and cotton, dried; lasts years without water, out of the sun.',
      },
      shelf: 'boxes', price: 11500, weight: 450, quantity: 0, made_in: 'SA',
      tags: ['ورد مجفف', 'ديكور'], picture: { motif: 'bouquet', tint: '#B89AA8', second: '#D9C7A3', count: 1 },
    },
  ],
} as const satisfies SeedGoods
