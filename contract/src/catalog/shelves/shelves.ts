import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { exportFormat } from '../../kernel/export-format.ts'
import { pageQuery } from '../../kernel/page.ts'
import { bilingualText, idParams } from '../../kernel/shapes.ts'
import * as calls from './shelves.calls.ts'
import { shelfBody } from './shelves.schemas.ts'

export const shelf = z.object({
  id: z.uuid(),
  name: bilingualText,
  position: z.int(),
  active: z.boolean(),
  updated_at: z.iso.datetime(),
})
const shelfRow = shelf.extend({ products: z.int() })
export type Shelf = z.output<typeof shelf>
export type ShelfRow = z.output<typeof shelfRow>

/** More would not fit a shopper's screen, and the list need not page. */
export const maxShelves = 100

const shared = { tags: ['shelves'], access: { audience: 'store', permissions: ['products'] }, owner: 'store' } as const

export const listShelves = endpoint({
  ...shared,
  ...calls.listShelves,
  summary: "List the store's collections in order, with their product counts. Search by name",
  query: z.object({ q: pageQuery.q }),
  response: z.array(shelfRow),
})

export const exportShelves = endpoint({
  ...shared,
  ...calls.exportShelves,
  summary: "Export the store's collections as a file, in order",
  query: z.object({ q: pageQuery.q, format: exportFormat }),
  response: null,
  raw: 'download',
})

export const createShelf = endpoint({
  ...shared,
  ...calls.createShelf,
  summary: 'Create a collection at the end of the list',
  audit: { action: 'shelves.create' },
  body: shelfBody,
  response: shelf,
  status: 201,
  errors: [errors.validation],
})

export const updateShelf = endpoint({
  ...shared,
  ...calls.updateShelf,
  summary: 'Rename a collection, or turn it on or off',
  audit: { action: 'shelves.update' },
  params: idParams,
  body: shelfBody,
  response: shelf,
  errors: [errors.not_found, errors.stale_record],
})

export const removeShelf = endpoint({
  ...shared,
  ...calls.removeShelf,
  summary: 'Delete a collection. Its products stay, without a collection',
  audit: { action: 'shelves.delete' },
  params: idParams,
  response: null,
  status: 204,
  errors: [errors.not_found],
})

export const orderShelves = endpoint({
  ...shared,
  ...calls.orderShelves,
  summary: "Set the order of the store's collections",
  audit: { action: 'shelves.order' },
  body: z.object({ ids: z.array(z.uuid('uuid')).min(1).max(maxShelves) }),
  response: null,
  status: 204,
})
