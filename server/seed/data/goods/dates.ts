import { ean13 } from '../identifiers.ts'
import type { SeedGoods } from '../types.ts'

export const dates = {
  store: 'nakheel-buraydah',
  shelves: [
    { key: 'loose', name: { ar: 'تمور بالكيلو', en: 'Dates by the kilo' } },
    { key: 'stuffed', name: { ar: 'تمور محشوة', en: 'Stuffed dates' } },
    { key: 'products', name: { ar: 'منتجات التمر', en: 'Date products' } },
    { key: 'gifts', name: { ar: 'ضيافة وهدايا', en: 'Hosting & gifts' } },
  ],
  fields: [
    { key: 'pack', name: { ar: 'العبوة', en: 'Pack' }, kind: 'one', is_required: true, options: [
      { name: { ar: 'كيلو', en: '1 kg' }, price: 0 },
      { name: { ar: '3 كيلو', en: '3 kg' }, price: 7000 },
      { name: { ar: 'كرتون 10 كيلو', en: '10 kg carton' }, price: 28000 },
    ] },
    { key: 'filling', name: { ar: 'الحشوة', en: 'Filling' }, kind: 'one', is_required: true, options: [
      { name: { ar: 'لوز', en: 'Almond' }, price: 0 },
      { name: { ar: 'بيكان', en: 'Pecan' }, price: 500 },
      { name: { ar: 'فستق', en: 'Pistachio' }, price: 1000 },
    ] },
    { key: 'ribbon', name: { ar: 'اسم المناسبة على الشريط', en: 'Occasion name on the ribbon' }, kind: 'text', is_required: false, options: [] },
  ],
  products: [
    {
      slug: 'sukkari-mufattal',
      name: { ar: 'سكري مفتّل فاخر', en: 'Premium Sukkari Mufattal' },
      description: {
        ar: 'سكري القصيم من مزرعتنا في بريدة، حبة متوسطة نصف جافة وقرمشتها خفيفة. محصول هذا الموسم مغلف بالتفريغ.',
        en: 'Qassim Sukkari from our farm in Buraydah: medium, half-dry, with a light crunch. This season, vacuum packed.',
      },
      shelf: 'loose', price: 3900, weight: 1050, quantity: 320, barcode: ean13('628104001001'), made_in: 'SA', brand: 'نخيل',
      tags: ['سكري', 'القصيم', 'تمر'], fields: ['pack'], picture: { motif: 'dateBox', tint: '#B5762F', second: '#F2E2C4', count: 2 },
    },
    {
      slug: 'sukkari-rutab',
      name: { ar: 'رطب سكري مجمد', en: 'Frozen Sukkari rutab' },
      description: {
        ar: 'رطب قُطف في أغسطس وجُمّد في يومه. يُشحن مبردًا داخل القصيم والرياض فقط.',
        en: 'Picked in August and frozen the same day. Shipped chilled within Qassim and Riyadh only.',
      },
      shelf: 'loose', price: 4500, weight: 1100, quantity: 60, barcode: ean13('628104001002'), made_in: 'SA', brand: 'نخيل',
      tags: ['رطب', 'سكري', 'مبرد'], picture: { motif: 'dateTray', tint: '#D39A45', second: '#FFFFFF', count: 2 },
    },
    {
      slug: 'ajwa-madinah',
      name: { ar: 'عجوة المدينة درجة أولى', en: 'Ajwa of Madinah, first grade' },
      description: {
        ar: 'عجوة العالية حبة كبيرة وقشرة رقيقة، من مزارع متعاقدين معها في المدينة المنورة.',
        en: 'Large, thin-skinned Ajwa Al Aliyah from partner farms in Madinah.',
      },
      shelf: 'loose', price: 8500, price_after_discount: 7500, weight: 1050, quantity: 140, barcode: ean13('628104001003'), made_in: 'SA', brand: 'نخيل',
      tags: ['عجوة', 'المدينة'], fields: ['pack'], picture: { motif: 'dateTray', tint: '#3B2320', second: '#E7D7B8', count: 2 },
    },
    {
      slug: 'khalas-qassim',
      name: { ar: 'خلاص مكنوز', en: 'Pressed Khalas' },
      description: {
        ar: 'تمر خلاص مكنوز بالطريقة القديمة، لين ومتماسك ورفيق القهوة الشقراء.',
        en: 'Khalas pressed the old way: soft, dense, the companion of blonde coffee.',
      },
      shelf: 'loose', price: 3200, weight: 1050, quantity: 210, barcode: ean13('628104001004'), made_in: 'SA', brand: 'نخيل',
      tags: ['خلاص', 'مكنوز'], fields: ['pack'], picture: { motif: 'dateBox', tint: '#6E3F22', second: '#EBD9B4', count: 1 },
    },
    {
      slug: 'stuffed-nuts',
      name: { ar: 'تمر محشو بالمكسرات – نصف كيلو', en: 'Nut-stuffed dates, 500 g' },
      description: {
        ar: 'سكري منزوع النوى محشو بمكسرات محمصة في اليوم نفسه، 28 حبة تقريبًا.',
        en: 'Pitted Sukkari stuffed with same-day roasted nuts, about 28 pieces.',
      },
      shelf: 'stuffed', price: 5500, weight: 560, quantity: 75, barcode: ean13('628104001005'), made_in: 'SA', brand: 'نخيل',
      tags: ['محشي', 'لوز', 'ضيافة'], fields: ['filling'], picture: { motif: 'dateTray', tint: '#9A5A2B', second: '#C9D6A3', count: 2 },
    },
    {
      slug: 'chocolate-dates',
      name: { ar: 'تمر مغطى بالشوكولاتة البلجيكية', en: 'Belgian chocolate dates' },
      description: {
        ar: 'تشكيلة من 24 حبة: داكنة وحليب وبيضاء، محشوة باللوز. تُحفظ في مكان بارد.',
        en: 'Twenty-four pieces, dark, milk and white, with an almond inside. Keep cool.',
      },
      shelf: 'stuffed', price: 7900, price_after_discount: 6900, weight: 480, quantity: 52, barcode: ean13('628104001006'), made_in: 'SA', brand: 'نخيل',
      tags: ['شوكولاتة', 'محشي'], picture: { motif: 'chocolateBox', tint: '#4B2A1E', second: '#E9C98E', count: 2 },
    },
    {
      slug: 'date-dibs',
      name: { ar: 'دبس تمر طبيعي 700 جرام', en: 'Natural date syrup, 700 g' },
      description: {
        ar: 'دبس خلاص معصور على البارد بلا سكر مضاف، للحنيني والقهوة والفطائر.',
        en: 'Cold-pressed Khalas syrup with no added sugar, for hunaini, coffee and pancakes.',
      },
      shelf: 'products', price: 3400, weight: 900, quantity: 110, barcode: ean13('628104001007'), made_in: 'SA', brand: 'نخيل',
      tags: ['دبس', 'بدون سكر'], picture: { motif: 'syrupBottle', tint: '#4A2418', second: '#E4B458', count: 2 },
    },
    {
      slug: 'date-maamoul',
      name: { ar: 'كليجا القصيم بالدبس', en: 'Qassim kleija with date syrup' },
      description: {
        ar: 'كليجا تُخبز كل صباح بحشوة الدبس والهيل والليمون الأسود، علبة 20 حبة.',
        en: 'Baked every morning, filled with date syrup, cardamom and dried lime. Box of 20.',
      },
      shelf: 'products', price: 4200, weight: 800, quantity: 64, barcode: ean13('628104001008'), made_in: 'SA', brand: 'نخيل',
      tags: ['كليجا', 'القصيم', 'معجنات'], picture: { motif: 'cookiePlate', tint: '#C88A4A', second: '#F3E7D2', count: 2 },
    },
    {
      slug: 'sidr-honey',
      name: { ar: 'عسل سدر بلدي كيلو', en: 'Local Sidr honey, 1 kg' },
      description: {
        ar: 'عسل سدر من مناحل نجران، مرفق معه تحليل المختبر للدفعة نفسها.',
        en: 'Sidr honey from apiaries in Najran, with the lab analysis of its own batch.',
      },
      shelf: 'products', price: 32000, weight: 1400, quantity: 4, max_purchase_quantity: 2, barcode: ean13('628104001009'), made_in: 'SA',
      tags: ['عسل', 'سدر'], picture: { motif: 'honeyJar', tint: '#D98A1F', second: '#7A4A12', count: 2 },
    },
    {
      slug: 'hosting-tray',
      name: { ar: 'صينية ضيافة تمر وقهوة', en: 'Dates & coffee hosting tray' },
      description: {
        ar: 'ثلاثة أصناف محشوة مع قهوة شقراء نصف كيلو على صينية خشبية تبقى لك.',
        en: 'Three stuffed varieties with half a kilo of blonde coffee on a wooden tray that is yours to keep.',
      },
      shelf: 'gifts', price: 18500, weight: 2300, quantity: 19, made_in: 'SA', brand: 'نخيل',
      tags: ['ضيافة', 'صينية', 'هدية'], fields: ['ribbon'], picture: { motif: 'dateTray', tint: '#7A4524', second: '#2F6E5A', count: 3 },
    },
    {
      slug: 'wedding-boxes',
      name: { ar: 'توزيعات تمر للمناسبات – 50 علبة', en: 'Occasion date favours, 50 boxes' },
      description: {
        ar: 'علب صغيرة فيها ثلاث حبات محشوة، بشريط يحمل اسم المناسبة. الطلب قبل الموعد بخمسة أيام.',
        en: 'Small boxes of three stuffed dates, ribbon printed with the occasion. Order five days ahead.',
      },
      shelf: 'gifts', price: 27500, weight: 3200, quantity: 15, made_in: 'SA', brand: 'نخيل',
      tags: ['توزيعات', 'زواج', 'تخرج'], fields: ['filling', 'ribbon'], picture: { motif: 'giftBox', tint: '#2F6E5A', second: '#D9AE4E', count: 2 },
    },
  ],
} as const satisfies SeedGoods
