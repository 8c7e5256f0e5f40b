import { addDays } from '@rahba/contract/statistics/periods'
import { and, eq } from 'drizzle-orm'
import { readToday } from '../../src/platform/db/today.ts'
import type { Mailer } from '../../src/stores/mail-owner.ts'
import { remindPapers } from '../../src/stores/papers/remind-papers.ts'
import { restrictPapers } from '../../src/stores/papers/restrict-expired-papers.ts'
import { storeDocuments, stores } from '../../src/stores/table.ts'
import { before, idFor, type Market, travelTo } from '../market.ts'

const slug = 'uddat-altareeq'
/** So many days before the end the register of the store expired: its days of grace for new products are over, those for orders are not. */
const expired = 16

// what happened in its history is no news to anybody's mailbox
const silent: Mailer = { jobs: { enqueue: async () => undefined }, env: { PUBLIC_URL: 'http://localhost' } }

/** One store whose commercial register has expired: the jobs of each morning since then have marked it, told it and stopped its new products. */
export async function expireOnePaper(market: Market): Promise<void> {
  const { tx } = market
  const { id } = idFor(market.stores, slug)
  await travelTo(market, before(market, expired))
  const end_date = addDays(await readToday(tx), -1)
  await tx.update(stores).set({ commercial_register_end_date: end_date }).where(eq(stores.id, id))
  await tx
    .update(storeDocuments)
    .set({ end_date })
    .where(and(eq(storeDocuments.store_id, id), eq(storeDocuments.kind, 'commercial_register_photo')))
  await remindPapers(tx, silent)
  for (const ago of [expired, 9, 3, 2, 1]) {
    await travelTo(market, before(market, ago))
    await restrictPapers(tx, silent)
  }
}
