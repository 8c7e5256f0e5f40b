import { ean13 } from '../identifiers.ts'
import type { SeedGoods } from '../types.ts'

export const cars = {
  store: 'uddat-altareeq',
  shelves: [
    { key: 'inside', name: { ar: 'داخل السيارة', en: 'Inside the car' } },
    { key: 'power', name: { ar: 'كهرباء وطوارئ', en: 'Power & emergency' } },
    { key: 'care', name: { ar: 'عناية وتلميع', en: 'Care & polish' } },
    { key: 'trip', name: { ar: 'كشتات', en: 'Desert trips' } },
  ],
  fields: [
    { key: 'car', name: { ar: 'نوع السيارة وموديلها', en: 'Car make and year' }, kind: 'text', is_required: true, options: [] },
    { key: 'colour', name: { ar: 'اللون', en: 'Colour' }, kind: 'one', is_required: true, options: [
      { name: { ar: 'أسود', en: 'Black' }, price: 0 },
      { name: { ar: 'بيج', en: 'Beige' }, price: 0 },
      { name: { ar: 'بني', en: 'Brown' }, price: 0 },
    ] },
    { key: 'fit', name: { ar: 'التركيب', en: 'Fitting' }, kind: 'one', is_required: false, options: [
      { name: { ar: 'بدون تركيب', en: 'No fitting' }, price: 0 },
      { name: { ar: 'تركيب في فرع حائل', en: 'Fitted at our Hail shop' }, price: 5000 },
    ] },
  ],
  products: [
    {
      slug: 'phone-holder',
      name: { ar: 'حامل جوال مغناطيسي للمكيف', en: 'Magnetic vent phone holder' },
      description: {
        ar: 'عشرة مغناطيسات ومشبك معدني لا يهتز على المطبات، يناسب فتحات المكيف الأفقية والعمودية.',
        en: 'Ten magnets and a metal clip that ignores speed bumps; fits horizontal and vertical vents.',
      },
      shelf: 'inside', price: 5500, price_after_discount: 4500, weight: 120, quantity: 230, barcode: ean13('628112001001'), made_in: 'CN',
      tags: ['حامل جوال'], picture: { motif: 'carHolder', tint: '#2F3A46', second: '#E8A33D', count: 2 },
    },
    {
      slug: 'sunshade',
      name: { ar: 'مظلة زجاج أمامي قابلة للطي', en: 'Folding windscreen shade' },
      description: {
        ar: 'تفتح مثل المظلة في ثانيتين وتخفض حرارة المقصورة في عز الصيف. مقاسان للسيدان والجيب.',
        en: 'Opens like an umbrella in two seconds and keeps the cabin bearable in August. Two sizes.',
      },
      shelf: 'inside', price: 6900, weight: 500, quantity: 145, barcode: ean13('628112001002'), made_in: 'CN',
      tags: ['مظلة', 'صيف'], fields: ['car'], picture: { motif: 'sunshade', tint: '#C7CDD3', second: '#3B6EA5', count: 1 },
    },
    {
      slug: 'seat-covers',
      name: { ar: 'تلبيسة مقاعد جلد', en: 'Leather seat covers' },
      description: {
        ar: 'تفصيل على موديل سيارتك ولا تغطي وسائد الهواء الجانبية، خلال عشرة أيام.',
        en: 'Cut to your model, leaving the side airbags free, within ten days.',
      },
      shelf: 'inside', price: 64900, price_after_discount: 57900, weight: 7000, quantity: 10, made_in: 'SA',
      tags: ['تلبيسة', 'مقاعد'], fields: ['car', 'colour', 'fit'], picture: { motif: 'carSeat', tint: '#7B4B2E', second: '#E3C9A6', count: 2 },
    },
    {
      slug: 'freshener-oud',
      name: { ar: 'معطر سيارة بالعود', en: 'Oud car freshener' },
      description: {
        ar: 'خشب معبأ بدهن العود يُعلّق على المرآة، رائحته هادئة وتدوم 45 يومًا.',
        en: 'Wood filled with oud oil to hang from the mirror; quiet, and good for 45 days.',
      },
      shelf: 'inside', price: 3500, weight: 60, quantity: 310, barcode: ean13('628112001004'), made_in: 'SA',
      tags: ['معطر', 'عود'], picture: { motif: 'freshener', tint: '#7A4F2A', second: '#D9AE4E', count: 1 },
    },
    {
      slug: 'dash-cam',
      name: { ar: 'كاميرا سيارة 4K أمام وخلف', en: 'Front and rear 4K dash cam' },
      description: {
        ar: 'تسجيل متواصل ورؤية ليلية وقفل المقطع عند الصدمة، مع ذاكرة 64 جيجا.',
        en: 'Loop recording, night vision and a lock on impact, 64 GB card included.',
      },
      shelf: 'power', price: 34900, weight: 380, quantity: 26, barcode: ean13('628112001005'), made_in: 'CN',
      tags: ['كاميرا', 'داش كام'], fields: ['fit'], picture: { motif: 'dashCam', tint: '#20262E', second: '#D64545', count: 2 },
    },
    {
      slug: 'jump-starter',
      name: { ar: 'مشغل بطارية متنقل 2000 أمبير', en: 'Portable 2,000 A jump starter' },
      description: {
        ar: 'يشغّل محركًا حتى 6 لتر ويشحن الجوال، لا تطلع البر بدونه.',
        en: 'Starts engines up to six litres and charges a phone. Do not head for the desert without it.',
      },
      shelf: 'power', price: 28900, weight: 900, quantity: 31, barcode: ean13('628112001006'), made_in: 'CN',
      tags: ['اشتراك', 'طوارئ', 'بطارية'], picture: { motif: 'jumpStarter', tint: '#E0A526', second: '#20262E', count: 2 },
    },
    {
      slug: 'air-compressor',
      name: { ar: 'نافخ إطارات رقمي', en: 'Digital tyre inflator' },
      description: {
        ar: 'يتوقف عند الضغط المطلوب، ينفخ إطار الجيب بعد التنسيم في أربع دقائق.',
        en: 'Stops at the pressure you set; refills an aired-down 4×4 tyre in four minutes.',
      },
      shelf: 'power', price: 19900, price_after_discount: 16900, weight: 1600, quantity: 3, barcode: ean13('628112001007'), made_in: 'CN',
      tags: ['نافخ', 'إطارات', 'كشتة'], picture: { motif: 'compressor', tint: '#C83F31', second: '#2B2F36', count: 2 },
    },
    {
      slug: 'wash-kit',
      name: { ar: 'طقم غسيل وتلميع 8 قطع', en: 'Wash and polish kit, 8 pieces' },
      description: {
        ar: 'شامبو مركز وملمع تابلوه وواكس وفوط مايكروفايبر، يكفي عشر غسلات.',
        en: 'Concentrated shampoo, dashboard polish, wax and microfibre cloths; about ten washes.',
      },
      shelf: 'care', price: 11900, weight: 2400, quantity: 48, barcode: ean13('628112001008'), made_in: 'SA',
      tags: ['غسيل', 'تلميع'], picture: { motif: 'washKit', tint: '#2C7DA0', second: '#F2C14E', count: 2 },
    },
    {
      slug: 'car-vacuum',
      name: { ar: 'مكنسة سيارة لاسلكية', en: 'Cordless car vacuum' },
      description: {
        ar: 'قوة شفط 9 كيلو باسكال وفلتر يُغسل، رأس رفيع لما بين المقاعد.',
        en: '9 kPa of suction, a washable filter and a thin head for between the seats.',
      },
      shelf: 'care', price: 14900, weight: 800, quantity: 37, barcode: ean13('628112001009'), made_in: 'CN',
      tags: ['مكنسة'], fields: ['colour'], picture: { motif: 'vacuum', tint: '#3A4A5A', second: '#5EC2B7', count: 1 },
    },
    {
      slug: 'cool-box',
      name: { ar: 'ثلاجة رحلات 35 لترًا', en: 'Trip cool box, 35 L' },
      description: {
        ar: 'تعمل على 12 فولت أو كهرباء البيت وتبرد إلى تحت الصفر، مع حماية لبطارية السيارة.',
        en: 'Runs on 12 V or mains, goes below zero, and looks after the car battery.',
      },
      shelf: 'trip', price: 89900, price_after_discount: 79900, weight: 13500, quantity: 7, barcode: ean13('628112001010'), made_in: 'CN',
      tags: ['ثلاجة', 'كشتة'], picture: { motif: 'coolBox', tint: '#4B5A46', second: '#E0A526', count: 2 },
    },
    {
      slug: 'recovery-set',
      name: { ar: 'طقم سحب وإنقاذ للرمل', en: 'Sand recovery set' },
      description: {
        ar: 'حبل سحب 9 أمتار بقوة 8 أطنان وحلقتان ولوحا غرز.',
        en: 'A 9 m, 8-tonne strap, two shackles and a pair of sand boards.',
      },
      shelf: 'trip', price: 39900, weight: 9800, quantity: 0, barcode: ean13('628112001011'), made_in: 'CN',
      tags: ['سحب', 'تطعيس'], picture: { motif: 'recovery', tint: '#D9772B', second: '#2B2F36', count: 1 },
    },
  ],
} as const satisfies SeedGoods
