import type { WaitingValues } from '@rahba/contract/catalog/changes/product-changes'
import { sameWaitingValue, type WaitingField, waitingFields } from '@rahba/contract/catalog/products/product-edits'
import { and, eq, inArray } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { productChanges } from './table.ts'

type Row = typeof productChanges.$inferSelect
/** A change that waits or was refused, its value of the kind of its field. */
export type OpenChange = { [F in WaitingField]: Omit<Row, 'field' | 'old' | 'new'> & { field: F; value: WaitingValues[F] } }[WaitingField]

/** The values of a product in the fields that may wait. */
export type ReviewedValues = Omit<WaitingValues, 'category_id'> & WaitingValues['category_id']

/** The value of one field as changes keep it: a subcategory goes with its category. */
export function fieldValue<F extends WaitingField>(values: ReviewedValues, field: F): WaitingValues[F]
export function fieldValue(values: ReviewedValues, field: WaitingField): unknown {
  if (field !== 'category_id') return values[field]
  return { category_id: values.category_id, subcategory_id: values.subcategory_id }
}

/** `said` with the value of one field. */
export function withValue<S extends ReviewedValues>(values: S, { field, value }: Pick<OpenChange, 'field' | 'value'>): S {
  // A category is the one value that is an object of several columns.
  return field === 'category_id' ? { ...values, ...(value as WaitingValues['category_id']) } : { ...values, [field]: value }
}

export const sameField = (a: ReviewedValues, b: ReviewedValues, field: WaitingField): boolean =>
  sameWaitingValue(fieldValue(a, field), fieldValue(b, field))

/** The open changes of a locked product, in the order of the form. */
export async function openChanges(db: Db, product_id: string): Promise<OpenChange[]> {
  const rows = await db
    .select()
    .from(productChanges)
    .where(and(eq(productChanges.product_id, product_id), inArray(productChanges.state, ['pending', 'refused'])))
  return rows
    .toSorted((a, b) => waitingFields.indexOf(a.field) - waitingFields.indexOf(b.field))
    .map(({ old: _, new: { value }, ...row }) => ({ ...row, value }) as OpenChange) // values went through the body's own schema
}

/** Ends open changes; what they held of files is let go of by `keepFiles`. */
export async function endChanges(
  db: Db,
  changes: readonly OpenChange[],
  how: Pick<typeof productChanges.$inferInsert, 'state' | 'reason' | 'decided_by'>,
): Promise<void> {
  if (changes.length === 0) return
  await db
    .update(productChanges)
    .set({ ...how, ...(how.state === 'superseded' || how.state === 'withdrawn' ? {} : { decided_at: now }), updated_at: now })
    .where(
      inArray(
        productChanges.id,
        changes.map(({ id }) => id),
      ),
    )
}
