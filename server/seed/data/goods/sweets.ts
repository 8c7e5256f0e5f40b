import type { SeedGoods } from '../types.ts'

export const sweets = {
  store: 'halawat-alhara',
  shelves: [
    { key: 'oriental', name: { ar: 'حلويات شرقية', en: 'Oriental sweets' } },
    { key: 'cakes', name: { ar: 'كيك', en: 'Cakes' } },
    { key: 'bites', name: { ar: 'قطع صغيرة', en: 'Small bites' } },
    { key: 'boxes', name: { ar: 'علب ضيافة', en: 'Hosting boxes' } },
  ],
  fields: [
    { key: 'tray', name: { ar: 'حجم الصينية', en: 'Tray size' }, kind: 'one', is_required: true, options: [
      { name: { ar: 'صغيرة (6 أشخاص)', en: 'Small (serves 6)' }, price: 0 },
      { name: { ar: 'وسط (12 شخصًا)', en: 'Medium (serves 12)' }, price: 5500 },
      { name: { ar: 'كبيرة (20 شخصًا)', en: 'Large (serves 20)' }, price: 11000 },
    ] },
    { key: 'writing', name: { ar: 'العبارة على الكيك', en: 'Writing on the cake' }, kind: 'text', is_required: false, options: [] },
    { key: 'nuts', name: { ar: 'المكسرات', en: 'Nuts' }, kind: 'one', is_required: true, options: [
      { name: { ar: 'مشكل', en: 'Mixed' }, price: 0 },
      { name: { ar: 'فستق فقط', en: 'Pistachio only' }, price: 2000 },
      { name: { ar: 'بدون مكسرات', en: 'No nuts' }, price: 0 },
    ] },
  ],
  products: [
    {
      slug: 'kunafa-cream',
      name: { ar: 'صينية كنافة بالقشطة', en: 'Cream kunafa tray' },
      description: {
        ar: 'عجينة خشنة محمرة بالسمن البلدي وقشطة طازجة، القطر في علبة وحده لتسقيها ساخنة.',
        en: 'Coarse dough browned in local ghee with fresh cream; the syrup comes apart so you pour it hot.',
      },
      shelf: 'oriental', price: 6500, weight: 1100, quantity: 30, made_in: 'SA',
      tags: ['كنافة', 'قشطة'], fields: ['tray'], picture: { motif: 'kunafa', tint: '#E07A2B', second: '#7FA650', count: 3 },
    },
    {
      slug: 'baklawa-mix',
      name: { ar: 'بقلاوة مشكلة كيلو', en: 'Mixed baklawa, 1 kg' },
      description: {
        ar: 'أصابع وعش البلبل ووربات، تُخبز يوميًا وتبقى مقرمشة خمسة أيام.',
        en: 'Fingers, nests and triangles baked daily; crisp for five days.',
      },
      shelf: 'oriental', price: 8900, price_after_discount: 7900, weight: 1150, quantity: 45, made_in: 'SA',
      tags: ['بقلاوة', 'فستق'], fields: ['nuts'], picture: { motif: 'baklava', tint: '#C98A35', second: '#8CA84E', count: 2 },
    },
    {
      slug: 'basbousa',
      name: { ar: 'بسبوسة بالقشطة', en: 'Cream basbousa' },
      description: {
        ar: 'سميد ناعم وجوز هند وقشطة، الصينية مقطعة 16 قطعة.',
        en: 'Fine semolina, coconut and cream, cut in sixteen.',
      },
      shelf: 'oriental', price: 5500, weight: 1200, quantity: 22, made_in: 'SA',
      tags: ['بسبوسة'], fields: ['nuts'], picture: { motif: 'basbousa', tint: '#DDA24A', second: '#F6EBD3', count: 1 },
    },
    {
      slug: 'maamoul-date',
      name: { ar: 'معمول تمر بالسمن', en: 'Date maamoul' },
      description: {
        ar: 'معمول محشو بعجوة المدينة يذوب في الفم، العلبة 24 حبة.',
        en: 'Melting maamoul filled with Madinah ajwa, 24 to a box.',
      },
      shelf: 'bites', price: 5900, weight: 780, quantity: 60, made_in: 'SA',
      tags: ['معمول', 'عيد'], picture: { motif: 'cookiePlate', tint: '#E0B878', second: '#FFFFFF', count: 2 },
    },
    {
      slug: 'luqaimat-kit',
      name: { ar: 'لقيمات جاهزة للقلي', en: 'Ready-to-fry luqaimat' },
      description: {
        ar: 'خلطة وخميرة ودبس وسمسم لأربعين حبة، جاهزة خلال نصف ساعة.',
        en: 'Mix, yeast, date syrup and sesame for forty pieces, ready in half an hour.',
      },
      shelf: 'bites', price: 2900, weight: 620, quantity: 120, made_in: 'SA',
      tags: ['لقيمات', 'رمضان'], picture: { motif: 'luqaimat', tint: '#C27A2C', second: '#3F6F8C', count: 2 },
    },
    {
      slug: 'cake-saffron',
      name: { ar: 'كيكة الزعفران والهيل', en: 'Saffron & cardamom cake' },
      description: {
        ar: 'طبقتان بكريمة المسكربون ورشة فستق، تكفي عشرة أشخاص. تُطلب قبل يوم.',
        en: 'Two layers with mascarpone and pistachio, serves ten. Order a day ahead.',
      },
      shelf: 'cakes', price: 14500, weight: 1600, quantity: 8, made_in: 'SA',
      tags: ['كيك', 'زعفران'], fields: ['writing'], picture: { motif: 'cake', tint: '#F0B93A', second: '#8CA84E', count: 2 },
    },
    {
      slug: 'cake-chocolate',
      name: { ar: 'كيكة شوكولاتة بلجيكية', en: 'Belgian chocolate cake' },
      description: {
        ar: 'شوكولاتة 54% وغاناش لامع، بلا ألوان صناعية.',
        en: '54% chocolate under a glossy ganache, no artificial colours.',
      },
      shelf: 'cakes', price: 15500, price_after_discount: 13500, weight: 1700, quantity: 11, made_in: 'SA',
      tags: ['كيك', 'شوكولاتة', 'عيد ميلاد'], fields: ['writing'], picture: { motif: 'cake', tint: '#5A3322', second: '#E9C98E', count: 2 },
    },
    {
      slug: 'cupcakes-12',
      name: { ar: 'كب كيك 12 حبة', en: 'A dozen cupcakes' },
      description: {
        ar: 'فانيليا وشوكولاتة وفراولة، كريمتها خفيفة السكر ويمكن طباعة صورة عليها.',
        en: 'Vanilla, chocolate and strawberry with a low-sugar cream; pictures can be printed on.',
      },
      shelf: 'cakes', price: 7800, weight: 900, quantity: 26, made_in: 'SA',
      tags: ['كب كيك', 'أطفال'], fields: ['writing'], picture: { motif: 'cupcake', tint: '#E88FA8', second: '#8A5A3C', count: 2 },
    },
    {
      slug: 'choc-truffle',
      name: { ar: 'ترافل قهوة سعودية', en: 'Saudi coffee truffles' },
      description: {
        ar: 'شوكولاتة بيضاء بالهيل والقهوة الشقراء، 20 حبة في علبة مبردة.',
        en: 'White chocolate with cardamom and blonde coffee, twenty in a chilled box.',
      },
      shelf: 'bites', price: 6900, weight: 380, quantity: 2, made_in: 'SA',
      tags: ['ترافل', 'قهوة سعودية'], picture: { motif: 'chocolateBox', tint: '#B98A54', second: '#5B3A29', count: 1 },
    },
    {
      slug: 'hosting-box',
      name: { ar: 'علبة ضيافة مشكلة 2 كيلو', en: 'Mixed hosting box, 2 kg' },
      description: {
        ar: 'بقلاوة ومعمول وبيتي فور وشوكولاتة في صندوق يُقدَّم كما هو.',
        en: 'Baklawa, maamoul, petits fours and chocolates in a box that goes straight to the table.',
      },
      shelf: 'boxes', price: 18900, weight: 2300, quantity: 17, made_in: 'SA',
      tags: ['ضيافة', 'عيد'], fields: ['nuts'], picture: { motif: 'sweetBox', tint: '#7C2F46', second: '#E2B65A', count: 2 },
    },
    {
      slug: 'umm-ali',
      name: { ar: 'أم علي مجمدة للفرن', en: 'Frozen umm ali' },
      description: {
        ar: 'من الفريزر إلى الفرن مباشرة، 25 دقيقة وتكون على السفرة. تكفي ستة أشخاص.',
        en: 'From freezer to oven; twenty-five minutes and it is on the table. Serves six.',
      },
      shelf: 'oriental', price: 4800, weight: 1000, quantity: 0, made_in: 'SA',
      tags: ['أم علي', 'مجمد'], fields: ['nuts'], picture: { motif: 'basbousa', tint: '#E8C489', second: '#B5762F', count: 1 },
    },
  ],
} as const satisfies SeedGoods
