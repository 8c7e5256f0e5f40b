import type { BroadcastBody } from '@rahba/contract/broadcasts/broadcast-shapes'
import { countReadCopies } from '../../src/broadcasts/count-read-copies.ts'
import { createBroadcast } from '../../src/broadcasts/save-broadcast.ts'
import { sendBatch } from '../../src/broadcasts/send-broadcast.ts'
import { listNotifications, markRead } from '../../src/notifications/read-notifications.ts'
import { before, idFor, type Market, travelTo } from '../market.ts'

const body = (words: Pick<BroadcastBody, 'title' | 'body'>, more: Partial<BroadcastBody> = {}): BroadcastBody => ({
  ...words,
  audience: 'all',
  categories: [],
  cities: [],
  stores_id: [],
  channels: ['in_app'],
  timing: 'now',
  scheduled_at: null,
  ...more,
})

const payouts = {
  title: { ar: 'موعد السحوبات في الإجازة', en: 'Payouts over the holiday' },
  body: {
    ar: 'تُنفَّذ في موعدها السحوبات المطلوبة قبل يوم الأربعاء، أما المطلوبة بعده فتُنفَّذ في أول يوم عمل.',
    en: 'Payouts requested before Wednesday are processed on time. Later requests are processed on the first business day.',
  },
}
const riyadh = {
  title: { ar: 'تأخر استلام الشحنات في الرياض', en: 'Shipment pickup delays in Riyadh' },
  body: {
    ar: 'قد يتأخر مندوبو الشحن يوم الخميس بسبب إغلاق بعض الطرق. أبلِغ عملاءك باحتمال التأخير.',
    en: 'Couriers may arrive late on Thursday because some roads are closed. Let your customers know that orders may be delayed.',
  },
}
const season = {
  title: { ar: 'استعد لموسم العروض', en: 'Get ready for the sale season' },
  body: {
    ar: 'راجع كمياتك وأسعارك قبل بداية الشهر، وأضف عروضك من صفحة العروض.',
    en: 'Check your stock and prices before the month begins, and add your offers from the Offers page.',
  },
}

/** Writes one at its day, sends it, and lets every other store of it read it. */
async function send(market: Market, days: number, words: BroadcastBody): Promise<void> {
  const { tx } = market
  await travelTo(market, before(market, days))
  const admin_id = market.admins[0] ?? ''
  const { after } = await createBroadcast(tx, null, { body: words, admin_id, locale: 'ar' })
  if (words.timing === 'draft') return
  while (await sendBatch(tx, null, after.id));
  await travelTo(market, before(market, days - 1))
  for (const [at, { id }] of [...market.stores.values()].entries()) {
    const recipient = { audience: 'store', recipient_id: id } as const
    if (at % 2 === 1) continue
    const { data } = await listNotifications(tx, recipient, { page: 1, per_page: 50 })
    const own = data.find((notice) => notice.data.en.title === words.title.en)
    if (own) await markRead(tx, recipient, own.id, countReadCopies)
  }
}

/** Makes the platform's broadcasts: one to all stores, one to the stores of a city, and a draft. */
export async function makeBroadcasts(market: Market): Promise<void> {
  await send(market, 21, body(payouts))
  await send(market, 5, body(riyadh, { audience: 'city', cities: [idFor(market.cities, 'riyadh').id] }))
  await send(market, 1, body(season, { timing: 'draft', channels: ['in_app', 'push', 'email'] }))
}
