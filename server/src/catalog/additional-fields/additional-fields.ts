import { hasOptions } from '@rahba/contract/catalog/additional-fields/additional-field-kinds'
import type { AdditionalField, AdditionalFieldRow } from '@rahba/contract/catalog/additional-fields/additional-fields'
import type { AdditionalFieldBody } from '@rahba/contract/catalog/additional-fields/additional-fields.schemas'
import { catalogErrors } from '@rahba/contract/catalog/products/product-errors'
import { errors } from '@rahba/contract/kernel/errors'
import type { Page } from '@rahba/contract/kernel/page'
import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail, failField } from '../../platform/errors.ts'
import { refuseStale } from '../../platform/http/seen-version.ts'
import { type Cut, getOrder, type PageQuery, type Sort, toPage } from '../../platform/lists/page.ts'
import { matches } from '../../platform/lists/search.ts'
import { additionalFieldOptions, additionalFields } from '../table.ts'

// Inside, the outer table is named by hand: Drizzle writes a column of the only table without its name.
const options = sql<AdditionalField['options']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'price', o.price) order by o.position), '[]')
  from additional_field_options o where o.field_id = additional_fields.id)`

const columns = {
  id: additionalFields.id,
  name: additionalFields.name,
  kind: additionalFields.kind,
  is_required: additionalFields.is_required,
  active: additionalFields.active,
  options,
  products: sql<number>`(select count(*)::int from product_additional_fields pf join products p on p.id = pf.product_id and p.deleted_at is null where pf.field_id = additional_fields.id)`,
  created_at: additionalFields.created_at,
  updated_at: additionalFields.updated_at,
}

export interface FieldFilters {
  q?: string | undefined
  sort: string
}

// The search text is not a column, since a store has only some dozens of fields.
const buildCondition = (store_id: string, { q }: FieldFilters): SQL | undefined =>
  and(
    eq(additionalFields.store_id, store_id),
    matches(sql`ar_norm_1((${additionalFields.name}->>'ar') || ' ' || (${additionalFields.name}->>'en'))`, q),
  )

const sorts: Record<string, Sort<AdditionalFieldRow>> = {
  created_at: { by: additionalFields.created_at, value: (row) => row.created_at },
  updated_at: { by: additionalFields.updated_at, value: (row) => row.updated_at },
}

const selectRows = (db: Db, cut: Cut): PromiseLike<AdditionalFieldRow[]> =>
  db
    .select(columns)
    .from(additionalFields)
    .where(cut.where)
    .orderBy(...cut.orderBy)
    .limit(cut.limit)
    .offset(cut.offset)

/** One page of a store's property types, each with its options and how many products ask for it. */
export const listAdditionalFields = (db: Db, store_id: string, query: PageQuery & FieldFilters): Promise<Page<AdditionalFieldRow>> =>
  toPage(db, query, {
    from: additionalFields,
    id: additionalFields.id,
    where: buildCondition(store_id, query),
    sorts,
    rows: (cut) => selectRows(db, cut),
  })

/** The first `limit` of the filtered list. */
export const firstAdditionalFields = (db: Db, store_id: string, query: FieldFilters, limit: number): PromiseLike<AdditionalFieldRow[]> =>
  selectRows(db, { where: buildCondition(store_id, query), orderBy: getOrder(sorts, query.sort, additionalFields.id), limit, offset: 0 })

const ownedBy = (store_id: string, id: string): SQL | undefined => and(eq(additionalFields.id, id), eq(additionalFields.store_id, store_id))

/** One property type of the store. Throws `not_found`. */
export async function readAdditionalField(db: Db, { store_id, id }: { store_id: string; id: string }): Promise<AdditionalFieldRow> {
  const [row] = await db.select(columns).from(additionalFields).where(ownedBy(store_id, id))
  if (!row) throw fail(errors.not_found)
  return row
}

function refuseOptionsOfWrongKind({ kind, options }: AdditionalFieldBody): void {
  if (hasOptions(kind) && options.length === 0) throw failField('options', catalogErrors.options_needed)
  if (!hasOptions(kind) && options.length > 0) throw failField('options', catalogErrors.no_options_here)
}

/** Saves options in their order: those with a known id are changed, the others added, those left out removed. */
async function saveOptions(db: Db, field_id: string, options: AdditionalFieldBody['options']): Promise<void> {
  const known = await db
    .select({ id: additionalFieldOptions.id })
    .from(additionalFieldOptions)
    .where(eq(additionalFieldOptions.field_id, field_id))
  const ids = new Set(known.map(({ id }) => id))
  options.forEach(({ id }, index) => {
    // The second use of an id is not found among the remaining ones.
    if (id && !ids.delete(id)) throw failField(`options.${index}.id`, errors.not_found)
  })
  const keptIds = options.flatMap(({ id }) => (id ? [id] : []))
  await db
    .delete(additionalFieldOptions)
    .where(
      and(eq(additionalFieldOptions.field_id, field_id), keptIds.length > 0 ? notInArray(additionalFieldOptions.id, keptIds) : undefined),
    )
  if (options.length === 0) return
  await db
    .insert(additionalFieldOptions)
    .values(options.map((option, position) => ({ ...option, field_id, position })))
    .onConflictDoUpdate({
      target: additionalFieldOptions.id,
      set: { name: sql`excluded.name`, price: sql`excluded.price`, position: sql`excluded.position` },
    })
}

/** Adds a property type with its options. Throws `validation` when the kind and the options don't fit. */
export async function createAdditionalField(
  db: Db,
  { store_id, body }: { store_id: string; body: AdditionalFieldBody },
): Promise<AdditionalFieldRow> {
  refuseOptionsOfWrongKind(body)
  const { options, ...field } = body
  const [row] = await db
    .insert(additionalFields)
    .values({ ...field, store_id })
    .returning({ id: additionalFields.id })
  if (!row) throw new Error('an insert returns its row')
  await saveOptions(db, row.id, options)
  return readAdditionalField(db, { store_id, id: row.id })
}

async function lock(db: Db, store_id: string, id: string): Promise<AdditionalFieldRow> {
  await db.select({ id: additionalFields.id }).from(additionalFields).where(ownedBy(store_id, id)).for('update')
  return readAdditionalField(db, { store_id, id })
}

/** Changes a property type. Throws `not_found`, `stale_record` when `seen` is an older version, and `validation` as {@link createAdditionalField}. */
export async function updateAdditionalField(
  db: Db,
  { store_id, id, body, seen }: { store_id: string; id: string; body: AdditionalFieldBody; seen: string | undefined },
): Promise<{ before: AdditionalFieldRow; after: AdditionalFieldRow }> {
  refuseOptionsOfWrongKind(body)
  const before = await lock(db, store_id, id)
  refuseStale(seen, before)
  const { options, ...field } = body
  await db
    .update(additionalFields)
    .set({ ...field, updated_at: now })
    .where(eq(additionalFields.id, id))
  await saveOptions(db, id, options)
  return { before, after: await readAdditionalField(db, { store_id, id }) }
}

/** Deletes a property type; products that asked for it stop asking. Throws `not_found`. */
export async function removeAdditionalField(db: Db, { store_id, id }: { store_id: string; id: string }): Promise<AdditionalFieldRow> {
  const before = await lock(db, store_id, id)
  await db.delete(additionalFields).where(eq(additionalFields.id, id))
  return before
}
