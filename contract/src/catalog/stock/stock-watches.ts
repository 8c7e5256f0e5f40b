import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { defineErrors, errors } from '../../kernel/errors.ts'
import { idParams } from '../../kernel/shapes.ts'
import * as calls from './stock-watches.calls.ts'

/** More would be a copy of the catalogue. */
export const maxStockWatches = 100

export const watchErrors = defineErrors({
  still_in_stock: { status: 409, ar: 'هذا المنتج متوفر الآن', en: 'This product is in stock now' },
  watches_full: {
    status: 422,
    ar: 'بلغت الحد الأقصى للمنتجات التي تنتظر توفرها. احذف منتجًا منها أولًا',
    en: 'You’ve reached the maximum number of products to wait for. Remove one first',
  },
})

const watch = z.object({
  /** The variant's; that of a product without axes is the product's own. */
  id: z.uuid(),
  product_id: z.uuid(),
  /** In the reader's language, with the variant's values. */
  name: z.string(),
  image: z.uuid().nullable(),
  created_at: z.iso.datetime(),
})

const shared = { tags: ['stock-watches'], access: { audience: 'user' }, owner: 'user' } as const
const own = { none: 'a shopper’s own wish for a notice changes nothing others see' } as const

export const listStockWatches = endpoint({
  ...shared,
  ...calls.listStockWatches,
  summary: 'List the products the customer is waiting for, newest first',
  response: z.array(watch),
})

export const watchStock = endpoint({
  ...shared,
  ...calls.watchStock,
  summary: 'Ask for a notification when a variant is back in stock',
  audit: own,
  params: idParams,
  response: null,
  status: 204,
  errors: [errors.not_found, watchErrors.still_in_stock, watchErrors.watches_full],
})

export const unwatchStock = endpoint({
  ...shared,
  ...calls.unwatchStock,
  summary: 'Stop waiting for a variant',
  audit: own,
  params: idParams,
  response: null,
  status: 204,
})
