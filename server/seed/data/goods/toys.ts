import { ean13 } from '../identifiers.ts'
import type { SeedGoods } from '../types.ts'

export const toys = {
  store: 'farasha-toys',
  shelves: [
    { key: 'little', name: { ar: 'من 1 إلى 3 سنوات', en: '1 to 3 years' } },
    { key: 'learn', name: { ar: 'نلعب ونتعلم', en: 'Play & learn' } },
    { key: 'family', name: { ar: 'ألعاب عائلية', en: 'Family games' } },
    { key: 'outside', name: { ar: 'للحوش والحديقة', en: 'Yard & garden' } },
  ],
  fields: [
    { key: 'wrap', name: { ar: 'تغليف هدية', en: 'Gift wrap' }, kind: 'one', is_required: false, options: [
      { name: { ar: 'بدون', en: 'None' }, price: 0 },
      { name: { ar: 'ورق ملون وشريط', en: 'Coloured paper and ribbon' }, price: 1200 },
    ] },
    { key: 'child', name: { ar: 'اسم الطفل على البطاقة', en: "Child's name on the card" }, kind: 'text', is_required: false, options: [] },
  ],
  products: [
    {
      slug: 'arabic-blocks',
      name: { ar: 'مكعبات الحروف العربية الخشبية', en: 'Wooden Arabic letter blocks' },
      description: {
        ar: '28 مكعبًا من خشب الزان بألوان مائية آمنة، على كل وجه حرف وصورة وكلمة.',
        en: '28 beech blocks in safe water-based colours: a letter, a picture and a word on the faces.',
      },
      shelf: 'learn', price: 13900, price_after_discount: 11900, weight: 1400, quantity: 48, barcode: ean13('628106001001'), made_in: 'SA', brand: 'فراشة',
      tags: ['حروف', 'خشب', 'تعليمي'], fields: ['wrap', 'child'], picture: { motif: 'blocks', tint: '#E4573D', second: '#3E8EDE', count: 3 },
    },
    {
      slug: 'teddy-najd',
      name: { ar: 'دبدوب نجد بالشماغ', en: 'Najd teddy in a shemagh' },
      description: {
        ar: 'دب قطني 40 سم بشماغ أحمر قابل للخلع، محشو بألياف مضادة للحساسية ويُغسل في الغسالة.',
        en: 'A 40 cm cotton bear with a red shemagh that comes off; hypoallergenic filling, machine washable.',
      },
      shelf: 'little', price: 8900, weight: 500, quantity: 72, barcode: ean13('628106001002'), made_in: 'CN', brand: 'فراشة',
      tags: ['دبدوب', 'هدية مولود'], fields: ['wrap', 'child'], picture: { motif: 'teddy', tint: '#B98252', second: '#C93A3A', count: 2 },
    },
    {
      slug: 'stacking-rings',
      name: { ar: 'حلقات التكديس الملونة', en: 'Rainbow stacking rings' },
      description: {
        ar: 'سبع حلقات بلا حواف حادة تدرّب الطفل على الترتيب والإمساك.',
        en: 'Seven rings without a sharp edge, for sorting and grasping.',
      },
      shelf: 'little', price: 4900, weight: 450, quantity: 90, barcode: ean13('628106001003'), made_in: 'CN',
      tags: ['رضع', 'مونتيسوري'], fields: ['wrap'], picture: { motif: 'rings', tint: '#F2A33A', second: '#4DB6AC', count: 1 },
    },
    {
      slug: 'wooden-train',
      name: { ar: 'قطار خشبي مع 32 قطعة سكة', en: 'Wooden train, 32-piece track' },
      description: {
        ar: 'قاطرة وثلاث عربات مغناطيسية، يتوافق مع مجموعات السكك الخشبية المعروفة.',
        en: 'An engine and three magnetic wagons that fit the well-known wooden track sets.',
      },
      shelf: 'little', price: 19900, weight: 2100, quantity: 17, barcode: ean13('628106001004'), made_in: 'CN',
      tags: ['قطار', 'خشب'], fields: ['wrap'], picture: { motif: 'train', tint: '#3E8EDE', second: '#E4573D', count: 2 },
    },
    {
      slug: 'puzzle-ksa',
      name: { ar: 'بازل خريطة المملكة 104 قطع', en: 'Map of the Kingdom puzzle, 104 pieces' },
      description: {
        ar: 'مناطق المملكة الثلاث عشرة بمعالمها، مع ملصق للمراجعة. من عمر 6 سنوات.',
        en: 'The thirteen regions with their landmarks and a poster to check against. Ages 6 and up.',
      },
      shelf: 'learn', price: 5900, weight: 600, quantity: 130, barcode: ean13('628106001005'), made_in: 'SA', brand: 'فراشة',
      tags: ['بازل', 'السعودية'], fields: ['wrap'], picture: { motif: 'puzzle', tint: '#2E8B6F', second: '#F2C14E', count: 2 },
    },
    {
      slug: 'science-kit',
      name: { ar: 'حقيبة المخترع الصغير – 20 تجربة', en: 'Little inventor kit, 20 experiments' },
      description: {
        ar: 'تجارب كهرباء ومغناطيس وبراكين مع كتيب عربي مصور خطوة بخطوة. بإشراف الكبار.',
        en: 'Electricity, magnets and volcanoes with an illustrated step-by-step Arabic booklet. Adult supervision needed.',
      },
      shelf: 'learn', price: 14900, price_after_discount: 12900, weight: 1200, quantity: 39, barcode: ean13('628106001006'), made_in: 'CN', brand: 'فراشة',
      tags: ['علوم', 'تجارب'], fields: ['wrap', 'child'], picture: { motif: 'rocket', tint: '#5B6BC0', second: '#FF8A65', count: 2 },
    },
    {
      slug: 'crayons-jumbo',
      name: { ar: 'ألوان شمعية جامبو – 24 لونًا', en: 'Jumbo crayons, 24 colours' },
      description: {
        ar: 'أقلام عريضة لا تنكسر بسهولة وتُمسح عن الجدران بقطعة مبللة (جربناها).',
        en: 'Thick, hard to snap, and they wipe off walls with a wet cloth (we checked).',
      },
      shelf: 'learn', price: 2900, weight: 400, quantity: 240, barcode: ean13('628106001007'), made_in: 'CN',
      tags: ['ألوان', 'رسم'], picture: { motif: 'crayons', tint: '#F2C14E', second: '#E4573D', count: 1 },
    },
    {
      slug: 'board-souq',
      name: { ar: 'لعبة السوق القديم', en: 'Old Souq board game' },
      description: {
        ar: 'لعبة لوحية سعودية: بِع واشترِ وساوم حتى تصير شيخ السوق. من 2 إلى 6 لاعبين، 45 دقيقة.',
        en: 'A Saudi board game: buy, sell and haggle until you head the souq. 2 to 6 players, 45 minutes.',
      },
      shelf: 'family', price: 15900, weight: 1300, quantity: 28, barcode: ean13('628106001008'), made_in: 'SA', brand: 'فراشة',
      tags: ['لعبة لوحية', 'عائلة'], fields: ['wrap'], picture: { motif: 'boardGame', tint: '#C9793B', second: '#2F6E68', count: 2 },
    },
    {
      slug: 'carrom',
      name: { ar: 'طاولة كيرم خشبية 81 سم', en: 'Wooden carrom board, 81 cm' },
      description: {
        ar: 'سطح أملس مصقول وإطار متين، مع الأقراص والمضرب وعلبة بودرة.',
        en: 'Smooth polished surface and a solid frame, with discs, striker and powder.',
      },
      shelf: 'family', price: 29900, weight: 8500, quantity: 7, barcode: ean13('628106001009'), made_in: 'IN',
      tags: ['كيرم', 'عائلة'], picture: { motif: 'carrom', tint: '#C99A5B', second: '#5A3A22', count: 1 },
    },
    {
      slug: 'balance-bike',
      name: { ar: 'دراجة توازن بدون بدالات', en: 'Balance bike' },
      description: {
        ar: 'هيكل ألمنيوم خفيف وعجلات 12 بوصة، للأعمار من سنتين إلى خمس.',
        en: 'Light aluminium frame, 12-inch wheels, for ages two to five.',
      },
      shelf: 'outside', price: 32900, price_after_discount: 27900, weight: 3600, quantity: 11, barcode: ean13('628106001010'), made_in: 'CN',
      tags: ['دراجة', 'حديقة'], picture: { motif: 'bike', tint: '#E4573D', second: '#37474F', count: 2 },
    },
    {
      slug: 'kite-falcon',
      name: { ar: 'طيارة ورقية على شكل صقر', en: 'Falcon kite' },
      description: {
        ar: 'جناحان 1.6 متر من نايلون خفيف مع خيط 50 مترًا، تطير في هواء الكورنيش الخفيف.',
        en: 'A 1.6 m wingspan in light nylon with 50 m of line; flies in a soft corniche breeze.',
      },
      shelf: 'outside', price: 6500, weight: 300, quantity: 0, barcode: ean13('628106001011'), made_in: 'CN',
      tags: ['طيارة ورقية', 'كورنيش'], picture: { motif: 'kite', tint: '#8D5524', second: '#F2C14E', count: 1 },
    },
  ],
} as const satisfies SeedGoods
