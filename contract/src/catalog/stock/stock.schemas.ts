import { z } from 'zod'
import { integer, longText, optional } from '../../kernel/field.ts'
import { nameMessages } from '../../kernel/messages.ts'
import { maxPieces } from '../products/product-limits.ts'
import { stockAdjustmentKeys } from './stock-reasons.ts'

nameMessages({
  same_branch: { ar: 'اختر فرعين مختلفين', en: 'Choose two different branches' },
  repeated_item: { ar: 'هذا المنتج مكرر في القائمة', en: 'This item is already in the list' },
  no_pieces: { ar: 'اكتب كمية أكبر من صفر', en: 'Enter a quantity above zero' },
})

/** `low_stock_alert`: the stock of a variant at or below which the team gets an alert; null for no alerts. */
export const stockSettings = z.strictObject({ low_stock_alert: optional(integer({ min: 0, max: 1000 })).schema })
export type StockSettings = z.output<typeof stockSettings>

/** At most this many variants are counted or moved at once. */
export const maxStockLines = 200

const note = optional(longText({ max: 300 })).schema

const isFirst = <Line extends { variant_id: string }>({ variant_id }: Line, index: number, lines: readonly Line[]) =>
  lines.findIndex((line) => line.variant_id === variant_id) === index

const movedLines = (min: number) =>
  z
    .array(z.strictObject({ variant_id: z.uuid('uuid'), quantity: integer({ min, max: maxPieces }).schema }))
    .min(1)
    .max(maxStockLines)
    .superRefine((lines, ctx) => {
      for (const [index, line] of lines.entries())
        if (!isFirst(line, index, lines)) ctx.addIssue({ code: 'custom', path: [index, 'variant_id'], message: 'repeated_item' })
    })

/** A count sets the stock of a branch to `quantity`; the other reasons add `quantity` pieces to it or take them from it. */
export const adjustmentBody = z
  .strictObject({ branch_id: z.uuid('uuid'), reason: z.enum(stockAdjustmentKeys), note, lines: movedLines(0) })
  .superRefine(({ reason, lines }, ctx) => {
    if (reason === 'counted') return
    for (const [index, { quantity }] of lines.entries())
      if (quantity === 0) ctx.addIssue({ code: 'custom', path: ['lines', index, 'quantity'], message: 'no_pieces' })
  })
export type AdjustmentBody = z.output<typeof adjustmentBody>

export const stockTransferBody = z
  .strictObject({ from_branch_id: z.uuid('uuid'), to_branch_id: z.uuid('uuid'), note, lines: movedLines(1) })
  .refine(({ from_branch_id, to_branch_id }) => from_branch_id !== to_branch_id, { path: ['to_branch_id'], error: 'same_branch' })
export type StockTransferBody = z.output<typeof stockTransferBody>
