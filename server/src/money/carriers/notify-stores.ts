import { carrierMessages } from '../../messages/carriers.ts'
import { notify } from '../../notifications/notify.ts'
import type { Db } from '../../platform/db/types.ts'
import type { RemittanceRecord } from './table.ts'

/** Tells each store, once for each remittance, how much of its cash has come in. */
export async function notifyStoresOfRemittance(
  db: Db,
  remittance: RemittanceRecord,
  settled: readonly { store_id: string; released: number }[],
): Promise<void> {
  for (const [store_id, of] of Map.groupBy(settled, (one) => one.store_id)) {
    const received = of.filter(({ released }) => released > 0)
    if (received.length === 0) continue
    const amount = received.reduce((sum, { released }) => sum + released, 0)
    await notify(db, {
      recipient_ids: [store_id],
      notif_type: 'MoneyNotification',
      once: `remittance:${remittance.id}`,
      message: carrierMessages.cash_remitted.write({ carrier: remittance.carrier, orders: received.length, amount }),
    })
  }
}
