import type { Bilingual } from '../../kernel/locale.ts'

/**
 * The accounts a store reads of its own: what it has earned, what carriers still hold of it, what it may be paid, what is on its way, what it
 * owes.
 */
export const storeAccounts = ['store_with_carriers', 'store_pending', 'store_available', 'payout_transit', 'store_dues'] as const

/** The store's own names for its accounts. */
export const storeAccountLabels: Record<(typeof storeAccounts)[number], Bilingual> = {
  store_with_carriers: { ar: 'الرصيد لدى شركات الشحن', en: 'Balance with carriers' },
  store_pending: { ar: 'الرصيد المعلّق', en: 'Pending' },
  store_available: { ar: 'الرصيد المتاح', en: 'Available' },
  payout_transit: { ar: 'سحوبات قيد التحويل', en: 'Payouts in transit' },
  store_dues: { ar: 'مستحقات المنصة', en: 'Platform dues' },
}
