import { cleanCode } from '@rahba/contract/kernel/normalise'
import type { Cart } from '@rahba/contract/orders/checkouts/checkout'
import type { PaymentMethod } from '@rahba/contract/orders/order-states'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { type ProductForOrder, readProductsForOrder } from '../../src/catalog/products/lock-products-for-order.ts'
import { products as productRows } from '../../src/catalog/table.ts'
import { productVariants } from '../../src/catalog/variants/table.ts'
import { type PlacedOrder, placeOrder } from '../../src/orders/place-order.ts'
import { quoteOrder } from '../../src/orders/quote-order.ts'
import { AppError } from '../../src/platform/errors.ts'
import { codes } from '../data/codes.ts'
import { goods } from '../data/goods.ts'
import { orderNotes } from '../data/snippets.ts'
import { before, type Market } from '../market.ts'
import { makeRandom, type Random } from '../random.ts'
import { type Buyer, chooseLines, findBuyers, loyalty, sellers, storeId } from './choose-cart.ts'
import { type Journey, journeys } from './journeys.ts'
import { findDemoShopper } from './own-orders.ts'
import type { PlannedOrder } from './planned-order.ts'

export interface Placed {
  order: PlacedOrder
  shopper: Buyer['shopper']
  random: Random
}

interface Shelf {
  /** The variants of a product; a product without axes has one. */
  variants: ProductForOrder[]
  since: string
}

/** Reads the products of every store with the date they went on sale, in the order of the store's data, which is by sales. */
export async function readShelves(market: Market): Promise<Map<string, Shelf[]>> {
  const shelves = new Map<string, Shelf[]>()
  for (const { store, products } of goods) {
    const store_id = storeId(market, store)
    const own = await market.tx
      .select({ id: productVariants.id, slug: productRows.slug, since: productRows.created_at })
      .from(productRows)
      .innerJoin(productVariants, eq(productVariants.product_id, productRows.id))
      .where(and(eq(productRows.store_id, store_id), eq(productRows.status, 'active'), isNull(productVariants.deleted_at)))
      .orderBy(asc(productVariants.position))
    const ids = own.map(({ id }) => id)
    const known = new Map((await readProductsForOrder(market.tx, ids)).map((variant) => [variant.variant_id, variant]))
    const shelf = products.flatMap(({ slug }): Shelf[] => {
      const rows = own.filter((one) => one.slug === slug)
      const variants = rows.flatMap(({ id }) => known.get(id) ?? [])
      return rows[0] && variants.length > 0 ? [{ variants, since: rows[0].since }] : []
    })
    shelves.set(store, shelf)
  }
  return shelves
}

function chooseBuyer(
  market: Market,
  planned: PlannedOrder,
  journey: Journey,
  random: Random,
  funded: ReadonlySet<string>,
): { slug: string; buyer: Buyer; spends: boolean } {
  if (planned.own) {
    const { store, method } = planned.own
    const buyers = findBuyers(market, store, journey, planned.at, new Set([findDemoShopper(market).id]))
    if (buyers.length > 0) return { slug: store, buyer: random.pick(buyers), spends: method === 'wallet' }
    throw new Error(`the demo shopper can't place ${planned.name} at ${store}`)
  }
  const [demo = '', ...others] = sellers
  for (let tries = 0; tries < 40; tries++) {
    const slug = planned.merchant ? demo : random.weighted(others, (_, at) => 1 / (at + 5))
    // Shoppers with a refund tend to spend it, and a recent refund is still in the wallet.
    const spending = funded.size > 0 && journey.method === undefined && planned.at < before(market, 16) && random.chance(0.3)
    const rich = spending ? findBuyers(market, slug, journey, planned.at, funded) : []
    const buyers = rich.length > 0 ? rich : findBuyers(market, slug, journey, planned.at)
    if (buyers.length > 0) return { slug, buyer: random.weighted(buyers, loyalty(market)), spends: rich.length > 0 }
  }
  throw new Error(`nobody can place ${planned.name}`)
}

