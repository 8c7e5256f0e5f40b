import { ean13 } from '../identifiers.ts'
import type { SeedGoods } from '../types.ts'

export const beauty = {
  store: 'rawnaq-beauty',
  shelves: [
    { key: 'skin', name: { ar: 'العناية بالبشرة', en: 'Skincare' } },
    { key: 'makeup', name: { ar: 'مكياج', en: 'Make-up' } },
    { key: 'hair', name: { ar: 'العناية بالشعر', en: 'Haircare' } },
    { key: 'tools', name: { ar: 'أدوات وأطقم', en: 'Tools & sets' } },
  ],
  fields: [
    { key: 'shade', name: { ar: 'الدرجة', en: 'Shade' }, kind: 'one', is_required: true, options: [
      { name: { ar: 'نود وردي', en: 'Rosy nude' }, price: 0 },
      { name: { ar: 'قرميدي', en: 'Brick' }, price: 0 },
      { name: { ar: 'عنابي', en: 'Burgundy' }, price: 0 },
      { name: { ar: 'خوخي', en: 'Peach' }, price: 0 },
    ] },
    { key: 'skin', name: { ar: 'نوع البشرة', en: 'Skin type' }, kind: 'one', is_required: true, options: [
      { name: { ar: 'دهنية', en: 'Oily' }, price: 0 },
      { name: { ar: 'جافة', en: 'Dry' }, price: 0 },
      { name: { ar: 'مختلطة', en: 'Combination' }, price: 0 },
    ] },
    { key: 'gift', name: { ar: 'تغليف هدية مع بطاقة', en: 'Gift wrap with a card' }, kind: 'several', is_required: false, options: [
      { name: { ar: 'تغليف رونق', en: 'Rawnaq wrap' }, price: 1500 },
    ] },
  ],
  products: [
    {
      slug: 'serum-vitc',
      name: { ar: 'سيروم فيتامين سي 15%', en: 'Vitamin C serum, 15%' },
      description: {
        ar: 'يوحّد اللون ويمنح إشراقة بلا لزوجة، للصباح قبل واقي الشمس. عبوة 30 مل، مسجل لدى هيئة الغذاء والدواء.',
        en: 'Evens the tone and adds glow without stickiness; mornings, under sunscreen. 30 ml, listed with the SFDA.',
      },
      shelf: 'skin', price: 11900, price_after_discount: 9500, weight: 110, quantity: 95, barcode: ean13('628110001001'), made_in: 'KR', brand: 'رونق',
      tags: ['سيروم', 'فيتامين سي'], picture: { motif: 'serum', tint: '#E8953C', second: '#FFF3DF', count: 2 },
    },
    {
      slug: 'sunscreen-50',
      name: { ar: 'واقي شمس SPF50 بلا أثر أبيض', en: 'SPF 50 sunscreen, no white cast' },
      description: {
        ar: 'قوام مائي يناسب حرارة الصيف وتحت المكياج، خالٍ من العطور. 50 مل.',
        en: 'A watery texture for summer heat and under make-up, fragrance free. 50 ml.',
      },
      shelf: 'skin', price: 8900, weight: 80, quantity: 160, barcode: ean13('628110001002'), made_in: 'KR', brand: 'رونق',
      tags: ['واقي شمس', 'SPF50'], fields: ['skin'], picture: { motif: 'tube', tint: '#F4C95D', second: '#FFFFFF', count: 2 },
    },
    {
      slug: 'cream-night',
      name: { ar: 'كريم ليلي بزبدة الشيا', en: 'Shea night cream' },
      description: {
        ar: 'ترطيب عميق لأجواء المكيفات، يُمتص خلال دقيقتين. 75 مل.',
        en: 'Deep moisture for air-conditioned nights, absorbed in two minutes. 75 ml.',
      },
      shelf: 'skin', price: 9900, weight: 160, quantity: 70, barcode: ean13('628110001003'), made_in: 'SA', brand: 'رونق',
      tags: ['كريم', 'ترطيب'], fields: ['skin'], picture: { motif: 'creamJar', tint: '#C7A6B8', second: '#F6ECF1', count: 2 },
    },
    {
      slug: 'clay-mask',
      name: { ar: 'قناع الطين المغربي', en: 'Moroccan clay mask' },
      description: {
        ar: 'غاسول ناعم مع ماء ورد طائفي، مرة في الأسبوع لبشرة أصفى.',
        en: 'Fine ghassoul with Taif rose water, once a week for clearer skin.',
      },
      shelf: 'skin', price: 6900, weight: 260, quantity: 54, barcode: ean13('628110001004'), made_in: 'SA', brand: 'رونق',
      tags: ['قناع', 'طين'], picture: { motif: 'creamJar', tint: '#A97D5C', second: '#EBDCCB', count: 1 },
    },
    {
      slug: 'lipstick-matte',
      name: { ar: 'أحمر شفاه مطفي ثابت', en: 'Lasting matte lipstick' },
      description: {
        ar: 'يثبت بعد القهوة ولا يجفف الشفاه، أربع درجات اختيرت للبشرة الحنطية.',
        en: 'Stays through coffee without drying; four shades picked for wheat-toned skin.',
      },
      shelf: 'makeup', price: 6500, price_after_discount: 5200, weight: 40, quantity: 210, barcode: ean13('628110001005'), made_in: 'IT', brand: 'رونق',
      tags: ['روج', 'مطفي'], fields: ['shade', 'gift'], picture: { motif: 'lipstick', tint: '#B3273E', second: '#2B2B2B', count: 3 },
    },
    {
      slug: 'eye-palette',
      name: { ar: 'باليت ظلال «غروب العلا»', en: 'AlUla Sunset eyeshadow palette' },
      description: {
        ar: 'تسع درجات ترابية ونحاسية، ست مطفية وثلاث لامعة، بمرآة داخل العلبة.',
        en: 'Nine earthy and coppery shades, six matte and three shimmer, mirror inside.',
      },
      shelf: 'makeup', price: 14900, weight: 210, quantity: 37, barcode: ean13('628110001006'), made_in: 'IT', brand: 'رونق',
      tags: ['ظلال', 'باليت'], fields: ['gift'], picture: { motif: 'palette', tint: '#B5654A', second: '#E7B98A', count: 2 },
    },
    {
      slug: 'kohl-ithmid',
      name: { ar: 'كحل إثمد أصلي بمرود', en: 'Ithmid kohl with its stick' },
      description: {
        ar: 'إثمد مطحون ومنخول ثلاث مرات في مكحلة نحاسية.',
        en: 'Ground and sieved three times, in a brass pot.',
      },
      shelf: 'makeup', price: 5500, weight: 90, quantity: 4, barcode: ean13('628110001007'), made_in: 'SA',
      tags: ['كحل', 'إثمد'], picture: { motif: 'kohl', tint: '#B88A3B', second: '#2B2B2B', count: 1 },
    },
    {
      slug: 'nail-set',
      name: { ar: 'طقم طلاء أظافر قابل للتقشير', en: 'Peel-off nail polish set' },
      description: {
        ar: 'خمسة ألوان مائية تُقشر باليد عند الوضوء، بلا رائحة نفاذة.',
        en: 'Five water-based colours that peel off by hand before ablution, no harsh smell.',
      },
      shelf: 'makeup', price: 7900, weight: 230, quantity: 66, barcode: ean13('628110001008'), made_in: 'TR', brand: 'رونق',
      tags: ['مناكير', 'أظافر'], fields: ['gift'], picture: { motif: 'nailPolish', tint: '#D4688A', second: '#7B4B94', count: 2 },
    },
    {
      slug: 'hair-oil',
      name: { ar: 'زيت شعر بالجرجير والروزماري', en: 'Rocket & rosemary hair oil' },
      description: {
        ar: 'خلطة زيوت معصورة على البارد للشعر الجاف والمصبوغ، تُترك ساعة قبل الغسيل. 200 مل.',
        en: 'Cold-pressed oils for dry and coloured hair, left for an hour before washing. 200 ml.',
      },
      shelf: 'hair', price: 7500, weight: 260, quantity: 82, barcode: ean13('628110001009'), made_in: 'IN', brand: 'رونق',
      tags: ['زيت شعر', 'أعشاب'], picture: { motif: 'oilBottle', tint: '#5E7F45', second: '#E6C35C', count: 2 },
    },
    {
      slug: 'shampoo-argan',
      name: { ar: 'شامبو أرغان بدون سلفات', en: 'Sulphate-free argan shampoo' },
      description: {
        ar: 'ينظف بلطف ويحافظ على البروتين والصبغة، رغوته قليلة وهذا طبيعي. 400 مل.',
        en: 'Gentle on keratin and colour; it foams little and that is as it should be. 400 ml.',
      },
      shelf: 'hair', price: 6900, weight: 450, quantity: 101, barcode: ean13('628110001010'), made_in: 'AE', brand: 'رونق',
      tags: ['شامبو', 'أرغان'], picture: { motif: 'pumpBottle', tint: '#C98C4E', second: '#3A2B22', count: 1 },
    },
    {
      slug: 'brush-set',
      name: { ar: 'طقم فرش مكياج 12 قطعة', en: 'Make-up brush set, 12 pieces' },
      description: {
        ar: 'شعيرات صناعية ناعمة لا تتساقط، مع حافظة سفر تُغسل.',
        en: 'Soft synthetic bristles that do not shed, in a washable travel roll.',
      },
      shelf: 'tools', price: 12900, price_after_discount: 10900, weight: 340, quantity: 0, barcode: ean13('628110001011'), made_in: 'CN', brand: 'رونق',
      tags: ['فرش', 'مكياج'], fields: ['gift'], picture: { motif: 'brushes', tint: '#D9A5A0', second: '#3A2E2E', count: 2 },
    },
  ],
} as const satisfies SeedGoods
