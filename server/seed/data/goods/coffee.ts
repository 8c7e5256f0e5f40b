import { ean13 } from '../identifiers.ts'
import type { SeedGoods } from '../types.ts'

export const coffee = {
  store: 'sadeem-roastery',
  shelves: [
    { key: 'filter', name: { ar: 'محاصيل الترشيح', en: 'Filter coffee' } },
    { key: 'espresso', name: { ar: 'خلطات الإسبريسو', en: 'Espresso blends' } },
    { key: 'saudi', name: { ar: 'القهوة السعودية', en: 'Saudi coffee' } },
    { key: 'tools', name: { ar: 'أدوات التحضير', en: 'Brewing tools' } },
  ],
  fields: [
    { key: 'grind', name: { ar: 'درجة الطحن', en: 'Grind' }, kind: 'one', is_required: true, options: [
      { name: { ar: 'حب كامل', en: 'Whole bean' }, price: 0 },
      { name: { ar: 'طحن ترشيح V60', en: 'Filter (V60)' }, price: 0 },
      { name: { ar: 'طحن إسبريسو', en: 'Espresso' }, price: 0 },
      { name: { ar: 'طحن فرنش برس', en: 'French press' }, price: 0 },
    ] },
    { key: 'size', name: { ar: 'الحجم', en: 'Size' }, kind: 'one', is_required: true, options: [
      { name: { ar: '250 جرام', en: '250 g' }, price: 0 },
      { name: { ar: '500 جرام', en: '500 g' }, price: 4500 },
      { name: { ar: 'كيلو', en: '1 kg' }, price: 12000 },
    ] },
    { key: 'roast', name: { ar: 'درجة التحميص', en: 'Roast' }, kind: 'one', is_required: true, options: [
      { name: { ar: 'شقراء', en: 'Blonde' }, price: 0 },
      { name: { ar: 'وسط', en: 'Medium' }, price: 0 },
    ] },
    { key: 'card', name: { ar: 'عبارة على بطاقة الإهداء', en: 'Gift card message' }, kind: 'text', is_required: false, options: [] },
  ],
  products: [
    {
      slug: 'ethiopia-guji',
      name: { ar: 'إثيوبيا قوجي – مجففة', en: 'Ethiopia Guji, natural' },
      description: {
        ar: 'محصول من مرتفعات قوجي على ارتفاع 2100 متر، معالجة مجففة. إيحاءات توت بري وياسمين ولمسة شوكولاتة بيضاء. نحمّصها كل أحد وأربعاء ونشحنها خلال 48 ساعة.',
        en: 'Grown at 2,100 m in the Guji highlands and dried on raised beds. Wild berry, jasmine and a hint of white chocolate. Roasted every Sunday and Wednesday, shipped within 48 hours.',
      },
      shelf: 'filter', price: 6200, price_after_discount: 5500, weight: 280, quantity: 96, barcode: ean13('628101001001'), made_in: 'ET', brand: 'سديم',
      tags: ['قهوة مختصة', 'ترشيح', 'إثيوبيا'], fields: ['grind', 'size'], picture: { motif: 'coffeeBag', tint: '#8E3B46', second: '#F2D0A9', count: 3 },
    },
    {
      slug: 'colombia-huila',
      name: { ar: 'كولومبيا هويلا – مغسولة', en: 'Colombia Huila, washed' },
      description: {
        ar: 'كوب نظيف متوازن بحلاوة الكراميل وحموضة برتقال خفيفة. خيارنا اليومي لمن يشربها ثلاث مرات في اليوم.',
        en: 'A clean, balanced cup: caramel sweetness and a light orange acidity. Our everyday pick for three-cups-a-day people.',
      },
      shelf: 'filter', price: 5800, weight: 280, quantity: 120, barcode: ean13('628101001002'), made_in: 'CO', brand: 'سديم',
      tags: ['قهوة مختصة', 'ترشيح', 'كولومبيا'], fields: ['grind', 'size'], picture: { motif: 'coffeeBag', tint: '#D98E32', second: '#F7E3C3', count: 2 },
    },
    {
      slug: 'yemen-haraz',
      name: { ar: 'اليمن حراز – محصول نادر', en: 'Yemen Haraz, rare lot' },
      description: {
        ar: 'ستون كيلو فقط وصلتنا هذا الموسم من مدرجات حراز. نكهة زبيب وعنب أحمر وقوام كثيف، والأفضل تحضيرها على حرارة 90 درجة.',
        en: 'Only sixty kilos reached us this season from the Haraz terraces. Raisin, red grape and a heavy body; best brewed at 90 °C.',
      },
      shelf: 'filter', price: 11500, weight: 230, quantity: 6, max_purchase_quantity: 2, barcode: ean13('628101001003'), made_in: 'YE', brand: 'سديم',
      tags: ['قهوة مختصة', 'إصدار محدود', 'اليمن'], fields: ['grind'], picture: { motif: 'coffeeTin', tint: '#5B2A3C', second: '#E8C98F', count: 2 },
    },
    {
      slug: 'espresso-layl',
      name: { ar: 'خلطة ليل للإسبريسو', en: 'Layl espresso blend' },
      description: {
        ar: 'برازيل سانتوس مع إثيوبيا سيدامو بتحميص وسط غامق. كريما غنية ونكهة بندق وكاكاو تثبت مع الحليب.',
        en: 'Brazil Santos with Ethiopia Sidamo, medium-dark. Thick crema, hazelnut and cocoa that hold their own in milk.',
      },
      shelf: 'espresso', price: 5400, weight: 280, quantity: 150, barcode: ean13('628101001004'), made_in: 'SA', brand: 'سديم',
      tags: ['إسبريسو', 'خلطة'], fields: ['grind', 'size'], picture: { motif: 'coffeeBag', tint: '#2F3B52', second: '#C9D3E3', count: 2 },
    },
    {
      slug: 'espresso-fajr',
      name: { ar: 'خلطة فجر للكابتشينو', en: 'Fajr cappuccino blend' },
      description: {
        ar: 'تحميص وسط بحلاوة واضحة ومرارة أقل، صممناها لمشروبات الحليب وآلات البيت.',
        en: 'A sweeter medium roast with less bitterness, built for milk drinks and home machines.',
      },
      shelf: 'espresso', price: 5200, weight: 280, quantity: 74, barcode: ean13('628101001005'), made_in: 'SA', brand: 'سديم',
      tags: ['إسبريسو', 'كابتشينو'], fields: ['grind', 'size'], picture: { motif: 'coffeeBag', tint: '#C4694B', second: '#FBE5D6', count: 1 },
    },
    {
      slug: 'capsules-box',
      name: { ar: 'كبسولات خلطة ليل – 20 كبسولة', en: 'Layl capsules, box of 20' },
      description: {
        ar: 'كبسولات ألمنيوم متوافقة مع أجهزة نسبريسو الأصلية، درجة القوة 8 من 12.',
        en: 'Aluminium capsules for Nespresso Original machines, intensity 8 of 12.',
      },
      shelf: 'espresso', price: 4500, weight: 160, quantity: 210, barcode: ean13('628101001006'), made_in: 'SA', brand: 'سديم',
      tags: ['كبسولات', 'إسبريسو'], picture: { motif: 'capsuleBox', tint: '#2F3B52', second: '#D9A441', count: 2 },
    },
    {
      slug: 'saudi-coffee-harari',
      name: { ar: 'قهوة سعودية هرري محوّجة', en: 'Saudi coffee, spiced Harari' },
      description: {
        ar: 'بن هرري فاخر مطحون مع هيل كولمبو وزعفران وقليل من القرنفل. ملعقتان لكل لتر ماء، وتُغلى 12 دقيقة على نار هادئة.',
        en: 'Choice Harari beans ground with green cardamom, saffron and a little clove. Two spoons a litre, simmered for 12 minutes.',
      },
      shelf: 'saudi', price: 4800, weight: 500, quantity: 88, barcode: ean13('628101001007'), made_in: 'SA', brand: 'سديم',
      tags: ['قهوة سعودية', 'هيل', 'زعفران'], fields: ['roast'], picture: { motif: 'dallah', tint: '#C9962E', second: '#7A4B1E', count: 2 },
    },
    {
      slug: 'saudi-coffee-khawlani',
      name: { ar: 'بن خولاني من جبال جازان', en: 'Khawlani coffee from Jazan' },
      description: {
        ar: 'بن سعودي من مزارع الداير بجازان، حُصد في نوفمبر وجُفف بقشره. نحمصه أشقر كما تحبه مجالس الجنوب.',
        en: 'Saudi-grown beans from the farms of Ad Dair in Jazan, picked in November and dried in the husk. Roasted blonde, as southern majlises like it.',
      },
      shelf: 'saudi', price: 9500, price_after_discount: 8500, weight: 280, quantity: 31, barcode: ean13('628101001008'), made_in: 'SA', brand: 'سديم',
      tags: ['خولاني', 'قهوة سعودية', 'جازان'], fields: ['roast', 'card'], picture: { motif: 'coffeeBag', tint: '#3F6B4A', second: '#E7EBC9', count: 2 },
    },
    {
      slug: 'v60-set',
      name: { ar: 'طقم ترشيح V60 سيراميك', en: 'Ceramic V60 pour-over set' },
      description: {
        ar: 'قُمع سيراميك مقاس 02 مع سيرفر زجاجي 600 مل و40 فلترًا ورقيًا. كل ما تحتاجه لتبدأ الترشيح في البيت.',
        en: 'Size 02 ceramic dripper with a 600 ml glass server and 40 paper filters. All you need to start pouring at home.',
      },
      shelf: 'tools', price: 14900, price_after_discount: 12900, weight: 950, quantity: 22, barcode: ean13('628101001009'), made_in: 'JP',
      tags: ['V60', 'أدوات', 'ترشيح'], fields: ['card'], picture: { motif: 'dripper', tint: '#EDE6DA', second: '#5B3A29', count: 3 },
    },
    {
      slug: 'hand-grinder',
      name: { ar: 'مطحنة يدوية بتروس ستانلس', en: 'Hand grinder, steel burrs' },
      description: {
        ar: 'تروس مخروطية 38 ملم و24 درجة طحن، تطحن 25 جرامًا في أقل من دقيقة. ضمان سنة من المتجر.',
        en: '38 mm conical burrs with 24 clicks; grinds 25 g in under a minute. One-year shop warranty.',
      },
      shelf: 'tools', price: 21900, weight: 620, quantity: 14, barcode: ean13('628101001010'), made_in: 'CN',
      tags: ['مطحنة', 'أدوات'], picture: { motif: 'grinder', tint: '#3C4043', second: '#B98B5E', count: 2 },
    },
    {
      slug: 'gooseneck-kettle',
      name: { ar: 'غلاية برقبة إوزة 0.8 لتر', en: 'Gooseneck kettle, 0.8 L' },
      description: {
        ar: 'تحكم بدرجة الحرارة من 40 إلى 100 مئوية مع خاصية التثبيت لمدة ساعة. قبضة خشبية وقابس سعودي.',
        en: 'Set any temperature from 40 to 100 °C and hold it for an hour. Wooden handle, Saudi plug.',
      },
      shelf: 'tools', price: 28900, weight: 1300, quantity: 0, barcode: ean13('628101001011'), made_in: 'CN',
      tags: ['غلاية', 'أدوات'], picture: { motif: 'kettle', tint: '#2B2B2B', second: '#B07A45', count: 2 },
    },
    {
      slug: 'finjan-set',
      name: { ar: 'طقم فناجيل سديم – 6 حبات', en: 'Sadeem finjan set of 6' },
      description: {
        ar: 'فناجيل بورسلان بنقشة القَط العسيري المبسطة، تتحمل غسالة الصحون، في صندوق جاهز للإهداء.',
        en: 'Six porcelain finjans with a pared-down Asiri pattern, dishwasher safe, in a box ready to give.',
      },
      shelf: 'saudi', price: 8900, weight: 700, quantity: 40, barcode: ean13('628101001012'), made_in: 'SA', brand: 'سديم',
      tags: ['فناجيل', 'هدايا', 'ضيافة'], fields: ['card'], picture: { motif: 'finjans', tint: '#F5EFE4', second: '#B5432F', count: 2 },
    },
  ],
} as const satisfies SeedGoods
