import { carriers } from '@rahba/contract/money/carriers/carriers'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { carrierMessages } from '../../messages/carriers.ts'
import { notifyAdmins } from '../../notifications/notify-admins.ts'
import { readRows } from '../../platform/db/rows.ts'
import { today } from '../../platform/db/today.ts'
import type { Db } from '../../platform/db/types.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { defineWorker } from '../../platform/jobs/worker.ts'
import { readCarriers } from './read-collections.ts'

const weekRow = z.strictObject({ week: z.string() })

/** Tells administrators of carriers that are late with cash, each once a week while it is. Returns how many are late. */
export async function watchCarriers(db: Db): Promise<number> {
  const { carriers: rows, late_after_days } = await readCarriers(db)
  const late = rows.filter(({ late_orders }) => late_orders > 0)
  const weeks = await readRows(db, sql`select to_char(${today}, 'IYYY-IW') as week`, weekRow)
  for (const { carrier, late_cash, late_orders } of late) {
    await notifyAdmins(db, 'payments.create', {
      notif_type: 'MoneyNotification',
      model: 'carriers',
      model_id: carriers[carrier].account,
      once: `carrier:${carrier}:late:${weeks[0]?.week}`,
      message: carrierMessages.late.write({ carrier, cash: late_cash, orders: late_orders, after_days: late_after_days }),
    })
  }
  return late.length
}

/** This job runs every morning. */
export const watchCarriersWorker = defineWorker(
  jobKind<Record<string, never>>('watch-carriers'),
  async ({ db }) => void (await db.transaction((tx) => watchCarriers(tx))),
  { cron: '15 8 * * *' },
)
