import { brands, type Quality, qualities } from './attributes.ts'
import { kindLines } from './kinds.ts'
import { homeKindLines } from './kinds-home.ts'

/** A product of the demo catalogue with what is true of it, by which queries are judged. */
export interface DemoProduct {
  name: { ar: string; en: string }
  description: { ar: string; en: string }
  brand: string | null
  tags: string[]
  category: string
  store: string
  sales: number
  quantity: number
  facts: ReadonlySet<string>
}

/** Categories with their names and the stores that sell them. */
export const categories: Record<string, { ar: string; en: string; stores: string[] }> = {
  women: { ar: 'أزياء نسائية', en: "Women's fashion", stores: ['layan', 'nawaem'] },
  men: { ar: 'أزياء رجالية', en: "Men's fashion", stores: ['hayba', 'shomookh'] },
  kids: { ar: 'ملابس أطفال', en: "Kids' fashion", stores: ['baraem'] },
  shoes: { ar: 'أحذية', en: 'Shoes', stores: ['khatwa', 'shomookh'] },
  bags: { ar: 'حقائب', en: 'Bags', stores: ['khatwa', 'nawaem'] },
  jewelry: { ar: 'ساعات ومجوهرات', en: 'Watches and jewellery', stores: ['bareeq'] },
  perfume: { ar: 'عطور وبخور', en: 'Perfumes and incense', stores: ['diwan', 'teeb'] },
  beauty: { ar: 'الجمال والعناية', en: 'Beauty and care', stores: ['nadara'] },
  baby: { ar: 'مستلزمات الرضع', en: 'Baby care', stores: ['baraem'] },
  food: { ar: 'أغذية ومشروبات', en: 'Food and drinks', stores: ['bayader', 'mazaj'] },
  health: { ar: 'مكملات غذائية', en: 'Supplements', stores: ['afiya'] },
  electronics: { ar: 'إلكترونيات', en: 'Electronics', stores: ['tiqniya', 'raqami'] },
  appliances: { ar: 'أجهزة منزلية', en: 'Home appliances', stores: ['tiqniya', 'manzili'] },
  kitchen: { ar: 'أدوات المطبخ', en: 'Kitchenware', stores: ['manzili'] },
  home: { ar: 'أثاث ومفروشات', en: 'Furniture and furnishings', stores: ['dar', 'manzili'] },
  cleaning: { ar: 'منظفات', en: 'Cleaning', stores: ['bayader'] },
  toys: { ar: 'ألعاب', en: 'Toys', stores: ['baraem'] },
  gifts: { ar: 'هدايا ومناسبات', en: 'Gifts and occasions', stores: ['lahza'] },
  sport: { ar: 'رياضة ورحلات', en: 'Sport and outdoors', stores: ['kashta'] },
  books: { ar: 'كتب وقرطاسية', en: 'Books and stationery', stores: ['waraq'] },
  car: { ar: 'مستلزمات السيارة', en: 'Car care', stores: ['kashta'] },
  garden: { ar: 'نباتات وحدائق', en: 'Plants and garden', stores: ['ghusn'] },
  pets: { ar: 'حيوانات أليفة', en: 'Pets', stores: ['aleef'] },
  tools: { ar: 'عدد وأدوات', en: 'Tools', stores: ['manzili'] },
}

/** Stores by slug. */
export const stores: Record<string, { ar: string; en: string }> = {
  layan: { ar: 'ليان للأزياء', en: 'Layan Fashion' },
  nawaem: { ar: 'بوتيك نواعم', en: 'Nawaem Boutique' },
  hayba: { ar: 'هيبة', en: 'Hayba' },
  shomookh: { ar: 'شموخ الرجل', en: 'Shomookh' },
  baraem: { ar: 'براعم', en: 'Baraem' },
  khatwa: { ar: 'خطوة', en: 'Khatwa' },
  bareeq: { ar: 'بريق', en: 'Bareeq' },
  diwan: { ar: 'ديوان الطيب', en: 'Diwan Al Teeb' },
  teeb: { ar: 'دار الأصيل', en: 'Dar Al Aseel' },
  nadara: { ar: 'نضارة', en: 'Nadara' },
  bayader: { ar: 'بيادر الخير', en: 'Bayader' },
  mazaj: { ar: 'محمصة مزاج', en: 'Mazaj Roastery' },
  afiya: { ar: 'صيدلية نبض', en: 'Nabd Pharmacy' },
  tiqniya: { ar: 'إكسترا تك', en: 'Extra Tech' },
  raqami: { ar: 'عالم رقمي', en: 'Raqami World' },
  manzili: { ar: 'بيت مرتب', en: 'Bayt Murattab' },
  dar: { ar: 'مجلس نجد', en: 'Majlis Najd' },
  lahza: { ar: 'لحظة فرح', en: 'Lahza' },
  kashta: { ar: 'كشتة وبر', en: 'Kashta' },
  waraq: { ar: 'مكتبة حبر', en: 'Hibr Bookshop' },
  ghusn: { ar: 'غصن', en: 'Ghusn' },
  aleef: { ar: 'أليف', en: 'Aleef' },
}

