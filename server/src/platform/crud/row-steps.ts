import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { errors } from '@rahba/contract/kernel/errors'
import { eq } from 'drizzle-orm'
import { now } from '../db/columns.ts'
import type { Db } from '../db/types.ts'
import { fail } from '../errors.ts'
import { attachFiles, releaseFiles } from '../files/attach-files.ts'
import { pickOwner } from '../files/owner.ts'
import { cleanHtml } from '../html.ts'
import { checkAgain } from '../http/check-again.ts'
import type { CallContext } from '../http/context.ts'
import type { Who } from '../http/who.ts'
import { getColumn, type Mounted } from './mounted.ts'
import { type AnyRow, readRow } from './rows.ts'

/** Rules that a domain adds to saving and deleting its records. `Body` is the body of the resource's form. */
export interface RecordRules<Body> {
  /** Looks at what is about to be saved: refuses by throwing, or gives back what to save. `before` is null for a new record. */
  beforeSave?: (db: Db, body: Body, before: AnyRow | null, ctx: CallContext<EndpointSpec>) => Promise<Body>
  /** Applies the consequences of a saved record, in the same transaction. */
  afterSave?: (db: Db, row: AnyRow, before: AnyRow | null, ctx: CallContext<EndpointSpec>) => Promise<void>
  /** Refuses a deletion by throwing. */
  beforeRemove?: (db: Db, row: AnyRow, ctx: CallContext<EndpointSpec>) => Promise<void>
}

const richText = (m: Mounted) =>
  Object.entries(m.resource.fields).filter(([, field]) => field.kind === 'rich_text' || field.of === 'rich_text')

/** Cleans the editor's HTML, on write and on read, so that a gap in one is closed by the other. */
export function cleanRow<Row extends Record<string, unknown>>(m: Mounted, row: Row): Row {
  const patch: Record<string, unknown> = {}
  for (const [name, field] of richText(m)) {
    const value = row[name]
    if (field.kind === 'rich_text' && typeof value === 'string') patch[name] = cleanHtml(value)
    // A bilingual field's value is {ar, en}.
    if (field.kind === 'bilingual' && value)
      patch[name] = { ar: cleanHtml((value as { ar: string }).ar), en: cleanHtml((value as { en: string }).en) }
  }
  return Object.keys(patch).length === 0 ? row : { ...row, ...patch }
}

/** The file ids a record holds in its fields of `kind`, by field name. */
function filesIn(m: Mounted, record: Record<string, unknown>, kind: 'image' | 'file'): Record<string, string> {
  const fields = Object.entries(m.resource.fields).filter(([, field]) => field.kind === kind)
  return Object.fromEntries(fields.flatMap(([name]) => (typeof record[name] === 'string' ? [[name, record[name]]] : [])))
}

async function attach(db: Db, m: Mounted, who: Who | null, body: Record<string, unknown>, before: AnyRow | null): Promise<void> {
  if (!who) throw fail(errors.unauthenticated)
  const owner = pickOwner(who)
  for (const [kind, purpose] of [
    ['image', 'picture'],
    ['file', 'paper'],
  ] as const) {
    await attachFiles(db, owner, filesIn(m, body, kind), { purpose, before: Object.values(filesIn(m, before ?? {}, kind)) })
  }
}

/**
 * Makes the steps that change rows of a mounted resource, each in the caller's transaction. All of them audit; `action` names the entry where it is not the
 * call's own. `Body` is the body of the resource's form.
 */
export function makeRowSteps<Body extends Record<string, unknown>>(
  m: Mounted,
  all: ReadonlyMap<string, Mounted>,
  rules: RecordRules<Body>,
) {
  const idColumn = getColumn(m.columns, 'id')
  const entry = (id: string, before: unknown, after: unknown) => ({ entity: m.resource.name, entity_id: id, before, after })

  async function readExisting(db: Db, id: string): Promise<AnyRow> {
    const row = await readRow(db, m, all, id)
    if (!row) throw fail(errors.not_found)
    return row
  }

  /** The record, kept as it is by a lock until the transaction ends. */
  async function lockRow(db: Db, id: string): Promise<AnyRow> {
    await db.select({ id: idColumn }).from(m.table).where(eq(idColumn, id)).for('update')
    return readExisting(db, id)
  }

  /** Saves a record under the rules of its form, with its files, its audit entry and what follows. */
  async function saveRow(db: Db, ctx: CallContext<EndpointSpec>, values: Body, before: AnyRow | null, action?: string): Promise<AnyRow> {
    const checked = rules.beforeSave ? await rules.beforeSave(db, values, before, ctx) : values
    const body: Record<string, unknown> = cleanRow(m, checked)
    for (const [name, field] of richText(m)) checkAgain(field.schema, body[name], [name])
    await attach(db, m, ctx.who, body, before)
    const saved = before
      ? await db
          .update(m.table)
          .set({ ...body, updated_at: now })
          .where(eq(idColumn, before.id))
          .returning()
      : await db.insert(m.table).values(body).returning()
    const { id } = saved[0] as { id: string } // an insert or update by id returns its row
    const row = await readExisting(db, id)
    await ctx.audit({ ...(action ? { action } : {}), ...entry(id, before, row) }, db)
    await rules.afterSave?.(db, row, before, ctx)
    return cleanRow(m, row)
  }

  async function removeRow(db: Db, ctx: CallContext<EndpointSpec>, id: string, action?: string): Promise<void> {
    const row = await lockRow(db, id)
    await rules.beforeRemove?.(db, row, ctx)
    await db.delete(m.table).where(eq(idColumn, id))
    await releaseFiles(db, [...Object.values(filesIn(m, row, 'image')), ...Object.values(filesIn(m, row, 'file'))])
    await ctx.audit({ ...(action ? { action } : {}), ...entry(id, row, null) }, db)
  }

  /** Switches one record on or off under the same rules as saving its form. */
  async function setActive(db: Db, ctx: CallContext<EndpointSpec>, id: string, active: boolean): Promise<void> {
    const before = await lockRow(db, id)
    const same = Object.fromEntries(Object.keys(m.resource.fields).map((name) => [name, before[name]]))
    // A row holds a value of the right kind for every declared field.
    const body = { ...same, active } as unknown as Body
    await saveRow(db, ctx, body, before, `${m.resource.name}.${active ? 'activate' : 'deactivate'}`)
  }

  return { readExisting, lockRow, saveRow, removeRow, setActive }
}
