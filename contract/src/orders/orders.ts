import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { exportFormat } from '../kernel/export-format.ts'
import { cleanText } from '../kernel/normalise.ts'
import { commaList, flagParam, pageQuery, pageSchema, sortParam } from '../kernel/page.ts'
import { bulkResult } from '../kernel/resource-endpoints.ts'
import { daySchema, idParams } from '../kernel/shapes.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import { moneyErrors } from '../money/errors.ts'
import { orderErrors } from './errors.ts'
import { orderActionBodies } from './order-action-body.ts'
import type { OrderActionName } from './order-actions.ts'
import { orderLabels } from './order-labels.ts'
import { orderDetail, orderRow, orderStatus, ownOrderRow, paymentMethod, paymentStatus, shopperOrder } from './order-shapes.ts'
import { orderTabs, ownOrderTabs } from './order-states.ts'
import * as calls from './orders.calls.ts'
import { shipManyBody } from './orders.schemas.ts'

const note = z.string().overwrite(cleanText).max(1000)
const tabs = typedKeys(orderTabs)
const ownTabs = typedKeys(ownOrderTabs)

const filters = {
  q: pageQuery.q,
  // The list does not sort by number: numbers follow the day, which the planner does not know, so a filter by days would walk all orders.
  sort: sortParam(['placed_at', 'total'], '-placed_at'),
  tab: z.enum(tabs).optional(),
  status: commaList(orderStatus.options),
  payment_method: commaList(paymentMethod.options),
  payment_status: commaList(paymentStatus.options),
  placed_from: daySchema.optional(),
  placed_to: daySchema.optional(),
}
const listQuery = { ...pageQuery, ...filters }

const noteBody = z.strictObject({ note: z.string().overwrite(cleanText).min(1).max(1000), internal: z.boolean().default(true) })
const bulkBody = z.strictObject({
  action: z.enum(['accept', 'prepare', 'make_ready', 'send_out'] satisfies OrderActionName[]),
  ids: z.array(z.uuid()).min(1).max(100),
})
const counts = z.object(Object.fromEntries(tabs.map((tab) => [tab, z.int()])) as Record<keyof typeof orderTabs, z.ZodInt>)
const actErrors = [
  moneyErrors.own_store,
  moneyErrors.own_order,
  errors.not_found,
  orderErrors.order_wrong_state,
  orderErrors.reason_needed,
  orderErrors.admin_note_needed,
  orderErrors.tracking_needed,
]

const store = { access: { audience: 'store', permissions: ['orders'] }, owner: 'store', labels: orderLabels } as const
const admin = (action: 'index' | 'update') =>
  ({ access: { audience: 'admin', permissions: [`orders.${action}`] }, owner: 'platform', labels: orderLabels }) as const
const user = { access: { audience: 'user' }, owner: 'user', labels: orderLabels } as const

const storeFilters = {
  /** Orders that leave from this branch or are collected there. */
  branch_id: z.uuid('uuid').optional(),
  /** Orders that were to have arrived before today. */
  past_promise: flagParam,
}

