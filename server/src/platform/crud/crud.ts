import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import { errors } from '@rahba/contract/kernel/errors'
import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import type { Fields, ValuesOf } from '@rahba/contract/kernel/field'
import { mayDo } from '@rahba/contract/kernel/permissions'
import type { Resource } from '@rahba/contract/kernel/resource'
import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import { fail } from '../errors.ts'
import type { CallContext } from '../http/context.ts'
import { refuseStale, seenVersion } from '../http/seen-version.ts'
import { serve } from '../http/serve.ts'
import { eachRow } from '../lists/each-row.ts'
import { getOrder, type PageQuery, toPage } from '../lists/page.ts'
import { matches } from '../lists/search.ts'
import { exportCap, sendExport } from '../lists/send-export.ts'
import { exportColumns } from './export-rows.ts'
import { getColumn, getMounted, type Mounted } from './mounted.ts'
import { cleanRow, makeRowSteps, type RecordRules } from './row-steps.ts'
import { buildCondition, getSorts, listOptions, selectRows } from './rows.ts'

/** A table that can hold what the contract says of a resource; any other does not compile. */
type Fits<F extends Fields, T extends PgTable> =
  InferSelectModel<T> extends ValuesOf<F> & { id: string; created_at: string; updated_at: string } ? T : never

interface CrudOptions<F extends Fields> extends RecordRules<ValuesOf<F>> {
  /** Calls the domain serves itself. */
  without?: readonly (keyof Resource['endpoints'])[]
  /** Columns of rows beside the declared fields, by which the resource's row schema was extended. */
  extra?: Record<string, SQL | PgColumn>
  /** The condition of a search on the column `search`; without it, the one of all lists. */
  matches?: typeof matches
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

  const { readExisting, lockRow, saveRow, removeRow, setActive } = makeRowSteps<ValuesOf<F>>(m, all, options)

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
  if (served('read')) serve(app, calls.read, async (ctx) => cleanRow(m, await readExisting(ctx.db, ctx.params.id)) as never)
  if (served('create'))
    serve(app, calls.create, (own) => {
      const ctx = toAnyCall(own)
      return saveRow(ctx.db, ctx, ctx.body as ValuesOf<F>, null) as Promise<never> // checked by the endpoint's schema
    })
  if (served('update'))
    serve(app, calls.update, async (own) => {
      const ctx = toAnyCall(own)
      const before = await lockRow(ctx.db, own.params.id)
      refuseStale(seenVersion(ctx.request), before)
      return saveRow(ctx.db, ctx, ctx.body as ValuesOf<F>, before) as Promise<never> // checked by the endpoint's schema
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
