import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { defineErrors, errors } from '../../kernel/errors.ts'
import { cursorPageSchema } from '../../kernel/page.ts'
import { idParams } from '../../kernel/shapes.ts'
import { marketProductCard, marketStoreCard } from '../market/market.ts'
import * as calls from './favourites.calls.ts'

/** The maximum number of products and stores that a shopper keeps, together. */
export const maxFavourites = 500

export const favouriteErrors = defineErrors({
  favourites_full: {
    status: 422,
    ar: 'بلغت الحد الأقصى للمفضلة. أزل منها ما لا تحتاج إليه أولًا',
    en: 'You’ve reached the maximum number of favorites. Remove some first',
  },
})

const shared = { tags: ['favourites'], access: { audience: 'user' }, owner: 'user' } as const
const own = { none: 'what a shopper keeps for later changes nothing others see' } as const
const query = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(24),
  cursor: z.string().max(200).optional(),
})
/** A product that a shopper keeps: it stays in the list when it was hidden, blocked or deleted, without its picture. */
const favouriteProduct = marketProductCard.extend({ on_sale: z.boolean() })
export type FavouriteProduct = z.output<typeof favouriteProduct>
const state = z.object({ kept: z.boolean() })
const change = { params: idParams, audit: own, response: null, status: 204 } as const

export const listFavouriteProducts = endpoint({
  ...shared,
  ...calls.listFavouriteProducts,
  summary: "List the customer's favorite products, latest first, those that are no longer on sale too",
  query,
  response: cursorPageSchema(favouriteProduct),
})
export const listFavouriteProductIds = endpoint({
  ...shared,
  ...calls.listFavouriteProductIds,
  summary: "List the ids of the customer's favorite products, for the hearts of cards",
  response: z.object({ ids: z.array(z.uuid()).max(maxFavourites) }),
})
export const readFavouriteProduct = endpoint({
  ...shared,
  ...calls.readFavouriteProduct,
  summary: 'Get whether a product is a favorite of the customer',
  params: idParams,
  response: state,
})
export const addFavouriteProduct = endpoint({
  ...shared,
  ...change,
  ...calls.addFavouriteProduct,
  summary: 'Add a product to the favorites. If it is sold out, the customer is notified once it is back in stock',
  errors: [errors.not_found, favouriteErrors.favourites_full],
})
export const removeFavouriteProduct = endpoint({
  ...shared,
  ...change,
  ...calls.removeFavouriteProduct,
  summary: 'Remove a product from the favorites, and stop waiting for its variants',
})
export const listFavouriteStores = endpoint({
  ...shared,
  ...calls.listFavouriteStores,
  summary: "List the customer's favorite stores, latest first",
  query,
  response: cursorPageSchema(marketStoreCard),
})
export const readFavouriteStore = endpoint({
  ...shared,
  ...calls.readFavouriteStore,
  summary: 'Get whether a store is a favorite of the customer',
  params: idParams,
  response: state,
})
export const addFavouriteStore = endpoint({
  ...shared,
  ...change,
  ...calls.addFavouriteStore,
  summary: 'Add a store to the favorites',
  errors: [errors.not_found, favouriteErrors.favourites_full],
})
export const removeFavouriteStore = endpoint({
  ...shared,
  ...change,
  ...calls.removeFavouriteStore,
  summary: 'Remove a store from the favorites',
})
