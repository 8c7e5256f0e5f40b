import { z } from 'zod'
import { isUnique } from '../../kernel/shapes.ts'
import { cartLine } from '../checkouts/checkout.ts'
import { cartLineKey, maxCartLines } from './cart-lines.ts'

/** A line of a cart. `seen_price` is the price of a piece, in halalas, that its shopper was shown; prices are never taken from it. */
export const storedCartLine = cartLine.extend({ seen_price: z.int().min(0).max(100_000_000_000).nullable().default(null) })
export type StoredCartLine = z.output<typeof storedCartLine>

/** A whole cart, each line once. */
export const cartBody = z.strictObject({
  lines: z
    .array(storedCartLine)
    .max(maxCartLines)
    .refine((lines) => isUnique(lines.map(cartLineKey)), 'repeated'),
})
