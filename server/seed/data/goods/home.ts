import { ean13 } from '../identifiers.ts'
import type { SeedGoods } from '../types.ts'

export const home = {
  store: 'rukn-almajlis',
  shelves: [
    { key: 'seating', name: { ar: 'جلسات أرضية', en: 'Floor seating' } },
    { key: 'textiles', name: { ar: 'سجاد ومفروشات', en: 'Rugs & textiles' } },
    { key: 'light', name: { ar: 'إضاءة', en: 'Lighting' } },
    { key: 'decor', name: { ar: 'ديكور وطاولات', en: 'Décor & tables' } },
  ],
  fields: [
    { key: 'fabric', name: { ar: 'القماش', en: 'Fabric' }, kind: 'one', is_required: true, options: [
      { name: { ar: 'سدو أحمر', en: 'Red sadu' }, price: 0 },
      { name: { ar: 'كتان بيج', en: 'Beige linen' }, price: 0 },
      { name: { ar: 'مخمل زيتي', en: 'Olive velvet' }, price: 15000 },
    ] },
    { key: 'rug', name: { ar: 'المقاس', en: 'Size' }, kind: 'one', is_required: true, options: [
      { name: { ar: '160×230 سم', en: '160×230 cm' }, price: 0 },
      { name: { ar: '200×300 سم', en: '200×300 cm' }, price: 32000 },
      { name: { ar: '300×400 سم', en: '300×400 cm' }, price: 98000 },
    ] },
    { key: 'install', name: { ar: 'خدمة التركيب', en: 'Installation' }, kind: 'several', is_required: false, options: [
      { name: { ar: 'تركيب داخل الرياض', en: 'Installation in Riyadh' }, price: 9000 },
      { name: { ar: 'إزالة القديم', en: 'Old one taken away' }, price: 6000 },
    ] },
  ],
  products: [
    {
      slug: 'majlis-najdi',
      name: { ar: 'جلسة نجدية أرضية 4 أمتار', en: 'Najdi floor majlis, 4 m' },
      description: {
        ar: 'مراتب إسفنج ضغط 32 ومساند ومراكي، تُفصّل على مقاس مجلسك خلال عشرة أيام.',
        en: 'Density-32 foam mattresses with back rests and arm rests, cut to your majlis in ten days.',
      },
      shelf: 'seating', price: 240000, price_after_discount: 215000, weight: 60000, quantity: 8, made_in: 'SA', brand: 'ركن المجلس',
      tags: ['جلسة أرضية', 'مجلس', 'تفصيل'], fields: ['fabric', 'install'], picture: { motif: 'majlis', tint: '#A5342B', second: '#2B2320', count: 3 },
    },
    {
      slug: 'sofa-linen',
      name: { ar: 'كنبة كتان بثلاثة مقاعد', en: 'Three-seat linen sofa' },
      description: {
        ar: 'هيكل خشب زان بضمان خمس سنوات، وأغطية بسحاب تُغسل.',
        en: 'Beech frame with a five-year warranty and zipped covers that wash.',
      },
      shelf: 'seating', price: 329000, weight: 62000, quantity: 5, barcode: ean13('628107001002'), made_in: 'SA', brand: 'ركن المجلس',
      tags: ['كنبة', 'صالة'], fields: ['fabric', 'install'], picture: { motif: 'sofa', tint: '#C9B79C', second: '#7A5C3E', count: 2 },
    },
    {
      slug: 'cushion-sadu',
      name: { ar: 'وسادة سدو 50×50', en: 'Sadu cushion, 50×50' },
      description: {
        ar: 'نسيج سدو من حرفيات الجوف، ظهرها كتان سادة، والحشوة داخلها.',
        en: 'Sadu woven by craftswomen of Al Jawf, plain linen back, filling included.',
      },
      shelf: 'textiles', price: 8900, weight: 700, quantity: 84, barcode: ean13('628107001003'), made_in: 'SA',
      tags: ['سدو', 'وسادة'], picture: { motif: 'cushion', tint: '#A5342B', second: '#F0E4CC', count: 2 },
    },
    {
      slug: 'rug-turkish',
      name: { ar: 'سجادة تركية كثيفة النسيج', en: 'Dense-weave Turkish rug' },
      description: {
        ar: 'مليون ونصف عقدة في المتر، لا تتساقط وبرتها وتناسب التدفئة الأرضية.',
        en: 'A million and a half points per metre, does not shed, safe over floor heating.',
      },
      shelf: 'textiles', price: 68000, weight: 9000, quantity: 14, barcode: ean13('628107001004'), made_in: 'TR',
      tags: ['سجاد', 'تركي'], fields: ['rug'], picture: { motif: 'rug', tint: '#7C2F36', second: '#E2C58F', count: 2 },
    },
    {
      slug: 'rug-modern',
      name: { ar: 'سجادة مودرن رمادية', en: 'Modern grey rug' },
      description: {
        ar: 'خطوط هندسية هادئة ووبر قصير يسهل كنسه، تناسب غرف المعيشة وغرف الشباب.',
        en: 'Quiet geometric lines and a short pile that sweeps easily.',
      },
      shelf: 'textiles', price: 49000, price_after_discount: 42000, weight: 8000, quantity: 20, barcode: ean13('628107001005'), made_in: 'TR',
      tags: ['سجاد', 'مودرن'], fields: ['rug'], picture: { motif: 'rug', tint: '#8A9099', second: '#EEF0F2', count: 1 },
    },
    {
      slug: 'lamp-fanous',
      name: { ar: 'فانوس أرضي نحاسي', en: 'Brass floor lantern' },
      description: {
        ar: 'فانوس مخرّم بزخارف هندسية بارتفاع 60 سم، يعمل بمصباح E27 أو شمعة.',
        en: 'A 60 cm pierced lantern in geometric pattern, for an E27 bulb or a candle.',
      },
      shelf: 'light', price: 21900, weight: 2500, quantity: 23, barcode: ean13('628107001006'), made_in: 'IN',
      tags: ['فانوس', 'رمضان'], picture: { motif: 'lantern', tint: '#C6983E', second: '#FCE6A9', count: 2 },
    },
    {
      slug: 'lamp-table',
      name: { ar: 'أباجورة سيراميك', en: 'Ceramic table lamp' },
      description: {
        ar: 'قاعدة سيراميك مطفية وغطاء قماش، ضوء دافئ لركن القراءة.',
        en: 'Matt ceramic base and a cloth shade; warm light for a reading corner.',
      },
      shelf: 'light', price: 16900, weight: 1800, quantity: 31, barcode: ean13('628107001007'), made_in: 'CN',
      tags: ['أباجورة', 'إضاءة'], picture: { motif: 'lamp', tint: '#5F7F77', second: '#F5E6CC', count: 2 },
    },
    {
      slug: 'table-tray',
      name: { ar: 'طاولة قهوة خشب بصينية نحاس', en: 'Coffee table with brass tray' },
      description: {
        ar: 'أرجل قابلة للطي وصينية تُرفع لتقديم القهوة، قطر 60 سم.',
        en: 'Folding legs and a tray that lifts off to serve coffee, 60 cm across.',
      },
      shelf: 'decor', price: 38900, weight: 6500, quantity: 12, barcode: ean13('628107001008'), made_in: 'SA',
      tags: ['طاولة', 'ضيافة'], fields: ['install'], picture: { motif: 'trayTable', tint: '#C6983E', second: '#6B4429', count: 2 },
    },
    {
      slug: 'vase-tall',
      name: { ar: 'مزهرية خزف طويلة', en: 'Tall ceramic vase' },
      description: {
        ar: 'خزف بطلاء حجري يدوي، كل قطعة بدرجة لون تختلف قليلًا. ارتفاع 45 سم.',
        en: 'Stoneware glazed by hand, each slightly different in tone. 45 cm tall.',
      },
      shelf: 'decor', price: 14900, weight: 2600, quantity: 3, barcode: ean13('628107001009'), made_in: 'SA',
      tags: ['مزهرية', 'خزف'], picture: { motif: 'vase', tint: '#D6C3A5', second: '#6F7F5F', count: 2 },
    },
    {
      slug: 'mirror-arch',
      name: { ar: 'مرآة قوس بإطار أسود', en: 'Arched mirror, black frame' },
      description: {
        ar: 'مرآة 60×90 سم بإطار معدني رفيع، تُعلّق أو تُسند، وتصل مغلفة بالخشب.',
        en: '60×90 cm in a thin metal frame, to hang or lean; delivered in a wooden crate.',
      },
      shelf: 'decor', price: 27900, price_after_discount: 23900, weight: 9000, quantity: 9, barcode: ean13('628107001010'), made_in: 'CN',
      tags: ['مرآة', 'مدخل'], fields: ['install'], picture: { motif: 'mirror', tint: '#2B2B2B', second: '#D5E3E8', count: 1 },
    },
    {
      slug: 'najdi-door-art',
      name: { ar: 'لوحة باب نجدي مزخرف', en: 'Najdi door wall panel' },
      description: {
        ar: 'نسخة مصغرة من أبواب نجد القديمة، حفر ورسم يدوي على خشب الأثل، 40×70 سم.',
        en: 'A small copy of the old Najdi doors, carved and painted by hand on tamarisk, 40×70 cm.',
      },
      shelf: 'decor', price: 45900, weight: 5200, quantity: 0, made_in: 'SA',
      tags: ['نجدي', 'لوحة', 'تراث'], picture: { motif: 'door', tint: '#8A4B2A', second: '#E2A33D', count: 2 },
    },
  ],
} as const satisfies SeedGoods
