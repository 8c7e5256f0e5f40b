import { waitingFields } from '@rahba/contract/catalog/products/product-edits'
import { changeStates } from '@rahba/contract/kernel/change-states'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, moment, timestamps } from '../../platform/db/columns.ts'
import { products } from '../table.ts'

/**
 * Values that a merchant wants an approved product to have from now on, field by field. The current value stays on sale until an admin decides. Each
 * field has one open row: `pending`, or `refused` until its merchant writes another value or dismisses it. A value that is written again is a new
 * row, so that nobody accepts what they did not see. The product owns the pictures and papers of open rows like its live ones.
 */
export const productChanges = pgTable(
  'product_changes',
  {
    id: id(),
    ...timestamps(),
    product_id: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    field: text({ enum: [...waitingFields] }).notNull(),
    // The value is inside an object, since a jsonb string of digits would be read back as a number.
    old: jsonb().$type<{ value: unknown }>().notNull(),
    new: jsonb().$type<{ value: unknown }>().notNull(),
    state: text({ enum: changeStates }).notNull().default('pending'),
    reason: text(),
    decided_by: uuid(),
    decided_at: moment(),
  },
  (t) => [
    uniqueIndex('product_changes_open').on(t.product_id, t.field).where(sql`${t.state} in ('pending', 'refused')`),
    index('product_changes_waiting').on(t.product_id).where(sql`${t.state} = 'pending'`),
    index('product_changes_refused').on(t.product_id).where(sql`${t.state} = 'refused'`),
    index('product_changes_product').on(t.product_id, t.created_at),
    // This index finds the change that uses a paper, to decide who may read it.
    index('product_changes_attachments').using('gin', sql`(${t.new} -> 'value') jsonb_path_ops`).where(sql`${t.field} = 'attachments'`),
  ],
)
