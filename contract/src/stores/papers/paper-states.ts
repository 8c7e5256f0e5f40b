import type { Bilingual } from '../../kernel/locale.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'

/** The restriction of a store while one of its documents has expired. `orders` also stops new products. */
export const paperRestrictions = ['products', 'orders'] as const
export type PaperRestriction = (typeof paperRestrictions)[number]

/** The restriction that a store with an expired document is under, for lists of stores. */
export const paperRestrictionStates = {
  grace: { ar: 'ضمن المهلة', en: 'In grace period' },
  products: { ar: 'المنتجات الجديدة موقوفة', en: 'New products stopped' },
  orders: { ar: 'الطلبات الجديدة موقوفة', en: 'New orders stopped' },
} as const satisfies Record<PaperRestriction | 'grace', Bilingual>
export type PaperRestrictionState = keyof typeof paperRestrictionStates
export const paperRestrictionStateNames = typedKeys(paperRestrictionStates)

/** The effect of an expired document after the days of grace: the choices of the setting. */
export const expiredPapersStop = {
  nothing: { ar: 'تذكير المتجر فقط', en: 'Only remind the store' },
  products: { ar: 'إيقاف المنتجات الجديدة', en: 'Stop new products' },
  orders: { ar: 'إيقاف المنتجات الجديدة، ثم الطلبات الجديدة', en: 'Stop new products, then new orders' },
} as const satisfies Record<string, Bilingual>

interface PaperDays {
  products_stop_on: string | null
  orders_stop_on: string | null
}

/** The restriction of a store on `day`; days are `YYYY-MM-DD` in Riyadh. */
export function restrictionOn(day: string, { products_stop_on, orders_stop_on }: PaperDays): PaperRestriction | null {
  if (orders_stop_on !== null && orders_stop_on <= day) return 'orders'
  return products_stop_on !== null && products_stop_on <= day ? 'products' : null
}

/** The state of a store with expired papers; null where nothing is or will be restricted. */
export const toPaperState = (
  store: Pick<PaperDays, 'products_stop_on'> & { paper_restriction: PaperRestriction | null },
): PaperRestrictionState | null => (store.products_stop_on === null ? null : (store.paper_restriction ?? 'grace'))
