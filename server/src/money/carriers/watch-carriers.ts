import { formatAmount } from '@rahba/contract/kernel/money'
import { carriers } from '@rahba/contract/money/carriers'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
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
    const { ar, en, account } = carriers[carrier]
    await notifyAdmins(db, 'payments.create', {
      notif_type: 'MoneyNotification',
      model: 'carriers',
      model_id: account,
      once: `carrier:${carrier}:late:${weeks[0]?.week}`,
      data: {
        ar: {
          title: 'تأخر توريد شركة شحن',
          body: `لم تورّد ${ar} ${formatAmount(late_cash)} ر.س من طلبات مضى على توصيلها أكثر من المهلة (بالأيام: ${late_after_days}). عدد الطلبات: ${late_orders}.`,
        },
        en: {
          title: 'A carrier is late with cash',
          body: `${en} has not remitted SAR ${formatAmount(late_cash)} of orders delivered longer ago than allowed (days: ${late_after_days}). Orders: ${late_orders}.`,
        },
      },
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
