import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import type { FieldLabels } from '../../kernel/labels.ts'
import * as calls from './payout-schedule.calls.ts'

const labels = { weekly: { ar: 'السحب الأسبوعي', en: 'Weekly payout' } } satisfies FieldLabels
const schedule = z.object({
  /** The balance is asked for every week without anybody asking. */
  weekly: z.boolean(),
  /** The minimum balance for an automatic payout, in halalas; in the first week of a month the platform's minimum is enough. */
  weekly_minimum: z.int(),
})
const shared = { tags: ['payouts'], access: { audience: 'store', permissions: ['wallet'] }, owner: 'store', labels } as const

export const readPayoutSchedule = endpoint({
  ...shared,
  ...calls.readPayoutSchedule,
  summary: "Get the store's setting for automatic weekly payout requests",
  response: schedule,
})
export const savePayoutSchedule = endpoint({
  ...shared,
  ...calls.savePayoutSchedule,
  summary: 'Turn automatic payout requests every Sunday on or off',
  audit: { action: 'payouts.schedule' },
  body: z.strictObject({ weekly: z.boolean() }),
  response: schedule,
})
