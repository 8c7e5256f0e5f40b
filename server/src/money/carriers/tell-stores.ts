import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { formatAmount } from '@rahba/contract/kernel/money'
import { pluralAr, pluralEn } from '@rahba/contract/kernel/plural'
import { carriers } from '@rahba/contract/money/carriers'
import { notify } from '../../notifications/notify.ts'
import type { Db } from '../../platform/db/types.ts'
import type { RemittanceRecord } from './table.ts'

const ordersAr = (n: number) =>
  pluralAr(n, { zero: 'لا طلبات', one: 'طلب واحد', two: 'طلبين', few: '{n} طلبات', many: '{n} طلبًا', other: '{n} طلب' })
const ordersEn = (n: number) => pluralEn(n, { one: '1 order', other: '{n} orders' })

const getTexts = (carrier: (locale: Locale) => string, orders: number, amount: string) => ({
  ar: {
    title: 'وصل نقد من شركة الشحن',
    body: `ورّدت ${carrier('ar')} نقد ${ordersAr(orders)}، وأُضيف إلى رصيدك ${amount} ر.س.`,
  },
  en: {
    title: 'Cash has come in from a carrier',
    body: `${carrier('en')} has remitted the cash of ${ordersEn(orders)}: SAR ${amount} was added to your balance.`,
  },
})

/** Tells each store, once for each remittance, how much of its cash has come in. */
export async function tellStores(
  db: Db,
  remittance: RemittanceRecord,
  settled: readonly { store_id: string; released: number }[],
): Promise<void> {
  const carrier = (locale: Locale) => inLocale(carriers[remittance.carrier], locale)
  for (const [store_id, of] of Map.groupBy(settled, (one) => one.store_id)) {
    const came = of.filter(({ released }) => released > 0)
    if (came.length === 0) continue
    const amount = formatAmount(came.reduce((sum, { released }) => sum + released, 0))
    await notify(db, {
      audience: 'store',
      recipient_ids: [store_id],
      notif_type: 'MoneyNotification',
      once: `remittance:${remittance.id}`,
      data: getTexts(carrier, came.length, amount),
    })
  }
}
