import { z } from 'zod'
import { halalasSchema } from '../../kernel/field.ts'
import { cleanReference } from '../../kernel/normalise.ts'
import { countSchema } from '../../kernel/shapes.ts'
import { orderErrors } from '../errors.ts'
import { adminNote, freeNote, reason, toMessage } from '../needed-words.ts'

const amount = halalasSchema(0, 100_000_000_000)
const papers = z.array(z.uuid('uuid')).max(8).default([])
const reference = z
  .string(toMessage(orderErrors.refund_reference_needed))
  .overwrite(cleanReference)
  .min(1, toMessage(orderErrors.refund_reference_needed))
  .max(80)

const inspectedLine = z.strictObject({
  order_line_id: z.uuid('uuid'),
  received: z.int().min(0).max(100_000),
  damaged: z.int().min(0).max(100_000),
  missing: z.int().min(0).max(100_000),
})

/** The fields that a step needs beside its actor. */
function bodyFor(actor: 'admin' | 'store') {
  const note = actor === 'admin' ? adminNote : freeNote
  /** The version the actor saw; if it has changed since, nothing is done. */
  const version = countSchema()
  /** The amount the actor was shown, where the action settles it. */
  const expected_amount = amount
  /** Less than that, with a note; the amount itself when left out. */
  const amount_final = amount.nullable().default(null)
  return z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('accept'), version, note, expected_amount }),
    z.strictObject({
      action: z.literal('approve'),
      version,
      note,
      expected_amount,
      amount_final,
      /** False where an approved return needs no goods back. */
      goods_back: z.boolean().default(true),
    }),
    // The shopper reads the reason of a dispute or rejection.
    z.strictObject({ action: z.literal('dispute'), version, note: reason, papers }),
    z.strictObject({ action: z.literal('receive'), version, note, lines: z.array(inspectedLine).max(200).default([]) }),
    z.strictObject({ action: z.literal('start_refund'), version, note, expected_amount, amount_final }),
    z.strictObject({ action: z.literal('pay'), version, note, reference, receipt: z.uuid('uuid').nullable().default(null) }),
    z.strictObject({ action: z.enum(['fail', 'reject']), version, note: reason }),
    z.strictObject({ action: z.enum(['retry', 'await_goods', 'withdraw', 'close']), version, note }),
  ])
}

/** The bodies of an action on a cancellation, by who takes it. */
export const cancellationActionBodies = { admin: bodyFor('admin'), store: bodyFor('store') }

export type CancellationActionInput = z.output<(typeof cancellationActionBodies)['admin' | 'store']>
