import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { errors } from '../../kernel/errors.ts'
import { cleanText } from '../../kernel/normalise.ts'
import { bilingualText } from '../../kernel/shapes.ts'
import { storeErrors } from '../errors.ts'
import { storeLabels } from '../store-labels.ts'
import { storeProfile } from '../store-shapes.ts'
import * as calls from './closing.calls.ts'

/** The steps before a store is closed permanently, in their order. */
const closingSteps = ['orders', 'cancellations', 'dues', 'carriers', 'suspension', 'hold', 'balance', 'payouts'] as const
export type ClosingStep = (typeof closingSteps)[number]

export const closingReason = z.string().overwrite(cleanText).min(3).max(500)

/** An open step with its number or amount. */
export const openStep = z.object({ step: z.enum(closingSteps), what: bilingualText })
export type OpenStep = z.output<typeof openStep>

const own = { access: { audience: 'store', permissions: ['profile'] }, owner: 'self', labels: storeLabels } as const

export const readClosing = endpoint({
  ...own,
  ...calls.readClosing,
  summary: 'List the open steps before the store can be closed permanently',
  response: z.object({ open: z.array(openStep) }),
})
export const closeOwnStoreBody = z.strictObject({ reason: closingReason })
export const closeOwnStore = endpoint({
  ...own,
  ...calls.closeOwnStore,
  summary: 'Close the store permanently when nothing is open, as its owner. Its team can still sign in and read',
  audit: { action: 'stores.close' },
  body: closeOwnStoreBody,
  response: storeProfile,
  errors: [errors.forbidden, storeErrors.store_wrong_state, storeErrors.closing_open],
})
