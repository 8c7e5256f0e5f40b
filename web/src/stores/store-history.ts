import type { Bilingual } from '@rahba/contract/kernel/locale'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { documentKindNames, documentStatuses, entityTypes, storeApproval } from '@rahba/contract/stores/store-states'

const regimes: Record<string, Bilingual> = {
  registered: { ar: 'المتجر (مسجّل في الضريبة)', en: 'Store (VAT-registered)' },
  platform_deemed: { ar: 'المنصة', en: 'Platform' },
}

/** The field and value labels for a store's history. */
export const storeHistory = {
  labels: storeLabels,
  money: ['delivery_charge'],
  rates: ['commission_bp'],
  choices: {
    approved: storeApproval,
    entity_type: entityTypes,
    vat_regime: regimes,
    ...Object.fromEntries(documentKindNames.map((kind) => [kind, documentStatuses])),
  } as Record<string, Readonly<Record<string | number, Bilingual>>>,
}
