import { ean13 } from '../identifiers.ts'
import type { SeedGoods } from '../types.ts'

export const sport = {
  store: 'nashat-sport',
  shelves: [
    { key: 'wear', name: { ar: 'ملابس رياضية', en: 'Sportswear' } },
    { key: 'shoes', name: { ar: 'أحذية', en: 'Shoes' } },
    { key: 'gym', name: { ar: 'أدوات التمرين', en: 'Training gear' } },
    { key: 'games', name: { ar: 'كرة وبادل', en: 'Football & padel' } },
  ],
  fields: [
    { key: 'size', name: { ar: 'المقاس', en: 'Size' }, kind: 'one', is_required: true, options: [
      { name: { ar: 'صغير S', en: 'S' }, price: 0 },
      { name: { ar: 'وسط M', en: 'M' }, price: 0 },
      { name: { ar: 'كبير L', en: 'L' }, price: 0 },
      { name: { ar: 'كبير جدًا XL', en: 'XL' }, price: 0 },
    ] },
    { key: 'shoe', name: { ar: 'مقاس الحذاء', en: 'Shoe size' }, kind: 'one', is_required: true, options: [
      { name: { ar: '39', en: '39' }, price: 0 },
      { name: { ar: '41', en: '41' }, price: 0 },
      { name: { ar: '43', en: '43' }, price: 0 },
      { name: { ar: '45', en: '45' }, price: 0 },
    ] },
    { key: 'print', name: { ar: 'الاسم والرقم على القميص', en: 'Name and number for the shirt' }, kind: 'text', is_required: false, options: [] },
  ],
  products: [
    {
      slug: 'tee-dry',
      name: { ar: 'تيشيرت رياضي سريع الجفاف', en: 'Quick-dry training tee' },
      description: {
        ar: 'نسيج مثقب يطرد العرق ويجف في عشر دقائق، صُمم لتمارين الصيف في جدة.',
        en: 'Perforated knit that wicks sweat and dries in ten minutes; made for Jeddah summers.',
      },
      shelf: 'wear', price: 8900, price_after_discount: 6900, weight: 160, quantity: 190, barcode: ean13('628109001001'), made_in: 'PK', brand: 'نشاط',
      tags: ['تيشيرت', 'جري'], fields: ['size'], picture: { motif: 'tshirt', tint: '#1E88A8', second: '#F2F2F2', count: 2 },
    },
    {
      slug: 'hoodie-women',
      name: { ar: 'هودي نسائي طويل محتشم', en: "Women's long modest hoodie" },
      description: {
        ar: 'طول يصل إلى منتصف الفخذ وفتحات جانبية للحركة، قطن داخله فرو خفيف.',
        en: 'Mid-thigh length with side slits to move in; cotton with a light brushed inside.',
      },
      shelf: 'wear', price: 15900, weight: 520, quantity: 62, barcode: ean13('628109001002'), made_in: 'TR', brand: 'نشاط',
      tags: ['هودي', 'نسائي', 'محتشم'], fields: ['size'], picture: { motif: 'hoodie', tint: '#9C6B8E', second: '#F0E1EA', count: 2 },
    },
    {
      slug: 'track-pants',
      name: { ar: 'بنطال تمرين بجيوب سحاب', en: 'Track pants with zip pockets' },
      description: {
        ar: 'قماش مرن بأربعة اتجاهات وخصر بحبل، الجيوب بسحاب فلا يسقط الجوال.',
        en: 'Four-way stretch with a drawstring waist; zipped pockets keep the phone in.',
      },
      shelf: 'wear', price: 12900, weight: 340, quantity: 88, barcode: ean13('628109001003'), made_in: 'PK', brand: 'نشاط',
      tags: ['بنطال', 'تمرين'], fields: ['size'], picture: { motif: 'pants', tint: '#2F3642', second: '#E4573D', count: 1 },
    },
    {
      slug: 'football-shirt',
      name: { ar: 'طقم كرة قدم للحواري', en: 'Neighbourhood football kit' },
      description: {
        ar: 'قميص وشورت مع طباعة الاسم والرقم، خصم للفرق من سبعة أطقم فأكثر.',
        en: 'Shirt and shorts with name and number printed; teams of seven or more ask for a price.',
      },
      shelf: 'wear', price: 9900, weight: 320, quantity: 120, barcode: ean13('628109001004'), made_in: 'PK', brand: 'نشاط',
      tags: ['كرة قدم', 'طقم', 'فريق'], fields: ['size', 'print'], picture: { motif: 'tshirt', tint: '#1F7A4D', second: '#FFFFFF', count: 2 },
    },
    {
      slug: 'runner-shoe',
      name: { ar: 'حذاء جري خفيف «كورنيش»', en: 'Corniche light running shoe' },
      description: {
        ar: 'نعل فوم بارتفاع 8 ملم ووزن 240 جرامًا، ثابت على بلاط الكورنيش المبلل.',
        en: '8 mm drop foam sole at 240 g, steady on a wet corniche.',
      },
      shelf: 'shoes', price: 34900, price_after_discount: 27900, weight: 700, quantity: 44, barcode: ean13('628109001005'), made_in: 'VN', brand: 'نشاط',
      tags: ['حذاء', 'جري'], fields: ['shoe'], picture: { motif: 'runningShoe', tint: '#F06543', second: '#2B2D42', count: 3 },
    },
    {
      slug: 'walking-shoe',
      name: { ar: 'حذاء مشي يومي', en: 'Everyday walking shoe' },
      description: {
        ar: 'يُلبس بلا أربطة، نعل واسع مريح لمن يقف طويلًا، ومناسب للمشي في الممشى.',
        en: 'Slip-on with a broad, kind sole for long hours on your feet and evening walks.',
      },
      shelf: 'shoes', price: 22900, weight: 650, quantity: 36, barcode: ean13('628109001006'), made_in: 'VN', brand: 'نشاط',
      tags: ['حذاء', 'مشي'], fields: ['shoe'], picture: { motif: 'runningShoe', tint: '#56667A', second: '#CBD5E0', count: 2 },
    },
    {
      slug: 'dumbbells-10',
      name: { ar: 'دمبل مطاطي 10 كجم – زوج', en: 'Rubber dumbbells, 10 kg pair' },
      description: {
        ar: 'رأس سداسي لا يتدحرج وقبضة معدنية محببة. التوصيل إلى باب البيت لا أسفل العمارة.',
        en: 'Hex heads that stay put and a knurled grip. Delivered to your door, not the bottom of the stairs.',
      },
      shelf: 'gym', price: 26900, weight: 20000, quantity: 18, barcode: ean13('628109001007'), made_in: 'CN',
      tags: ['دمبل', 'حديد'], picture: { motif: 'dumbbell', tint: '#2B2B2F', second: '#C0C4CC', count: 1 },
    },
    {
      slug: 'yoga-mat',
      name: { ar: 'سجادة تمرين 8 ملم', en: 'Exercise mat, 8 mm' },
      description: {
        ar: 'مانعة للانزلاق من الجهتين، مع حزام حمل وخطوط إرشاد للمحاذاة.',
        en: 'Grips on both sides, with alignment lines and a carry strap.',
      },
      shelf: 'gym', price: 9900, weight: 1200, quantity: 75, barcode: ean13('628109001008'), made_in: 'CN',
      tags: ['يوغا', 'تمارين منزلية'], picture: { motif: 'yogaMat', tint: '#6C8FB5', second: '#F2C6B4', count: 2 },
    },
    {
      slug: 'bottle-steel',
      name: { ar: 'قارورة ماء ستيل 1 لتر', en: 'Steel water bottle, 1 L' },
      description: {
        ar: 'تحفظ البرودة 24 ساعة وفوهة واسعة تقبل الثلج، خالية من BPA.',
        en: 'Keeps cold for 24 hours, wide mouth for ice, BPA free.',
      },
      shelf: 'gym', price: 7900, weight: 420, quantity: 143, barcode: ean13('628109001009'), made_in: 'CN', brand: 'نشاط',
      tags: ['قارورة', 'ماء'], picture: { motif: 'waterBottle', tint: '#2A9D8F', second: '#E9C46A', count: 2 },
    },
    {
      slug: 'padel-racket',
      name: { ar: 'مضرب بادل كربون للمبتدئين', en: 'Carbon padel racket for starters' },
      description: {
        ar: 'شكل دائري يسامح الأخطاء ووزن 360 جرامًا، مع حقيبة وثلاث كرات.',
        en: 'A forgiving round shape at 360 g, with a cover and three balls.',
      },
      shelf: 'games', price: 39900, price_after_discount: 33900, weight: 650, quantity: 13, barcode: ean13('628109001010'), made_in: 'CN',
      tags: ['بادل', 'مضرب'], picture: { motif: 'racket', tint: '#E63946', second: '#D6E94B', count: 2 },
    },
    {
      slug: 'football-5',
      name: { ar: 'كرة قدم مقاس 5 للترتان', en: 'Football size 5 for turf' },
      description: {
        ar: 'خياطة حرارية تتحمل الأرض الصناعية، وتصل منفوخة وجاهزة للعب.',
        en: 'Heat-bonded panels for artificial turf; arrives inflated and ready.',
      },
      shelf: 'games', price: 11900, weight: 450, quantity: 1, barcode: ean13('628109001011'), made_in: 'PK',
      tags: ['كرة قدم'], picture: { motif: 'football', tint: '#F4F4F4', second: '#1D3557', count: 1 },
    },
  ],
} as const satisfies SeedGoods
