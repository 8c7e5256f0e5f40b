import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { openInterval } from '../../stores/profile/opening-times.schemas.ts'
import { promised } from '../checkouts/checkout.ts'
import { orderErrors } from '../errors.ts'
import { fulfilment } from '../order-shapes.ts'
import * as calls from './cart.calls.ts'
import { cartBody, storedCartLine } from './cart.schemas.ts'
import { cartLabels } from './cart-labels.ts'

const own = { access: { audience: 'user' }, owner: 'user', labels: cartLabels, tags: ['cart'] } as const
const unlogged = { none: 'a cart is a note to oneself: nothing is ordered or promised' } as const

const savedCart = z.object({
  lines: z.array(storedCartLine),
  /** The version that `If-Match` says; the account's creation for a cart that was never saved. */
  updated_at: z.iso.datetime(),
})
export type SavedCart = z.output<typeof savedCart>

export const readCart = endpoint({
  ...own,
  ...calls.readCart,
  summary: "Get the customer's cart",
  response: savedCart,
})

export const saveCart = endpoint({
  ...own,
  ...calls.saveCart,
  summary: "Replace the customer's cart. A version in If-Match keeps two devices from undoing each other",
  audit: unlogged,
  body: cartBody,
  response: savedCart,
  errors: [errors.stale_record],
})

export const mergeCart = endpoint({
  ...own,
  ...calls.mergeCart,
  summary: 'Merge a cart from before signing in. The larger quantity of equal lines counts, so merging again changes nothing',
  audit: unlogged,
  body: cartBody,
  response: savedCart,
  errors: [orderErrors.cart_full],
})

/** A reason that a line can't be ordered as it is, in the reader's language. */
const lineProblem = z.object({
  code: z.string(),
  text: z.string(),
  /** The quantity that could be ordered; null where none could, or where the quantity is not the problem. */
  max: z.int().nullable(),
})

const pricedCartLine = z.object({
  /** The place of the line in the cart. */
  index: z.int(),
  product_id: z.uuid(),
  variant_id: z.uuid(),
  quantity: z.int(),
  /** The last known name; null for a product that was never on sale. */
  name: z.string().nullable(),
  /** Null, with the image, if shoppers may no longer see the product. */
  slug: z.string().nullable(),
  image: z.uuid().nullable(),
  /** The values of the variant in the order of its axes, in the reader's language where they have it; none for a product without axes. */
  variant_values: z.array(z.object({ axis: z.string(), value: z.string() })),
  answers: z.array(z.object({ field: z.string(), answer: z.string() })),
  /** Halalas to pay for one piece now, with options, offer and VAT; null if it can't be bought. */
  unit_price: z.int().nullable(),
  seen_price: z.int().nullable(),
  price_change: z.enum(['up', 'down']).nullable(),
  /** Halalas to pay for the line; null if it can't be ordered as it is. */
  total: z.int().nullable(),
  /** Halalas that the line would cost without reduced price and offer; null if nothing is off, or it can't be ordered as it is. */
  total_before: z.int().nullable(),
  problem: lineProblem.nullable(),
})
export type PricedCartLine = z.output<typeof pricedCartLine>

const pricedStore = z.object({
  /** Null for lines whose store shoppers may no longer see. */
  store: z.object({ id: z.uuid(), slug: z.string(), name: z.string(), logo: z.uuid().nullable() }).nullable(),
  lines: z.array(pricedCartLine),
  /** The reason that the store takes no orders now. */
  problem: z.string().nullable(),
  /** Goods that can be ordered as they are, after offers, before VAT that is added: what minimum and free delivery are compared with. */
  subtotal: z.int(),
  vat_added: z.int(),
  /** Halalas to pay for the lines that can be ordered as they are, without delivery. */
  total: z.int(),
  /** The terms for the city; null if the store does not deliver there, or the city is not known and no rule is for the whole Kingdom. */
  delivery: z
    .object({
      charge: z.int(),
      min_order_cost: z.int(),
      missing_to_minimum: z.int(),
      free_from: z.int().nullable(),
      missing_to_free: z.int(),
      /** The days between which it arrives if it is ordered now; null where the store promises none, or can't deliver the goods. */
      ...promised,
      /** The branch that has all of it and is nearest to the city; null without a city, and for a store with one branch. */
      branch: z.string().nullable(),
    })
    .nullable(),
  /** The reason that these goods are not delivered to the city: the store does not go there, or no branch that delivers has all of them. */
  delivery_problem: z.string().nullable(),
  /** The ways in which the store hands its orders over. */
  fulfilments: z.array(fulfilment),
  /** The same ways with what each adds to the goods that can be ordered, and when they would arrive or could be collected. */
  hand_overs: z.array(
    z.object({
      fulfilment,
      /** Halalas with VAT; null if it is not known, or not possible for these goods. */
      charge: z.int().nullable(),
      ...promised,
    }),
  ),
  /** Where orders are collected. `has_all` is true if the branch has all goods that can be ordered. */
  pickup_branches: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      city: z.string().nullable(),
      address: z.string().nullable(),
      has_all: z.boolean(),
      /** True if it is in the city that the cart is priced for. */
      in_city: z.boolean(),
    }),
  ),
  /** When orders can be collected, by the hours and holidays of the store; null without either. */
  hours: z
    .object({
      is_open: z.boolean(),
      /** The moment it closes or opens next. */
      changes_at: z.iso.datetime().nullable(),
      /** The name of the holiday that is on. */
      holiday: z.string().nullable(),
      /** The hours of today, none while it is closed; null for a store that is open all day. */
      today: z.array(openInterval).nullable(),
      /** The hours of the day on which it opens next, while it is closed all of today; otherwise none. */
      next: z.array(openInterval),
    })
    .nullable(),
})
export type PricedCartStore = z.output<typeof pricedStore>

export const priceMarketCart = endpoint({
  ...calls.priceMarketCart,
  access: { audience: 'public' },
  owner: 'public',
  labels: cartLabels,
  tags: ['cart'],
  summary: 'Price a cart by store, and tell what changed since its lines were added. Nothing is saved or reserved',
  audit: { none: 'nothing changes' },
  atomic: false,
  limits: [{ by: 'ip', points: 600, seconds: 300 }],
  body: z.strictObject({ ...cartBody.shape, city: z.string().trim().max(60).nullable().default(null) }),
  response: z.object({
    /** The city that was found by the name. */
    city: z.string().nullable(),
    stores: z.array(pricedStore),
    /** Halalas to pay, without delivery, for what can be ordered now: not at closed stores, and not below a store's minimum. */
    total: z.int(),
    /** The pieces that `total` is for. */
    pieces: z.int(),
  }),
  errors: [errors.too_many_requests],
})
