import { foldText } from '../../kernel/fold.ts'
import type { Bilingual } from '../../kernel/locale.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import { shippingCompanies } from '../../stores/store-states.ts'

interface Carrier extends Bilingual {
  /** Owner of the carrier's accounts in the ledger. It never changes. */
  account: string
  /** Names that merchants type for it, folded. */
  aliases: readonly string[]
}

/** Shipping companies that collect cash on delivery. `other` is any company that is not listed. */
export const carriers = {
  aramex: { ...shippingCompanies.aramex, account: '0190ca00-0000-7000-8000-000000000001', aliases: ['aramex', 'ارامكس'] },
  smsa: { ...shippingCompanies.smsa, account: '0190ca00-0000-7000-8000-000000000002', aliases: ['smsa', 'سمسا'] },
  spl: {
    ...shippingCompanies.spl,
    account: '0190ca00-0000-7000-8000-000000000003',
    aliases: ['spl', 'سبل', 'saudi post', 'البريد السعودي'],
  },
  dhl: { ...shippingCompanies.dhl, account: '0190ca00-0000-7000-8000-000000000004', aliases: ['dhl', 'دي اتش ال'] },
  naqel: { ...shippingCompanies.naqel, account: '0190ca00-0000-7000-8000-000000000005', aliases: ['naqel', 'ناقل'] },
  other: { ar: 'شركة شحن أخرى', en: 'Another carrier', account: '0190ca00-0000-7000-8000-000000000009', aliases: [] },
} as const satisfies Record<string, Carrier>

export type CarrierKey = keyof typeof carriers
export const carrierKeys = typedKeys(carriers)

/** Finds the carrier that a merchant named in free text: «SMSA Express» is SMSA. A name that nobody knows is `other`. */
export function matchCarrier(name: string): CarrierKey {
  const folded = foldText(name)
  const known = carrierKeys.find((key) => carriers[key].aliases.some((alias) => folded === alias || folded.startsWith(`${alias} `)))
  return known ?? 'other'
}

/** The states of the cash that a carrier collected for one order. */
export const collectionStates = {
  open: { ar: 'لدى شركة الشحن', en: 'With the carrier' },
  part: { ar: 'تم توريد جزء منه', en: 'Partly remitted' },
  remitted: { ar: 'تم توريده', en: 'Remitted' },
  with_store: { ar: 'سُلّم للمتجر من شركة الشحن', en: 'Paid to the store' },
  written_off: { ar: 'تحملته المنصة', en: 'Covered by the platform' },
} as const satisfies Record<string, Bilingual>
export type CollectionState = keyof typeof collectionStates
export const collectionStateKeys = typedKeys(collectionStates)

/** States in which the carrier still owes something. */
export const openCollectionStates = ['open', 'part'] as const satisfies readonly CollectionState[]
