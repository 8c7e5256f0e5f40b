import type { SeedGoods } from '../types.ts'

export const crafts = {
  store: 'teen-wa-khous',
  shelves: [
    { key: 'clay', name: { ar: 'فخار حساوي', en: 'Hasawi pottery' } },
    { key: 'palm', name: { ar: 'خوص النخيل', en: 'Palm weaving' } },
    { key: 'wear', name: { ar: 'جلود وحلي', en: 'Leather & jewellery' } },
    { key: 'scent', name: { ar: 'شموع وصابون', en: 'Candles & soap' } },
  ],
  fields: [
    { key: 'name', name: { ar: 'اسم يُنقش أو يُطرز', en: 'Name to engrave or embroider' }, kind: 'text', is_required: false, options: [] },
    { key: 'basket', name: { ar: 'المقاس', en: 'Size' }, kind: 'one', is_required: true, options: [
      { name: { ar: 'صغير 20 سم', en: 'Small, 20 cm' }, price: 0 },
      { name: { ar: 'وسط 30 سم', en: 'Medium, 30 cm' }, price: 3500 },
      { name: { ar: 'كبير 40 سم', en: 'Large, 40 cm' }, price: 7500 },
    ] },
  ],
  products: [
    {
      slug: 'clay-jar',
      name: { ar: 'زير ماء فخاري', en: 'Clay water jar' },
      description: {
        ar: 'من طين الأحساء ومحروق في فرن تقليدي، يبرّد الماء طبيعيًا. يُنقع يومًا قبل أول استعمال.',
        en: 'Al Ahsa clay fired in a traditional kiln; cools water by itself. Soak for a day before first use.',
      },
      shelf: 'clay', price: 12500, weight: 4200, quantity: 10, made_in: 'SA',
      tags: ['فخار', 'الأحساء', 'تراث'], picture: { motif: 'clayPot', tint: '#B8693D', second: '#EBD2B4', count: 2 },
    },
    {
      slug: 'clay-mugs',
      name: { ar: 'كوبان فخار بطلاء أزرق', en: 'Two blue-glazed clay mugs' },
      description: {
        ar: 'كل كوب مشكّل على الدولاب فلا يتطابق اثنان. آمن للغسالة والمايكرويف، 280 مل.',
        en: 'Thrown one at a time, so no two match. Dishwasher and microwave safe, 280 ml.',
      },
      shelf: 'clay', price: 9500, weight: 900, quantity: 24, made_in: 'SA',
      tags: ['كوب', 'فخار'], fields: ['name'], picture: { motif: 'mugs', tint: '#3F6C8F', second: '#D9C2A0', count: 2 },
    },
    {
      slug: 'clay-tagine',
      name: { ar: 'قدر فخاري للطبخ البطيء', en: 'Clay slow-cooking pot' },
      description: {
        ar: 'يتحمل نار الغاز الهادئة والفرن حتى 220 درجة، للكبسة والمرقوق والجريش.',
        en: 'Takes a low gas flame and an oven to 220 °C; for kabsa, margoog and jareesh.',
      },
      shelf: 'clay', price: 16900, price_after_discount: 14900, weight: 3800, quantity: 9, made_in: 'SA',
      tags: ['قدر', 'طبخ'], picture: { motif: 'cookingPot', tint: '#8E4A2C', second: '#D99A6C', count: 1 },
    },
    {
      slug: 'palm-basket',
      name: { ar: 'زبيل خوص بيد جلد', en: 'Palm basket with leather handle' },
      description: {
        ar: 'خوص نخيل مجفف تحت الشمس ومضفور يدويًا، بخط ملون بصبغة طبيعية.',
        en: 'Sun-dried palm leaf plaited by hand with one line in natural dye.',
      },
      shelf: 'palm', price: 8500, weight: 500, quantity: 33, made_in: 'SA',
      tags: ['خوص', 'سلة'], fields: ['basket'], picture: { motif: 'basket', tint: '#CFA85E', second: '#9C3F4C', count: 2 },
    },
    {
      slug: 'palm-sufra',
      name: { ar: 'سفرة خوص دائرية 90 سم', en: 'Round palm sufra, 90 cm' },
      description: {
        ar: 'عمل أسبوعين من أم عبدالله، تُعلّق زينة أو تُفرش تحت الضيافة.',
        en: 'Two weeks of Umm Abdullah’s work; hang it on the wall or serve on it.',
      },
      shelf: 'palm', price: 24000, weight: 1300, quantity: 2, made_in: 'SA',
      tags: ['سفرة', 'خوص'], picture: { motif: 'palmDisc', tint: '#D3AE63', second: '#A13D4B', count: 2 },
    },
    {
      slug: 'palm-fan',
      name: { ar: 'مهفة خوص ملونة', en: 'Coloured palm fan' },
      description: {
        ar: 'مهفة كما في بيوت جداتنا، هدية خفيفة للزوار ولتوزيعات المناسبات.',
        en: 'The hand fan of our grandmothers’ houses; a light gift for visitors and occasions.',
      },
      shelf: 'palm', price: 3500, weight: 90, quantity: 60, made_in: 'SA',
      tags: ['مهفة', 'تراث'], fields: ['name'], picture: { motif: 'handFan', tint: '#D9B263', second: '#2E7D6B', count: 1 },
    },
    {
      slug: 'leather-wallet',
      name: { ar: 'محفظة جلد طبيعي مخيطة يدويًا', en: 'Hand-stitched leather wallet' },
      description: {
        ar: 'جلد بقري نباتي الدباغة يزداد جمالًا مع الاستعمال، ستة جيوب للبطاقات.',
        en: 'Vegetable-tanned cowhide that gets better with use, six card slots.',
      },
      shelf: 'wear', price: 15900, weight: 120, quantity: 27, made_in: 'SA',
      tags: ['محفظة', 'جلد'], fields: ['name'], picture: { motif: 'wallet', tint: '#8B4F2B', second: '#E0B27C', count: 2 },
    },
    {
      slug: 'misbaha-amber',
      name: { ar: 'سبحة كهرمان 33 حبة', en: 'Amber prayer beads, 33' },
      description: {
        ar: 'كهرمان مضغوط بكركوشة فضة 925، تأتي في كيس مخمل مع شهادة.',
        en: 'Pressed amber with a 925 silver tassel, in a velvet pouch with its certificate.',
      },
      shelf: 'wear', price: 19900, weight: 70, quantity: 15, made_in: 'SA',
      tags: ['سبحة', 'كهرمان'], picture: { motif: 'beads', tint: '#D08A2C', second: '#C7CCD1', count: 2 },
    },
    {
      slug: 'silver-necklace',
      name: { ar: 'قلادة فضة بحجر عقيق', en: 'Silver necklace with agate' },
      description: {
        ar: 'صياغة يدوية مستوحاة من الحلي النجدي القديم، طول السلسلة 45 سم.',
        en: 'Handmade after old Najdi jewellery; the chain is 45 cm.',
      },
      shelf: 'wear', price: 28500, price_after_discount: 25500, weight: 60, quantity: 8, made_in: 'SA',
      tags: ['قلادة', 'فضة', 'عقيق'], fields: ['name'], picture: { motif: 'necklace', tint: '#B5432F', second: '#C7CCD1', count: 2 },
    },
    {
      slug: 'candle-clay',
      name: { ar: 'شمعة صويا في إناء فخار', en: 'Soy candle in a clay pot' },
      description: {
        ar: 'شمع صويا برائحة الحبق والليمون الحساوي، تحترق 35 ساعة والإناء يبقى لك.',
        en: 'Soy wax with basil and Hasawi lemon, burns 35 hours, and you keep the pot.',
      },
      shelf: 'scent', price: 6900, weight: 480, quantity: 41, made_in: 'SA',
      tags: ['شمعة', 'فخار'], picture: { motif: 'candle', tint: '#C27A4E', second: '#FBE9C9', count: 2 },
    },
    {
      slug: 'olive-soap',
      name: { ar: 'صابون زيت زيتون الجوف – 4 قطع', en: 'Al Jawf olive oil soap, 4 bars' },
      description: {
        ar: 'زيت زيتون من سكاكا وعطر لافندر خفيف، معتّق ستة أسابيع قبل البيع.',
        en: 'Olive oil from Sakaka with a little lavender, cured for six weeks.',
      },
      shelf: 'scent', price: 4500, weight: 420, quantity: 0, made_in: 'SA',
      tags: ['صابون', 'زيت زيتون'], picture: { motif: 'soap', tint: '#A7B37A', second: '#F1EBD8', count: 1 },
    },
  ],
} as const satisfies SeedGoods
