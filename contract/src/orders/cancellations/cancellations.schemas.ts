import { z } from 'zod'
import { halalasSchema, ibanSchema } from '../../kernel/field.ts'
import { cleanLine, cleanText } from '../../kernel/normalise.ts'
import { faultSchema, refundDestination, refundReason } from './cancellation-shapes.ts'
import { storeCancelReasons } from './cancellation-states.ts'

const words = (max: number) => z.string().overwrite(cleanText).max(max)
const papers = z.array(z.uuid('uuid')).max(8).default([])

const requestedLine = z.strictObject({ order_line_id: z.uuid('uuid'), quantity: z.int().min(1).max(100_000) })
const requestedLines = z.array(requestedLine).min(1).max(200)
const bankDetails = {
  iban_number: ibanSchema.nullable().default(null),
  account_holder: z.string().overwrite(cleanLine).max(120).nullable().default(null),
}

export const requestFields = {
  order_id: z.uuid('uuid'),
  lines: requestedLines,
  refund_reason: refundReason,
  refund_reason_other: words(200).nullable().default(null),
  note: words(1000).nullable().default(null),
  problem_description: words(2000).nullable().default(null),
  attachments: papers,
  destination: refundDestination.default('wallet'),
  ...bankDetails,
}
/** The same by an administrator, who says also who is at fault and why they step in. */
export const createCancellationBody = z.strictObject({
  ...requestFields,
  fault: faultSchema.nullable().default(null),
  admin_note: words(1000).min(1),
})
/** The fields an administrator may correct before the amount is settled. `If-Match` names the `version` that the form was opened with. */
export const updateCancellationBody = z.strictObject({
  refund_reason: refundReason,
  refund_reason_other: words(200).nullable().default(null),
  fault: faultSchema,
  destination: refundDestination,
  ...bankDetails,
  admin_note: words(1000).min(1),
})
export type CancellationEdit = z.output<typeof updateCancellationBody>

export const previewCancellationBody = z.strictObject({
  order_id: z.uuid('uuid'),
  lines: requestedLines,
  refund_reason: refundReason.default('changed_mind'),
  fault: faultSchema.nullable().default(null),
})

/** Items that a store takes off an order which has not left it, and what it was shown that they cost. */
export const cancelItemsBody = z.strictObject({
  order_id: requestFields.order_id,
  lines: requestedLines,
  refund_reason: z.enum(storeCancelReasons),
  refund_reason_other: requestFields.refund_reason_other,
  expected_amount: halalasSchema(0, 100_000_000_000),
})
export const previewItemsBody = cancelItemsBody.pick({ order_id: true, lines: true })
export type CancelledItems = z.output<typeof cancelItemsBody>
