import { ean13 } from '../identifiers.ts'
import type { SeedGoods } from '../types.ts'

export const oud = {
  store: 'majd-oud',
  shelves: [
    { key: 'oud', name: { ar: 'عود طبيعي', en: 'Natural oud' } },
    { key: 'oils', name: { ar: 'دهن ومخلطات', en: 'Oils & blends' } },
    { key: 'perfume', name: { ar: 'عطور بخاخ', en: 'Spray perfumes' } },
    { key: 'bakhoor', name: { ar: 'بخور ومباخر', en: 'Bakhoor & burners' } },
    { key: 'gifts', name: { ar: 'هدايا', en: 'Gifts' } },
  ],
  fields: [
    { key: 'weight', name: { ar: 'الوزن', en: 'Weight' }, kind: 'one', is_required: true, options: [
      { name: { ar: 'ربع أوقية (7 جرام)', en: 'Quarter ounce (7 g)' }, price: 0 },
      { name: { ar: 'نصف أوقية (14 جرام)', en: 'Half ounce (14 g)' }, price: 21000 },
      { name: { ar: 'أوقية (28 جرام)', en: 'Ounce (28 g)' }, price: 60000 },
    ] },
    { key: 'engraving', name: { ar: 'حفر اسم على الزجاجة', en: 'Name engraved on the bottle' }, kind: 'text', is_required: false, options: [] },
    { key: 'wrap', name: { ar: 'التغليف', en: 'Wrapping' }, kind: 'one', is_required: false, options: [
      { name: { ar: 'كيس مجد', en: 'Majd bag' }, price: 0 },
      { name: { ar: 'صندوق مخمل', en: 'Velvet box' }, price: 4500 },
    ] },
  ],
  products: [
    {
      slug: 'oud-kalimantan',
      name: { ar: 'عود كلمنتان سوبر', en: 'Kalimantan oud, super grade' },
      description: {
        ar: 'كسر عود كلمنتان مختار بعناية، فوحان هادئ يثبت في المجلس والملابس لساعات. نظيف من الغبار والحشوات.',
        en: 'Hand-picked Kalimantan chips with a calm smoke that stays in majlis and clothes for hours. No dust, no fillers.',
      },
      shelf: 'oud', price: 24000, weight: 30, quantity: 26, barcode: ean13('628103001001'), made_in: 'ID', brand: 'مجد',
      tags: ['عود', 'كلمنتان', 'بخور'], fields: ['weight'], picture: { motif: 'oudChips', tint: '#6B4A2F', second: '#D5A95B', count: 3 },
    },
    {
      slug: 'oud-cambodi',
      name: { ar: 'عود كمبودي معتّق', en: 'Aged Cambodian oud' },
      description: {
        ar: 'عود كمبودي معتّق ثلاث سنوات، حلاوة عسلية في أوله ودفء خشبي في آخره.',
        en: 'Cambodian oud rested for three years: honeyed at first, warm and woody at the end.',
      },
      shelf: 'oud', price: 38000, weight: 30, quantity: 8, barcode: ean13('628103001002'), made_in: 'KH', brand: 'مجد',
      tags: ['عود', 'كمبودي', 'معتق'], fields: ['weight'], picture: { motif: 'oudChips', tint: '#4A2F23', second: '#B98546', count: 2 },
    },
    {
      slug: 'dehn-oud-hindi',
      name: { ar: 'دهن عود هندي – تولة', en: 'Indian oud oil, one tola' },
      description: {
        ar: 'دهن عود آسامي مقطر بالطريقة التقليدية، نفّاذ في أوله ثم يستقر على رائحة جلد وتوابل. التولة 11.6 مل.',
        en: 'Assam oud oil distilled the old way: piercing at first, then leather and spice. One tola is 11.6 ml.',
      },
      shelf: 'oils', price: 62000, weight: 90, quantity: 5, max_purchase_quantity: 3, barcode: ean13('628103001003'), made_in: 'IN', brand: 'مجد',
      tags: ['دهن عود', 'هندي', 'تولة'], fields: ['engraving', 'wrap'], picture: { motif: 'tola', tint: '#7A3B12', second: '#D9AE4E', count: 2 },
    },
    {
      slug: 'mukhallat-diwan',
      name: { ar: 'مخلط الديوان', en: 'Mukhallat Al Diwan' },
      description: {
        ar: 'زعفران وورد طائفي وعنبر على قاعدة عود، خلطة أعددناها لمجالس الأعياد.',
        en: 'Saffron, Taif rose and amber over oud: a blend we made for Eid gatherings.',
      },
      shelf: 'oils', price: 22000, price_after_discount: 18900, weight: 70, quantity: 42, barcode: ean13('628103001004'), made_in: 'SA', brand: 'مجد',
      tags: ['مخلط', 'زعفران', 'ورد طائفي'], fields: ['engraving', 'wrap'], picture: { motif: 'tola', tint: '#A33B4E', second: '#E8C98F', count: 2 },
    },
    {
      slug: 'taif-rose-oil',
      name: { ar: 'دهن ورد طائفي', en: 'Taif rose oil' },
      description: {
        ar: 'قطفة الفجر من مزارع الهدا والشفا، ربع تولة أصلية مع شهادة فحص للدفعة.',
        en: 'Dawn-picked roses from Al Hada and Ash Shafa; a true quarter tola with the batch test sheet.',
      },
      shelf: 'oils', price: 45000, weight: 60, quantity: 11, barcode: ean13('628103001005'), made_in: 'SA', brand: 'مجد',
      tags: ['ورد طائفي', 'دهن'], fields: ['wrap'], picture: { motif: 'tola', tint: '#D4688A', second: '#F3D6DE', count: 1 },
    },
    {
      slug: 'perfume-sarat',
      name: { ar: 'عطر سراة 100 مل', en: 'Sarat eau de parfum, 100 ml' },
      description: {
        ar: 'افتتاحية برغموت وهيل، وقلب لافندر، وقاعدة خشب الأرز والمسك. رجالي نهاري بثبات يصل إلى ثماني ساعات.',
        en: 'Bergamot and cardamom on top, lavender within, cedar and musk below. A daytime scent for men, up to eight hours.',
      },
      shelf: 'perfume', price: 31900, weight: 420, quantity: 55, barcode: ean13('628103001006'), made_in: 'FR', brand: 'مجد',
      tags: ['عطر رجالي', 'خشبي'], fields: ['engraving', 'wrap'], picture: { motif: 'sprayBottle', tint: '#3D5A6C', second: '#C8D6DC', count: 2 },
    },
    {
      slug: 'perfume-lamsa',
      name: { ar: 'عطر لمسة 75 مل', en: 'Lamsa eau de parfum, 75 ml' },
      description: {
        ar: 'زهر برتقال وفانيليا وعنبر أبيض، نسائي ناعم للمساء.',
        en: 'Orange blossom, vanilla and white amber: a soft evening scent for women.',
      },
      shelf: 'perfume', price: 28900, price_after_discount: 23900, weight: 380, quantity: 38, barcode: ean13('628103001007'), made_in: 'FR', brand: 'مجد',
      tags: ['عطر نسائي', 'فانيليا'], fields: ['engraving', 'wrap'], picture: { motif: 'sprayBottle', tint: '#E3A587', second: '#F8E4D8', count: 2 },
    },
    {
      slug: 'hair-mist',
      name: { ar: 'معطر شعر بالعود والمسك', en: 'Oud & musk hair mist' },
      description: {
        ar: 'تركيبة خالية من الكحول لا تجفف الشعر، بخة واحدة تكفي ليوم كامل. 50 مل.',
        en: 'Alcohol-free so it does not dry the hair; one spray lasts the day. 50 ml.',
      },
      shelf: 'perfume', price: 9900, weight: 120, quantity: 70, barcode: ean13('628103001008'), made_in: 'SA', brand: 'مجد',
      tags: ['معطر شعر', 'مسك'], picture: { motif: 'mistBottle', tint: '#8C6A9E', second: '#E7DCEC', count: 1 },
    },
    {
      slug: 'maamoul-bakhoor',
      name: { ar: 'معمول دوسري ملكي', en: 'Royal Dosari mamoul bakhoor' },
      description: {
        ar: 'معمول مفروك بدهن العود والعنبر، قطعة صغيرة تعطّر البيت كله. علبة 60 جرام.',
        en: 'Kneaded with oud oil and amber; a small piece scents the whole house. 60 g jar.',
      },
      shelf: 'bakhoor', price: 14500, weight: 160, quantity: 33, barcode: ean13('628103001009'), made_in: 'SA', brand: 'مجد',
      tags: ['معمول', 'بخور'], picture: { motif: 'jarDark', tint: '#5A3A22', second: '#D5A95B', count: 2 },
    },
    {
      slug: 'mabkhara-wood',
      name: { ar: 'مبخرة خشب أثل بنقش نجدي', en: 'Tamarisk mabkhara, Najdi carving' },
      description: {
        ar: 'خشب أثل محفور يدويًا ومطعّم بالنحاس، بارتفاع 22 سم، مع صحن ألمنيوم قابل للفك.',
        en: 'Hand-carved tamarisk inlaid with brass, 22 cm tall, with a removable aluminium bowl.',
      },
      shelf: 'bakhoor', price: 18500, weight: 900, quantity: 16, barcode: ean13('628103001010'), made_in: 'SA',
      tags: ['مبخرة', 'خشب', 'نجدي'], fields: ['wrap'], picture: { motif: 'mabkhara', tint: '#8A5A33', second: '#D9AE4E', count: 3 },
    },
    {
      slug: 'gift-diwan',
      name: { ar: 'صندوق هدية الديوان', en: 'Al Diwan gift box' },
      description: {
        ar: 'عود ومخلط ومبخرة صغيرة في صندوق خشبي مبطن، مع بطاقة تُكتب بخط اليد.',
        en: 'Oud, mukhallat and a small burner in a lined wooden box with a handwritten card.',
      },
      shelf: 'gifts', price: 54900, price_after_discount: 49900, weight: 1500, quantity: 0, barcode: ean13('628103001011'), made_in: 'SA', brand: 'مجد',
      tags: ['هدية', 'عود', 'صندوق'], fields: ['wrap'], picture: { motif: 'giftSet', tint: '#3E2A22', second: '#D9AE4E', count: 2 },
    },
  ],
} as const satisfies SeedGoods
