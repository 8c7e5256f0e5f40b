import { carrierMessages } from '../../messages/carriers.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import type { Db } from '../../platform/db/types.ts'
import type { RemittanceRecord } from './table.ts'

/** Tells those who may record a remittance that the first approval was given and another admin has to give the second. */
export async function notifySecondApprover(
  db: Db,
  { id, number, carrier, amount, updated_at }: Pick<RemittanceRecord, 'id' | 'number' | 'carrier' | 'amount' | 'updated_at'>,
): Promise<void> {
  await notifyAdmins(db, 'payments.update', {
    notif_type: 'MoneyNotification',
    model: 'remittances',
    model_id: id,
    // A change of the draft resets its first approval, so the next approval must notify again.
    once: `remittance:${id}:second:${updated_at}`,
    message: carrierMessages.remittance_needs_second.write({ number, carrier, amount }),
  })
}