export const listStoreOrders = endpoint({
  ...calls.listStoreOrders,
  summary: "List the store's orders",
  ...store,
  query: z.object({ ...listQuery, ...storeFilters }),
  response: pageSchema(orderRow),
})
export const countStoreOrders = endpoint({
  ...calls.countStoreOrders,
  summary: 'Count orders by tab, up to 1,000 each',
  ...store,
  response: counts,
})
export const exportStoreOrders = endpoint({
  ...calls.exportStoreOrders,
  summary: 'Export filtered orders as a file',
  ...store,
  query: z.object({ ...filters, ...storeFilters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const exportStoreOrderLines = endpoint({
  ...calls.exportStoreOrderLines,
  summary: 'Export the lines of filtered orders as a file',
  ...store,
  query: z.object({ ...filters, ...storeFilters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readStoreOrder = endpoint({
  ...calls.readStoreOrder,
  summary: 'Get an order',
  ...store,
  params: idParams,
  response: orderDetail,
  errors: [errors.not_found],
})
export const actOnStoreOrder = endpoint({
  ...calls.actOnStoreOrder,
  summary: 'Change the status of an order',
  ...store,
  audit: { action: 'orders.act' },
  params: idParams,
  body: orderActionBodies.store,
  response: orderDetail,
  errors: actErrors,
})
export const bulkStoreOrders = endpoint({
  ...calls.bulkStoreOrders,
  summary: 'Change the status of multiple orders. Each order has its own result',
  ...store,
  audit: { action: 'orders.bulk' },
  atomic: false,
  body: bulkBody,
  response: bulkResult,
})
export const shipStoreOrders = endpoint({
  ...calls.shipStoreOrders,
  summary: 'Hand multiple orders to their carriers, each with its tracking number. Each order has its own result',
  ...store,
  audit: { action: 'orders.bulk' },
  atomic: false,
  body: shipManyBody,
  response: bulkResult,
})
export const noteStoreOrder = endpoint({
  ...calls.noteStoreOrder,
  summary: 'Add a note to an order',
  ...store,
  audit: { action: 'orders.note' },
  params: idParams,
  body: noteBody,
  response: orderDetail,
})

const adminFilters = {
  store_id: z.uuid('uuid').optional(),
  user_id: z.uuid('uuid').optional(),
  /** New orders past half of their time to be accepted. */
  late: flagParam,
}
export const listOrders = endpoint({
  ...calls.listOrders,
  summary: 'List orders of all stores',
  ...admin('index'),
  query: z.object({ ...listQuery, ...adminFilters }),
  response: pageSchema(orderRow),
})
export const countOrders = endpoint({
  ...calls.countOrders,
  summary: 'Count orders by tab, up to 1,000 each',
  ...admin('index'),
  response: counts,
})
export const exportOrders = endpoint({
  ...calls.exportOrders,
  summary: 'Export filtered orders as a file',
  ...admin('index'),
  query: z.object({ ...filters, ...adminFilters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const exportOrderLines = endpoint({
  ...calls.exportOrderLines,
  summary: 'Export the lines of filtered orders as a file',
  ...admin('index'),
  query: z.object({ ...filters, ...adminFilters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readOrder = endpoint({
  ...calls.readOrder,
  summary: 'Get an order',
  ...admin('index'),
  params: idParams,
  response: orderDetail,
  errors: [errors.not_found],
})
export const actOnOrder = endpoint({
  ...calls.actOnOrder,
  summary: 'Change the status of an order on behalf of its store, with a note',
  ...admin('update'),
  audit: { action: 'orders.act' },
  params: idParams,
  body: orderActionBodies.admin,
  response: orderDetail,
  errors: actErrors,
})
export const bulkOrders = endpoint({
  ...calls.bulkOrders,
  summary: 'Change the status of multiple orders. Each order has its own result',
  ...admin('update'),
  audit: { action: 'orders.bulk' },
  atomic: false,
  body: bulkBody.extend({ note: note.min(1) }),
  response: bulkResult,
})
export const noteOrder = endpoint({
  ...calls.noteOrder,
  summary: 'Add a note to an order',
  ...admin('update'),
  audit: { action: 'orders.note' },
  params: idParams,
  body: noteBody,
  response: orderDetail,
})

export const listOwnOrders = endpoint({
  ...calls.listOwnOrders,
  summary: "List the customer's orders",
  ...user,
  query: z.object({
    ...pageQuery,
    sort: sortParam(['placed_at'], '-placed_at'),
    tab: z.enum(ownTabs).optional(),
    /** Keeps the orders that were placed together. */
    checkout_id: z.uuid('uuid').optional(),
  }),
  response: pageSchema(ownOrderRow),
})
export const readOwnOrder = endpoint({
  ...calls.readOwnOrder,
  summary: 'Get an order',
  ...user,
  params: idParams,
  response: shopperOrder,
  errors: [errors.not_found],
})
export const actOnOwnOrder = endpoint({
  ...calls.actOnOwnOrder,
  summary: 'Cancel an order, request its cancellation or confirm its receipt',
  ...user,
  audit: { action: 'orders.act' },
  params: idParams,
  body: orderActionBodies.user,
  response: shopperOrder,
  errors: actErrors,
})
