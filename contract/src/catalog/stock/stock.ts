import { z } from 'zod'
import { actors } from '../../kernel/audiences.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { defineErrors, errors } from '../../kernel/errors.ts'
import { exportFormat } from '../../kernel/export-format.ts'
import { commaList, pageQuery, pageSchema, sortParam } from '../../kernel/page.ts'
import { bilingualText, daySchema } from '../../kernel/shapes.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import { chosenValue } from '../variants/chosen-value.ts'
import * as calls from './stock.calls.ts'
import { adjustmentBody, stockSettings, stockTransferBody } from './stock.schemas.ts'
import { stockLabels } from './stock-labels.ts'
import { stockLevels, stockReasonKeys } from './stock-reasons.ts'

export const stockErrors = defineErrors({
  short_stock: { status: 409, ar: 'المتوفر في هذا الفرع {left} فقط', en: 'Only {left} in stock at this branch' },
  too_much_stock: { status: 422, ar: 'الحد الأقصى للمخزون {max}', en: 'The maximum stock is {max}' },
})

/** The facts that tell a variant from all others of a store. */
const item = {
  product_id: z.uuid(),
  product: bilingualText,
  /** The variant's values; empty where the product has no axes. */
  variant: z.array(chosenValue),
  sku: z.string().nullable(),
}

const stockRow = z.object({
  /** The variant's. */
  id: z.uuid(),
  ...item,
  barcode: z.string().nullable(),
  image: z.uuid().nullable(),
  /** True if it is offered. One that is off keeps its pieces. */
  active: z.boolean(),
  /** Pieces in all branches. */
  quantity: z.int(),
  /** Pieces in each branch that has or had some. */
  branches: z.array(z.object({ branch_id: z.uuid(), quantity: z.int() })),
})
export type StockRow = z.output<typeof stockRow>

const movement = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  variant_id: z.uuid(),
  ...item,
  branch_id: z.uuid(),
  branch: bilingualText,
  reason: z.enum(stockReasonKeys),
  change: z.int(),
  before: z.int(),
  after: z.int(),
  order_id: z.uuid().nullable(),
  order_number: z.int().nullable(),
  note: z.string().nullable(),
  actor_type: z.enum(actors),
  /** The member's name; null for others than the store's own people. */
  actor: z.string().nullable(),
})
export type StockMovement = z.output<typeof movement>

const shared = {
  tags: ['stock'],
  access: { audience: 'store', permissions: ['products'] },
  owner: 'store',
  labels: stockLabels,
} as const

const stockFilters = {
  /** Only what this branch has or had. */
  branch_id: z.uuid('uuid').optional(),
  /** Offered variants alone. `low`: 5 pieces or fewer in all branches; `out`: none. */
  stock: z.enum(typedKeys(stockLevels)).optional(),
}
/** By the time of the product, its variants in the order of their values, or by the stock. */
const stockSort = sortParam(['quantity', 'created_at'], '-created_at')

export const listStock = endpoint({
  ...shared,
  ...calls.listStock,
  summary: "List the store's variants with their stock in each branch",
  query: z.object({ ...pageQuery, ...stockFilters, sort: stockSort }),
  response: pageSchema(stockRow),
})

export const exportStock = endpoint({
  ...shared,
  ...calls.exportStock,
  summary: 'Export stock by branch as a file',
  query: z.object({ q: pageQuery.q, ...stockFilters, sort: stockSort, format: exportFormat }),
  response: null,
  raw: 'download',
})

export const readStockSettings = endpoint({
  ...shared,
  ...calls.readStockSettings,
  summary: 'Get when the team is told of low stock',
  response: stockSettings,
})

export const saveStockSettings = endpoint({
  ...shared,
  ...calls.saveStockSettings,
  summary: 'Set when the team is told of low stock',
  audit: { action: 'stock.settings' },
  body: stockSettings,
  response: stockSettings,
})

export const adjustStock = endpoint({
  ...shared,
  ...calls.adjustStock,
  summary: 'Count, receive or write off stock in a branch',
  audit: { action: 'stock.adjust' },
  body: adjustmentBody,
  response: z.object({ movements: z.int() }),
  errors: [errors.not_found, stockErrors.short_stock, stockErrors.too_much_stock],
})

export const transferStock = endpoint({
  ...shared,
  ...calls.transferStock,
  summary: 'Transfer stock from one branch to another',
  audit: { action: 'stock.transfer' },
  body: stockTransferBody,
  response: z.object({ movements: z.int() }),
  errors: [errors.not_found, stockErrors.short_stock, stockErrors.too_much_stock],
})

const movementFilters = {
  variant_id: z.uuid('uuid').optional(),
  branch_id: z.uuid('uuid').optional(),
  reason: commaList(stockReasonKeys),
  from: daySchema.optional(),
  to: daySchema.optional(),
}
const movementSort = sortParam(['created_at'], '-created_at')

export const listStockMovements = endpoint({
  ...shared,
  ...calls.listStockMovements,
  summary: 'List changes of stock, also of one variant, branch, reason or period',
  query: z.object({ ...pageQuery, ...movementFilters, sort: movementSort }).omit({ q: true }),
  response: pageSchema(movement),
})

export const exportStockMovements = endpoint({
  ...shared,
  ...calls.exportStockMovements,
  summary: 'Export changes of stock as a file',
  query: z.object({ ...movementFilters, sort: movementSort, format: exportFormat }),
  response: null,
  raw: 'download',
})
