import { z } from 'zod'
import { chosenValue } from '../catalog/variants/chosen-value.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { bilingualText } from '../kernel/shapes.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import { storeFacts } from '../stores/store-shapes.ts'
import { documentKindNames, documentStatuses } from '../stores/store-states.ts'
import * as calls from './store-home.calls.ts'

const day = z.object({ day: z.iso.date(), sales: z.int(), orders: z.int() })
const named = { id: z.uuid(), name: bilingualText, image: z.uuid().nullable() }

/** The number of products in each list of the home page. */
export const homeListLength = 5

const storeHome = z.object({
  approved: storeFacts.approved,
  is_online: storeFacts.is_online,
  submitted_at: storeFacts.submitted_at,
  status_reason: storeFacts.status_reason,
  /** The missing parts that keep the store from its review, as the profile's pages name them. */
  missing: storeFacts.missing,
  /** Papers that came back or ran out. */
  papers: z.array(
    z.object({
      kind: z.enum(documentKindNames),
      status: z.enum(typedKeys(documentStatuses)).extract(['rejected', 'expired']),
      reason: z.string().nullable(),
    }),
  ),
  /** Null for a member without the permission for orders. */
  orders: z
    .object({
      new: z.int(),
      /** The time when the first of the new orders is cancelled automatically. */
      accept_by: z.iso.datetime().nullable(),
      cancel_requested: z.int(),
      /** True if there was ever an order. */
      any: z.boolean(),
    })
    .nullable(),
  /** Null for a member without the permission for orders. */
  cancellations: z
    .object({
      /** Cancellations and returns that the store may answer. */
      to_answer: z.int(),
      /** The nearest deadline; after it the administration answers. */
      answer_by: z.iso.datetime().nullable(),
      /** Returns whose goods the store has to record. */
      to_receive: z.int(),
    })
    .nullable(),
  /** Statements of what the store owes; null for a member without the permission for the wallet. */
  dues: z
    .object({
      due: z.int(),
      /** The last day to pay the first of them, in Riyadh. */
      due_on: z.iso.date().nullable(),
      overdue: z.int(),
    })
    .nullable(),
  /**
   * Null for a member without the permission for figures. Sales are the totals of orders that count: paid or to be paid on delivery, not cancelled.
   */
  sales: z
    .object({
      /** Seven days of Riyadh, today the last. */
      days: z.array(day),
      /** Yesterday up to this time of the day: what today is measured against. */
      yesterday_by_now: z.object({ sales: z.int(), orders: z.int() }),
    })
    .nullable(),
  /** Null for a member without the permission for products. */
  products: z
    .object({
      total: z.int(),
      active: z.int(),
      rejected: z.int(),
      low: z.int(),
      /** Variants that run low; a product without axes has no values. */
      low_stock: z.array(z.object({ ...named, variant: z.array(chosenValue), quantity: z.int() })),
      rejected_products: z.array(z.object({ ...named, reason: z.string().nullable() })),
    })
    .nullable(),
  news: z.array(z.object({ id: z.uuid(), title: bilingualText, image: z.uuid().nullable(), published_at: z.iso.datetime() })),
})
export type StoreHome = z.output<typeof storeHome>

export const getStoreHome = endpoint({
  ...calls.getStoreHome,
  summary: "Get the merchant's open tasks, today's figures and the store's missing details",
  tags: ['stores'],
  access: { audience: 'store' },
  owner: 'store',
  response: storeHome,
})
