import type { CodeBody } from '@rahba/contract/promotions/code-shapes'

interface DemoCode extends Pick<CodeBody, 'code' | 'name' | 'type' | 'amount'> {
  /** The stores it is for; the first of them gives it, unless the platform does. None: every store, the platform's alone. */
  stores: readonly string[]
  platform?: true
  rest?: Partial<CodeBody>
  /** Days from today. */
  from: number
  to: number | null
  /** How many of a hundred orders it could serve ask for it. */
  requested: number
}

/** Codes of the demo market, of every state: coupons of stores and codes of the platform. */
export const codes: readonly DemoCode[] = [
  {
    code: 'رحبة10',
    name: { ar: 'أهلًا بك في رحبة', en: 'Welcome to Rahba' },
    type: 'percentage',
    amount: 1000,
    stores: [],
    platform: true,
    rest: { cap: 3000, first_order: true, max_use_number: 500 },
    from: -80,
    to: null,
    requested: 30,
  },
  {
    code: 'SHIPFREE',
    name: { ar: 'توصيل على حساب المنصة', en: 'Delivery on us' },
    type: 'value',
    amount: 0,
    stores: [],
    platform: true,
    rest: { free_delivery_charge: true, order_min_cost: 15_000, max_use_number: 40, max_use_per_user: 2 },
    from: -40,
    to: 20,
    requested: 12,
  },
  {
    code: 'SADEEM15',
    name: { ar: 'خصم محبي القهوة', en: 'Coffee lovers' },
    type: 'percentage',
    amount: 1500,
    stores: ['sadeem-roastery'],
    rest: { cap: 4000, order_min_cost: 8000, max_use_per_user: 3 },
    from: -60,
    to: 30,
    requested: 22,
  },
  {
    code: 'خريف٢٠',
    name: { ar: 'خصم الخريف', en: 'Autumn' },
    type: 'value',
    amount: 2000,
    stores: ['sadeem-roastery'],
    rest: { order_min_cost: 12_000, max_use_number: 6 },
    from: -50,
    to: -5,
    requested: 25,
  },
  {
    code: 'WINTER',
    name: { ar: 'عرض الشتاء', en: 'Winter' },
    type: 'percentage',
    amount: 2000,
    stores: ['sadeem-roastery'],
    rest: { cap: 5000 },
    from: 9,
    to: 40,
    requested: 0,
  },
]
