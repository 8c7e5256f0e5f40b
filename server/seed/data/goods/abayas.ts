import { ean13 } from '../identifiers.ts'
import type { SeedGoods } from '../types.ts'

export const abayas = {
  store: 'layan-abaya',
  shelves: [
    { key: 'daily', name: { ar: 'عبايات يومية', en: 'Everyday abayas' } },
    { key: 'occasion', name: { ar: 'عبايات مناسبات', en: 'Occasion abayas' } },
    { key: 'jalabiya', name: { ar: 'جلابيات', en: 'Jalabiyas' } },
    { key: 'scarves', name: { ar: 'طرح وإكسسوارات', en: 'Scarves & accessories' } },
  ],
  fields: [
    { key: 'length', name: { ar: 'المقاس (الطول)', en: 'Size (length)' }, kind: 'one', is_required: true, options: [
      { name: { ar: '52', en: '52' }, price: 0 },
      { name: { ar: '54', en: '54' }, price: 0 },
      { name: { ar: '56', en: '56' }, price: 0 },
      { name: { ar: '58', en: '58' }, price: 0 },
      { name: { ar: '60', en: '60' }, price: 1500 },
    ] },
    { key: 'extras', name: { ar: 'إضافات', en: 'Extras' }, kind: 'several', is_required: false, options: [
      { name: { ar: 'جيوب جانبية', en: 'Side pockets' }, price: 2000 },
      { name: { ar: 'كبسات مخفية', en: 'Hidden snaps' }, price: 1000 },
      { name: { ar: 'طرحة إضافية', en: 'Extra scarf' }, price: 4500 },
    ] },
    { key: 'colour', name: { ar: 'اللون', en: 'Colour' }, kind: 'one', is_required: true, options: [
      { name: { ar: 'أسود', en: 'Black' }, price: 0 },
      { name: { ar: 'رملي', en: 'Sand' }, price: 0 },
      { name: { ar: 'زيتي', en: 'Olive' }, price: 0 },
    ] },
  ],
  products: [
    {
      slug: 'classic-crepe',
      name: { ar: 'عباية كلاسيك كريب سوداء', en: 'Classic black crêpe abaya' },
      description: {
        ar: 'كريب كوري ثقيل لا يشف ولا يتكرمش، قصة واسعة وكم مستقيم. تأتي مع طرحتها.',
        en: 'Heavy Korean crêpe that neither shows through nor creases. Wide cut, straight sleeves, scarf included.',
      },
      shelf: 'daily', price: 24900, weight: 700, quantity: 65, barcode: ean13('628102001001'), made_in: 'SA', brand: 'ليان',
      tags: ['عباية سوداء', 'كريب', 'دوام'], fields: ['length', 'extras'], picture: { motif: 'abaya', tint: '#26242A', second: '#8B8590', count: 3 },
    },
    {
      slug: 'linen-sand',
      name: { ar: 'عباية كتان رملية', en: 'Sand linen abaya' },
      description: {
        ar: 'كتان مغسول خفيف لأيام الصيف، بقصة كيمونو وحزام يُربط من الداخل.',
        en: 'Light washed linen for summer days, kimono cut with an inner tie belt.',
      },
      shelf: 'daily', price: 28900, price_after_discount: 23900, weight: 600, quantity: 28, barcode: ean13('628102001002'), made_in: 'SA', brand: 'ليان',
      tags: ['كتان', 'صيف', 'عباية ملونة'], fields: ['length', 'extras'], picture: { motif: 'abayaOpen', tint: '#C8AD88', second: '#8F7353', count: 2 },
    },
    {
      slug: 'olive-work',
      name: { ar: 'عباية عملية زيتية بجيوب', en: 'Olive work abaya with pockets' },
      description: {
        ar: 'للدوام والجامعة: سحّاب أمامي مخفي، جيبان عميقان وكم ضيق لا يعيق الحركة.',
        en: 'For work and campus: hidden front zip, two deep pockets and slim sleeves that stay out of the way.',
      },
      shelf: 'daily', price: 26900, weight: 680, quantity: 34, barcode: ean13('628102001003'), made_in: 'SA', brand: 'ليان',
      tags: ['عملية', 'جامعة', 'زيتي'], fields: ['length'], picture: { motif: 'abaya', tint: '#5C6247', second: '#A6AC8A', count: 2 },
    },
    {
      slug: 'embroidered-pearl',
      name: { ar: 'عباية مطرزة باللؤلؤ', en: 'Pearl-embroidered abaya' },
      description: {
        ar: 'تطريز يدوي يستغرق ثلاثة أيام على الأكمام والأطراف، قماش إنترنت ياباني بطبقتين. تُفصّل حسب الطلب خلال 7 أيام.',
        en: 'Three days of hand embroidery along sleeves and hem on two-layer Japanese fabric. Made to order in 7 days.',
      },
      shelf: 'occasion', price: 68900, weight: 900, quantity: 9, barcode: ean13('628102001004'), made_in: 'SA', brand: 'ليان',
      tags: ['مناسبات', 'تطريز', 'تفصيل'], fields: ['length', 'extras'], picture: { motif: 'abayaOpen', tint: '#1F1D24', second: '#E9DFC9', count: 3 },
    },
    {
      slug: 'velvet-burgundy',
      name: { ar: 'عباية مخمل عنابية', en: 'Burgundy velvet abaya' },
      description: {
        ar: 'مخمل ناعم بملمس حريري لليالي الشتاء، ياقة شال وبطانة ساتان.',
        en: 'Silky velvet for winter evenings with a shawl collar and satin lining.',
      },
      shelf: 'occasion', price: 52900, price_after_discount: 44900, weight: 1100, quantity: 12, barcode: ean13('628102001005'), made_in: 'SA', brand: 'ليان',
      tags: ['مخمل', 'شتاء', 'مناسبات'], fields: ['length'], picture: { motif: 'abaya', tint: '#6B1F33', second: '#D9A6A0', count: 2 },
    },
    {
      slug: 'bisht-navy',
      name: { ar: 'عباية بشت كحلية بقيطان ذهبي', en: 'Navy bisht abaya with gold trim' },
      description: {
        ar: 'مستوحاة من البشت الحساوي، قيطان ذهبي على الصدر والأكمام ومقاس واحد فضفاض.',
        en: 'Inspired by the Hasawi bisht, gold cord on front and sleeves, one generous size.',
      },
      shelf: 'occasion', price: 59900, weight: 850, quantity: 4, barcode: ean13('628102001006'), made_in: 'SA', brand: 'ليان',
      tags: ['بشت', 'مناسبات', 'كحلي'], picture: { motif: 'abayaOpen', tint: '#22304F', second: '#D9AE4E', count: 2 },
    },
    {
      slug: 'jalabiya-ramadan',
      name: { ar: 'جلابية رمضانية بنقشة هلال', en: 'Ramadan jalabiya, crescent print' },
      description: {
        ar: 'قطن فيسكوز مريح للسهرات العائلية، أكمام واسعة وتطريز هلال عند الصدر.',
        en: 'Easy cotton-viscose for family evenings, wide sleeves and a crescent embroidered at the chest.',
      },
      shelf: 'jalabiya', price: 18900, weight: 450, quantity: 47, barcode: ean13('628102001007'), made_in: 'IN', brand: 'ليان',
      tags: ['جلابية', 'رمضان'], fields: ['length'], picture: { motif: 'jalabiya', tint: '#2F6E68', second: '#E3C16F', count: 2 },
    },
    {
      slug: 'jalabiya-rose',
      name: { ar: 'جلابية ساتان وردي مغبر', en: 'Dusty rose satin jalabiya' },
      description: {
        ar: 'ساتان حريري بخرز ناعم على الياقة، تناسب استقبال الضيوف والأعياد.',
        en: 'Silky satin with fine beading at the neckline, made for Eid mornings and hosting.',
      },
      shelf: 'jalabiya', price: 27900, weight: 480, quantity: 18, barcode: ean13('628102001008'), made_in: 'SA', brand: 'ليان',
      tags: ['جلابية', 'عيد'], fields: ['length'], picture: { motif: 'jalabiya', tint: '#C48B8B', second: '#F6E6DD', count: 2 },
    },
    {
      slug: 'scarf-chiffon',
      name: { ar: 'طرحة شيفون سادة 200×75', en: 'Plain chiffon scarf, 200×75 cm' },
      description: {
        ar: 'شيفون لا ينزلق، حواف مثنية باللحام، متوفرة بثلاثة ألوان تناسب عباياتنا.',
        en: 'Non-slip chiffon with heat-sealed edges, in three colours to go with our abayas.',
      },
      shelf: 'scarves', price: 4500, weight: 90, quantity: 180, barcode: ean13('628102001009'), made_in: 'KR', brand: 'ليان',
      tags: ['طرحة', 'شيفون'], fields: ['colour'], picture: { motif: 'scarf', tint: '#B9A48D', second: '#E7DACB', count: 2 },
    },
    {
      slug: 'scarf-modal',
      name: { ar: 'طرحة مودال قطنية', en: 'Cotton modal scarf' },
      description: {
        ar: 'نعومة المودال وثبات القطن، لا تحتاج دبابيس كثيرة وتتحمل الغسيل المتكرر.',
        en: 'Soft modal that stays put like cotton: few pins needed, and it survives the wash.',
      },
      shelf: 'scarves', price: 5900, price_after_discount: 4900, weight: 120, quantity: 95, barcode: ean13('628102001010'), made_in: 'TR', brand: 'ليان',
      tags: ['طرحة', 'قطن'], fields: ['colour'], picture: { motif: 'scarf', tint: '#7E8F86', second: '#DDE5DF', count: 1 },
    },
    {
      slug: 'tote-leather',
      name: { ar: 'حقيبة يد توت جلد صناعي', en: 'Vegan leather tote bag' },
      description: {
        ar: 'تسع لابتوب 14 بوصة، جيب داخلي بسحاب وقاعدة مقواة تقف وحدها.',
        en: 'Fits a 14-inch laptop, zipped inner pocket and a base firm enough to stand.',
      },
      shelf: 'scarves', price: 17900, weight: 800, quantity: 3, barcode: ean13('628102001011'), made_in: 'TR', brand: 'ليان',
      tags: ['حقيبة', 'دوام'], picture: { motif: 'handbag', tint: '#A5633C', second: '#E2B98D', count: 2 },
    },
  ],
} as const satisfies SeedGoods
