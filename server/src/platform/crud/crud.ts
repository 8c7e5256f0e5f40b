import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { errors } from '@rahba/contract/kernel/errors'
import type { Fields, ValuesOf } from '@rahba/contract/kernel/field'
import { mayDo } from '@rahba/contract/kernel/permissions'
import type { ExportFormat, Resource } from '@rahba/contract/kernel/resource'
import { eq, getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import { now } from '../db/columns.ts'
import type { Db } from '../db/types.ts'
import { fail } from '../errors.ts'
import { attachFiles, releaseFiles } from '../files/attach-files.ts'
import { pickOwner } from '../files/owner.ts'
import { cleanHtml } from '../html.ts'
import { checkAgain } from '../http/check-again.ts'
import type { CallContext } from '../http/context.ts'
import { refuseStale, seenVersion } from '../http/seen-version.ts'
import { serve } from '../http/serve.ts'
import type { Who } from '../http/who.ts'
import { eachRow } from '../lists/each-row.ts'
import { getOrder, type PageQuery, toPage } from '../lists/page.ts'
import { matches } from '../lists/search.ts'
import { exportCap, sendExport } from '../lists/send-export.ts'
import { exportColumns } from './export-rows.ts'
import { getColumn, getMounted, type Mounted } from './mounted.ts'
import { type AnyRow, buildCondition, getSorts, listOptions, readRow, selectRows } from './rows.ts'

/** A table that can hold what the contract says of a resource; any other does not compile. */
type Fits<F extends Fields, T extends PgTable> =
  InferSelectModel<T> extends ValuesOf<F> & { id: string; created_at: string; updated_at: string } ? T : never

interface CrudOptions<F extends Fields> {
  /** Looks at what is about to be saved: refuses by throwing, or gives back what to save. `before` is null for a new record. */
  beforeSave?: (db: Db, body: ValuesOf<F>, before: AnyRow | null, ctx: CallContext<EndpointSpec>) => Promise<ValuesOf<F>>
  /** Applies the consequences of a saved record, in the same transaction. */
  afterSave?: (db: Db, row: AnyRow, before: AnyRow | null, ctx: CallContext<EndpointSpec>) => Promise<void>
  /** Refuses a deletion by throwing. */
  beforeRemove?: (db: Db, row: AnyRow, ctx: CallContext<EndpointSpec>) => Promise<void>
  /** Calls the domain serves itself. */
  without?: readonly (keyof Resource['endpoints'])[]
  /** Columns of rows beside the declared fields, by which the resource's row schema was extended. */
  extra?: Record<string, SQL | PgColumn>
  /** The condition of a search on the column `search`; without it, the one of all lists. */
  matches?: typeof matches
}

const richText = (m: Mounted) =>
  Object.entries(m.resource.fields).filter(([, field]) => field.kind === 'rich_text' || field.of === 'rich_text')

/** Cleans the editor's HTML, on write and on read, so that a gap in one is closed by the other. */
function cleaned<Row extends Record<string, unknown>>(m: Mounted, row: Row): Row {
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

/** The context of one call as that of any. Every context is one, but its types say more than the general ones can take. */
const toAnyCall = (ctx: unknown) => ctx as CallContext<EndpointSpec>

/**
 * Serves a declared resource from its table: list, read, create, update, remove, bulk, order, export and options, each with its access rule,
 * audit entry and messages. This is the one mount line a plain resource needs.
 */
export function crud<const F extends Fields, T extends PgTable>(
  app: FastifyInstance,
  resource: Resource<F>,
  fitting: Fits<F, T>,
  options: CrudOptions<F> = {},
): void {
  const table: PgTable = fitting
  const all = getMounted(app)
  // Inside, the resource has its general type: `Fits` checked its field types against the table.
  const m: Mounted = {
    resource: resource as unknown as Resource,
    table,
    columns: getTableColumns(table),
    extra: options.extra ?? {},
    matches: options.matches ?? matches,
  }
  all.set(resource.path, m)
  const calls = m.resource.endpoints
  const idColumn = getColumn(m.columns, 'id')
  const served = (name: keyof typeof calls) => !options.without?.includes(name)
  const entry = (id: string, before: unknown, after: unknown) => ({ entity: resource.name, entity_id: id, before, after })

  async function existing(db: Db, id: string): Promise<AnyRow> {
    const row = await readRow(db, m, all, id)
    if (!row) throw fail(errors.not_found)
    return row
  }

  /** The record, kept as it is by a lock until the transaction ends. */
  async function locked(db: Db, id: string): Promise<AnyRow> {
    await db.select({ id: idColumn }).from(table).where(eq(idColumn, id)).for('update')
    return existing(db, id)
  }

  /** Saves a record under the rules of its form, with its files, its audit entry and what follows. */
  async function save(
    db: Db,
    ctx: CallContext<EndpointSpec>,
    wanted: ValuesOf<F>,
    before: AnyRow | null,
    action?: string,
  ): Promise<AnyRow> {
    const checked = options.beforeSave ? await options.beforeSave(db, wanted, before, ctx) : wanted
    const body: Record<string, unknown> = cleaned(m, checked)
    for (const [name, field] of richText(m)) checkAgain(field.schema, body[name], [name])
    await attach(db, m, ctx.who, body, before)
    const saved = before
      ? await db
          .update(table)
          .set({ ...body, updated_at: now })
          .where(eq(idColumn, before.id))
          .returning()
      : await db.insert(table).values(body).returning()
    const { id } = saved[0] as { id: string } // an insert or update by id returns its row
    const row = await existing(db, id)
    await ctx.audit({ ...(action ? { action } : {}), ...entry(id, before, row) }, db)
    await options.afterSave?.(db, row, before, ctx)
    return cleaned(m, row)
  }

  async function removeRow(db: Db, ctx: CallContext<EndpointSpec>, id: string, action?: string): Promise<void> {
    const row = await locked(db, id)
    await options.beforeRemove?.(db, row, ctx)
    await db.delete(table).where(eq(idColumn, id))
    await releaseFiles(db, [...Object.values(filesIn(m, row, 'image')), ...Object.values(filesIn(m, row, 'file'))])
    await ctx.audit({ ...(action ? { action } : {}), ...entry(id, row, null) }, db)
  }

  /** Switches one record on or off under the same rules as saving its form. */
  async function setActive(db: Db, ctx: CallContext<EndpointSpec>, id: string, active: boolean): Promise<void> {
    const before = await locked(db, id)
    const same = Object.fromEntries(Object.keys(resource.fields).map((name) => [name, before[name]]))
    // A row holds a value of the right kind for every declared field.
    const body = { ...same, active } as unknown as ValuesOf<F>
    await save(db, ctx, body, before, `${resource.name}.${active ? 'activate' : 'deactivate'}`)
  }

  // Paths with one more segment come first, so that none is mistaken for an id.
  if (served('list'))
    serve(app, calls.list, (ctx) => {
      const query = ctx.query as PageQuery & Record<string, unknown> // checked by the list's own schema
      return toPage(ctx.db, query, {
        from: table,
        id: idColumn,
        where: buildCondition(m, query),
        sorts: getSorts(m, ctx.locale),
        rows: (cut) => selectRows(ctx.db, m, all, cut),
      }) as Promise<never>
    })
  if (served('options')) serve(app, calls.options, (ctx) => listOptions(ctx.db, m, ctx.query))
  if (served('export'))
    serve(app, calls.export, async (ctx) => {
      const query = ctx.query as { format: ExportFormat; sort: string }
      const orderBy = getOrder(getSorts(m, ctx.locale), query.sort, idColumn)
      const rows = await selectRows(ctx.db, m, all, { where: buildCondition(m, query), orderBy, limit: exportCap })
      return sendExport(ctx.reply, ctx.locale, resource.name, query.format, exportColumns(m.resource, ctx.locale), rows)
    })
  // The casts only change generics: this sends a row of this resource, and the calls below pass on their own context.
  if (served('read')) serve(app, calls.read, async (ctx) => cleaned(m, await existing(ctx.db, ctx.params.id)) as never)
  if (served('create'))
    serve(app, calls.create, (own) => {
      const ctx = toAnyCall(own)
      return save(ctx.db, ctx, ctx.body as ValuesOf<F>, null) as Promise<never> // checked by the endpoint's schema
    })
  if (served('update'))
    serve(app, calls.update, async (own) => {
      const ctx = toAnyCall(own)
      const before = await locked(ctx.db, own.params.id)
      refuseStale(seenVersion(ctx.request), before)
      return save(ctx.db, ctx, ctx.body as ValuesOf<F>, before) as Promise<never> // checked by the endpoint's schema
    })
  if (served('remove'))
    serve(app, calls.remove, async (ctx) => {
      await removeRow(ctx.db, toAnyCall(ctx), ctx.params.id)
      return null
    })
  if (served('bulk'))
    serve(app, calls.bulk, async (ctx) => {
      const { action, ids } = ctx.body
      if (action === 'delete' && !mayDo(ctx.who.permissions, calls.remove.access.permissions)) throw fail(errors.forbidden)
      if (action !== 'delete' && !m.resource.activatable) throw fail(errors.not_found)
      const call = toAnyCall(ctx)
      const results = await eachRow(ctx.db, ids, { locale: ctx.locale, labels: m.resource.labels.fields }, (db, id) =>
        action === 'delete' ? removeRow(db, call, id, `${resource.name}.delete`) : setActive(db, call, id, action === 'activate'),
      )
      await ctx.audit({ entity: resource.name, after: { action, results } })
      return { results }
    })
  if (served('order') && m.resource.orderable)
    serve(app, calls.order, async (ctx) => {
      const { ids } = ctx.body
      await ctx.db.execute(
        sql`update ${table} set position = v.place from unnest(${sql.param(ids)}::uuid[]) with ordinality as v(id, place) where ${idColumn} = v.id`,
      )
      await ctx.audit({ entity: resource.name, after: { ids } })
      return null
    })
}
