import { invariants } from '@rahba/contract/money/ledger/invariants'
import { sql } from 'drizzle-orm'
import { hasAdministrator } from '../src/access/has-administrator.ts'
import { saveProof } from '../src/money/ledger/prove-ledger.ts'
import { outgoingNotices } from '../src/notifications/table.ts'
import { extendTimeout } from '../src/platform/db/driver/transaction.ts'
import type { Db } from '../src/platform/db/types.ts'
import type { Deps } from '../src/platform/deps.ts'
import { refreshFigures } from '../src/statistics/figures/refresh-figures.ts'
import { goods } from './data/goods.ts'
import { stores } from './data/stores.ts'
import { publishAgreementOfOpening, reviseAgreement } from './make/agreement.ts'
import { makeBanks } from './make/banks.ts'
import { makeBranches } from './make/branches.ts'
import { makeBroadcasts } from './make/broadcasts.ts'
import { hangCategoryPictures, makeCategories } from './make/categories.ts'
import { makeChats } from './make/chats.ts'
import { makeCodes } from './make/codes.ts'
import { makeContent, makePartners, revisePages } from './make/content.ts'
import { makeNews } from './make/content-news.ts'
import { expireOnePaper } from './make/expired-paper.ts'
import { makeGoods, uploadProductPictures } from './make/goods.ts'
import { receiveMessages } from './make/messages.ts'
import { makeOffers } from './make/offers.ts'
import { makePlaces } from './make/places.ts'
import { makeRemittances } from './make/remittances.ts'
import { feature, registeredAt, review } from './make/review.ts'
import { makeSections } from './make/sections.ts'
import { settle } from './make/settle.ts'
import { makeShoppers } from './make/shoppers.ts'
import { makeStaff } from './make/staff.ts'
import { uploadStoreFiles } from './make/store-papers.ts'
import { fillProfile, register } from './make/stores.ts'
import { before, idFor, type Market, travelTo } from './market.ts'
import { inMarketTransaction } from './market-transaction.ts'
import { runOrders } from './orders/run-orders.ts'
import { type Artist, artist as realArtist } from './pictures/artist.ts'

interface SeedOptions {
  /** The moment the history ends; now when not said. */
  end?: Date
  artist?: Artist
  /** Hears a short line after each part. */
  progress?: (done: string) => void
}

async function makeStoresAndGoods(market: Market): Promise<void> {
  for (const [at, store] of stores.entries()) {
    await travelTo(market, registeredAt(market, store, at))
    await register(market, store)
  }
  // All drawings begin now and go on beside the database's work.
  const files = new Map(stores.map((store) => [store.slug, uploadStoreFiles(market, store, idFor(market.stores, store.slug))]))
  const pictures = new Map(goods.map((one) => [one.store, uploadProductPictures(market, one, idFor(market.stores, one.store))]))
  await makeShoppers(market)
  market.progress(`${market.shoppers.length} shoppers`)
  for (const [at, store] of stores.entries()) {
    const made = idFor(market.stores, store.slug)
    const uploaded = await idFor(files, store.slug)
    await travelTo(market, registeredAt(market, store, at))
    await fillProfile(market, store, made, uploaded)
    await review(market, store, made, uploaded)
  }
  await feature(
    market,
    stores.filter(({ featured }) => featured).map(({ slug }) => idFor(market.stores, slug)),
  )
  market.progress(`${stores.length} stores`)
  let counted = 0
  for (const one of goods) {
    await makeGoods(market, one, idFor(pictures, one.store), counted)
    counted += one.products.length
  }
  market.progress(`${counted} products`)
}

async function makeMarket(market: Market): Promise<void> {
  await travelTo(market, before(market, 100))
  await makeStaff(market)
  await makePlaces(market)
  await makeBanks(market)
  await makeCategories(market)
  await makeContent(market)
  await publishAgreementOfOpening(market)
  market.progress('places, banks, categories and pages')
  await makeStoresAndGoods(market)
  await makeCodes(market)
  await runOrders(market)
  await receiveMessages(market)
  await makeChats(market)
  await makeBroadcasts(market)
  await expireOnePaper(market)
  await travelTo(market, market.end)
  await hangCategoryPictures(market)
  await revisePages(market)
  await reviseAgreement(market)
  await makePartners(market)
  await makeNews(market)
  await makeSections(market)
  await makeOffers(market)
  await makeBranches(market)
  await makeRemittances(market)
  await settle(market)
}

/** Throws when the ledger of what was made breaks an invariant. */
async function refuseBroken(db: Db): Promise<void> {
  const { results } = await saveProof(db)
  const broken = results.filter(({ ok }) => !ok)
  if (broken.length > 0)
    throw new Error(
      `the demo market's ledger is broken: ${broken.map(({ invariant, en, violations }) => `${invariant} (${en}): ${violations.join(', ')}`).join('; ')}`,
    )
}

/**
 * Makes the demo market on an empty database, by the use cases people's calls run: stores sign up and are reviewed, shoppers order, money moves.
 * It is made in one transaction, so that a start that was killed leaves nothing half made. On a database with an administrator it does nothing.
 * @returns whether it was made
 */
export async function seedDemo(
  deps: Pick<Deps, 'db' | 'pool' | 'files' | 'jobs'>,
  { end = new Date(), artist = realArtist, progress = () => undefined }: SeedOptions = {},
): Promise<boolean> {
  if (await hasAdministrator(deps.db)) return false
  const made = await inMarketTransaction(deps.pool, async (tx) => {
    // drawing takes longer than a call may wait, and so does the check of all postings at the end
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    // a second start at the same moment waits for the first and then finds a market
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo market', 0))`)
    if (await hasAdministrator(tx)) return false
    const market: Market = {
      tx,
      deps,
      artist,
      end,
      progress,
      cities: new Map(),
      categories: new Map(),
      subcategories: new Map(),
      banks: new Map(),
      bankAccounts: [],
      admins: [],
      stores: new Map(),
      shoppers: [],
    }
    await makeMarket(market)
    await refuseBroken(tx)
    await refreshFigures(tx)
    // what happened in its history is no news to anybody's mailbox
    await tx.delete(outgoingNotices)
    return true
  })
  if (!made) return false
  await deps.db.transaction(async (tx) => {
    await extendTimeout(tx)
    await tx.execute(sql`analyze`)
  })
  progress(`ledger proven: ${Object.keys(invariants).length} invariants hold`)
  return true
}
