import { addParts, orderLess, quoteRefund } from '@rahba/contract/orders/cancellations/refund'
import { priceOrder } from '@rahba/contract/orders/pricing'
import fc from 'fast-check'
import type * as events from '../src/money/ledger/events.ts'
import type { postTransaction } from '../src/money/ledger/post-transaction.ts'
import type { Posting } from '../src/money/ledger/posting.ts'
import type { Db } from '../src/platform/db/types.ts'
import { AppError } from '../src/platform/errors.ts'
import { compare, proveBooks } from './ledger-books.ts'
import type { LedgerModel, ModelOrder } from './ledger-model.ts'
import { ModelCommand } from './model-command.ts'

/** How postings are made: the real way, or with a planted fault that the run has to find. */
export type Post = typeof postTransaction

export interface Real {
  db: Db
  post: Post
  /** Commands so far: the books are proved from their entries after every tenth. */
  done: number
}

/** The order as the server would freeze it: priced by the code under test. */
export function frozen(order: ModelOrder): events.FrozenOrder {
  return { ...priceOrder(order.input), id: order.id, store_id: order.store, user_id: order.user, vat_regime: order.input.vat_regime }
}

/** The current order, after its cancellations. */
export const standing = (order: ModelOrder): events.FrozenOrder => orderLess(frozen(order), addParts(order.gone))

/** The refund of some units, by the code under test. Called before the model picks them up. */
export function quoted(order: ModelOrder, line: number, count: number, with_fees: boolean) {
  const price = priceOrder(order.input)
  const lines = price.lines.map((one, at) => ({
    ...one,
    id: String(at),
    refunded_quantity: one.quantity - (order.units[at]?.length ?? 0),
  }))
  return quoteRefund({ ...price, vat_regime: order.input.vat_regime }, lines, [{ id: String(line), quantity: count }], with_fees).parts
}

/** Posts, and says whether it was let: a refusal of the product's is an answer, any other error is not. */
type TryPost = (posting: Omit<Posting, 'actor'>) => Promise<boolean>

const postingTo =
  (model: LedgerModel, { db, post }: Real): TryPost =>
  async (posting) => {
    try {
      const posted = await db.transaction((tx) => post(tx, { ...posting, actor: { type: 'system' } }))
      // An event without amounts posts nothing, and its reference stays free.
      if (posted) model.references.push(posting.reference)
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }

export const ledgerCommand = (
  name: string,
  allowed: (model: Readonly<LedgerModel>) => boolean,
  act: (model: LedgerModel, post: TryPost, db: Db) => Promise<void>,
) =>
  new ModelCommand<LedgerModel, Real>(name, {
    allowed,
    act: (model, real) => act(model, postingTo(model, real), real.db),
    async check(model, real) {
      await compare(real.db, model, name)
      if (++real.done % 10 === 0) await proveBooks(real.db, name)
    },
  })

export function agree(expected: boolean, done: boolean, what: string): void {
  if (expected !== done) throw new Error(`${what}: ${done ? 'done' : 'refused'}, expected ${expected ? 'done' : 'refused'}`)
}

export const pick = <T>(from: readonly T[], i: number): T | undefined => from[i % Math.max(from.length, 1)]
/** A command on one of the orders that `fits`. */
export const onOrder = (
  name: string,
  fits: (order: ModelOrder) => boolean,
  act: (model: LedgerModel, order: ModelOrder, post: TryPost, db: Db) => Promise<void>,
) =>
  fc.nat({ max: 1000 }).map((i) =>
    ledgerCommand(
      name,
      (model) => model.orders.some(fits),
      async (model, post, db) => {
        const order = pick(model.orders.filter(fits), i)
        if (order) await act(model, order, post, db)
      },
    ),
  )
