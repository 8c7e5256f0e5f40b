import type { Axis } from '@rahba/contract/catalog/variants/axes'
import type { Bilingual } from '@rahba/contract/kernel/locale'

/** Names of the options that most products have. */
export const quickNames = {
  colour: { ar: 'اللون', en: 'Colour' },
  size: { ar: 'المقاس', en: 'Size' },
  capacity: { ar: 'السعة أو الحجم', en: 'Capacity' },
  other: { ar: '', en: '' },
} as const satisfies Record<string, Bilingual>
export type QuickName = keyof typeof quickNames

/** An option without values yet. */
export const blankAxis = (name: QuickName): Axis => ({ id: crypto.randomUUID(), name: quickNames[name], values: [] })