/** The product a cart was refused for, where there is too little of it. */
function soldOut(error: AppError, { lines }: Cart): string | undefined {
  const at = Object.keys(error.fields ?? {}).map((path) => /^lines\.(\d+)\.quantity$/.exec(path)?.[1])[0]
  return at === undefined ? undefined : lines[Number(at)]?.product_id
}

/** A cart that may be ordered as it is: goods in stock, worth the city's minimum. */
async function fillCart(market: Market, user_id: string, cart: Omit<Cart, 'lines'>, products: readonly ProductForOrder[], random: Random) {
  let refusal: unknown
  let left = products
  for (let tries = 0, more = 0; tries < 30; tries++) {
    const full = { ...cart, lines: chooseLines(left, random, more) }
    try {
      return { cart: full, quote: await quoteOrder({ db: market.tx, gateway: null }, user_id, full, 'ar') }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refusal = error
      const unavailable = soldOut(error, full)
      if (unavailable) left = left.filter(({ id }) => id !== unavailable)
      else more = Math.min(more + 1, 6)
    }
  }
  throw refusal
}

/** The same cart with a code, where its shopper tries one that applies. */
async function withCode(market: Market, user_id: string, slug: string, filled: Awaited<ReturnType<typeof fillCart>>, random: Random) {
  const tried = codes.find(({ stores, requested }) => (stores.length === 0 || stores.includes(slug)) && random.chance(requested / 100))
  if (!tried) return filled
  const cart = { ...filled.cart, coupon_code: cleanCode(tried.code) }
  try {
    return { cart, quote: await quoteOrder({ db: market.tx, gateway: null }, user_id, cart, 'ar') }
  } catch (error) {
    // below its minimum, ended, used up: the shopper orders without it
    if (error instanceof AppError && 'coupon_code' in error.fields) return filled
    throw error
  }
}

/** Places a planned order at the moment the clock shows, through the same use case a shopper's checkout calls. */
export async function place(
  market: Market,
  planned: PlannedOrder,
  shelves: ReadonlyMap<string, Shelf[]>,
  funded: Set<string>,
): Promise<Placed> {
  const random = makeRandom(planned.name)
  const journey: Journey = journeys[planned.journey]
  const { slug, buyer, spends } = chooseBuyer(market, planned, journey, random, funded)
  const { shopper, fulfilment, address_id } = buyer
  const products = (shelves.get(slug) ?? [])
    .filter(({ since }) => new Date(since) <= planned.at)
    .flatMap(({ variants }) => (variants.length > 1 ? random.pick(variants) : variants))
  const chosen: PaymentMethod =
    journey.method ??
    (planned.own?.method === 'wallet' ? 'cod' : planned.own?.method) ??
    (random.chance(planned.journey.includes('cancel') || planned.journey.includes('wish') ? 0.3 : 0.62) ? 'cod' : 'bank_transfer')
  const filled = await fillCart(
    market,
    shopper.id,
    {
      store_id: storeId(market, slug),
      fulfilment,
      address_id,
      branch_id: null,
      payment_method: chosen,
      use_wallet: spends,
      coupon_code: null,
    },
    products,
    random,
  )
  const { cart, quote } = await withCode(market, shopper.id, slug, filled, random)
  const payment_method = spends && quote.to_charge === 0 ? 'wallet' : chosen
  if (spends && quote.to_charge > 0) funded.delete(shopper.id)
  const note = random.chance(0.3) ? random.pick(orderNotes) : null
  const { total } =
    payment_method === chosen ? quote : await quoteOrder({ db: market.tx, gateway: null }, shopper.id, { ...cart, payment_method }, 'ar')
  const order = await placeOrder(
    { db: market.tx, gateway: null },
    shopper.id,
    { ...cart, payment_method, note, expected_total: total },
    'ar',
  )
  return { order, shopper, random }
}