// Shops write such sentences around a product. They name other products, as real descriptions do.
const sentences: readonly { ar: string; en: string }[] = [
  { ar: 'جودة عالية وتغليف آمن، ويصلك خلال أيام.', en: 'High quality, safely packed, with you within days.' },
  { ar: 'هدية مناسبة في العيد ورمضان.', en: 'A fitting gift for Eid and Ramadan.' },
  { ar: 'يأتي في علبة أنيقة مع كرت إهداء.', en: 'Comes in an elegant box with a gift card.' },
  { ar: 'قدمه مع القهوة والتمر لضيوفك.', en: 'Serve it with coffee and dates.' },
  { ar: 'ضمان سنتين من المتجر واستبدال خلال سبعة أيام.', en: 'Two years of warranty, exchange within seven days.' },
  { ar: 'صنع بعناية من خامات مختارة.', en: 'Carefully made of selected materials.' },
  { ar: 'مناسب للاستخدام اليومي في البيت والسفر.', en: 'For every day, at home and on the road.' },
  { ar: 'لا يشمل العرض الشاحن ولا الملحقات.', en: 'Charger and accessories are not included.' },
  { ar: 'يحفظ بعيدا عن متناول الأطفال.', en: 'Keep away from children.' },
  { ar: 'الأكثر طلبا في الرياض وجدة والدمام.', en: 'The most ordered in Riyadh, Jeddah and Dammam.' },
]

/** The same numbers at every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

interface Kind {
  key: string
  families: string[]
  category: string
  gender: 'm' | 'f'
  ar: string
  en: string
  brands: string[]
  groups: { group: string; keys: string[] }[]
  count: number
  tags: string[]
}

function readKind(line: string): Kind {
  const [names = '', category = '', gender, ar = '', en = '', brandText = '', groupText = '', count, tagText = ''] = line
    .split('|')
    .map((cell) => cell.trim())
  const [key = '', ...families] = names.split('+')
  const groups = groupText
    .split(' ')
    .filter(Boolean)
    .map((text) => {
      const [group = '', keys = ''] = text.split(':')
      return { group, keys: keys.split(',') }
    })
  const split = (text: string) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)
  return {
    key,
    families,
    category,
    gender: gender === 'f' ? 'f' : 'm',
    ar,
    en,
    brands: split(brandText),
    groups,
    count: Number(count),
    tags: split(tagText),
  }
}

export const kinds: readonly Kind[] = `${kindLines}${homeKindLines}`.split('\n').filter(Boolean).map(readKind)

function findQuality(group: string, key: string): Quality {
  const all: Record<string, Record<string, Quality>> = qualities
  const found = all[group]?.[key]
  if (!found) throw new Error(`no quality ${group}=${key}`)
  return found
}

function makeProduct(kind: Kind, n: number, next: () => number): DemoProduct {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T // callers pass lists that are not empty
  const brandKey = kind.brands.length > 0 ? kind.brands[n % kind.brands.length] : undefined
  const brand = brandKey === undefined ? undefined : brands[brandKey]
  if (brandKey !== undefined && !brand) throw new Error(`no brand ${brandKey}`)
  const chosen = kind.groups.map(({ group, keys }, at) => ({
    group,
    key: (at === 0 && kind.brands.length === 0 ? keys[n % keys.length] : pick(keys)) ?? '',
  }))
  const named = chosen.map(({ group, key }) => ({ group, quality: findQuality(group, key) }))
  const last = (group: string) => group === 'size'
  const ar = [
    kind.ar,
    ...named.filter(({ group }) => !last(group)).map(({ quality }) => quality[kind.gender]),
    ...(brand ? [n % 2 === 0 ? brand[0] : brand[1]] : []),
    ...named.filter(({ group }) => last(group)).map(({ quality }) => quality.m),
  ]
  const en = [...(brand ? [brand[1]] : []), ...named.filter(({ group }) => !last(group)).map(({ quality }) => quality.en), kind.en]
  const sizes = named.filter(({ group }) => last(group)).map(({ quality }) => quality.en)
  const [first, second] = [pick(sentences), pick(sentences)]
  const category = categories[kind.category]
  if (!category) throw new Error(`no category ${kind.category}`)
  const store = pick(category.stores)
  const facts = new Set([
    kind.key,
    ...kind.families,
    kind.category,
    `store=${store}`,
    ...chosen.map(({ group, key }) => `${group}=${key}`),
    ...(brandKey ? [`brand=${brandKey}`] : []),
  ])
  return {
    name: { ar: ar.join(' '), en: [en.join(' '), ...sizes].join(', ') },
    description: { ar: `<p>${first.ar} ${second.ar}</p>`, en: `<p>${first.en} ${second.en}</p>` },
    brand: brand ? brand[1] : null,
    tags: kind.tags,
    category: kind.category,
    store,
    sales: Math.floor(next() ** 3 * 400),
    quantity: next() < 0.08 ? 0 : 1 + Math.floor(next() * 60),
    facts,
  }
}

// Kinds have fewer combinations than tries, so each try may give one that is there already.
const tries = 8

/**
 * Products of every kind, some 2,000, each named as no other. A larger market has as many more of each kind, told apart by a model number.
 * @param size the number of products, where it is more
 */
export function makeCatalogue(size = 0): DemoProduct[] {
  const next = random(7)
  const made = new Map<string, DemoProduct>()
  for (const kind of kinds)
    for (let n = 0; n < kind.count * tries; n++) {
      const product = makeProduct(kind, n, next)
      if (!made.has(product.name.ar)) made.set(product.name.ar, product)
    }
  const first = [...made.values()]
  const more = Array.from({ length: Math.max(0, size - first.length) }, (_, n) => {
    const product = first[n % first.length] as DemoProduct // there are products
    return { ...product, name: { ar: `${product.name.ar} موديل ${n}`, en: `${product.name.en}, model ${n}` } }
  })
  return [...first, ...more]
}
