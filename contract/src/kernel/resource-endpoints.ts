import { z } from 'zod'
import { type EndpointSpec, endpoint } from './endpoint.ts'
import { type ErrorDef, errors } from './errors.ts'
import { exportFormat } from './export-format.ts'
import type { FieldLabels } from './labels.ts'
import type { Bilingual } from './locale.ts'
import { pageSchema, searchQuery } from './page.ts'
import { type Permission, type PermissionResource, permissionResources } from './permissions.ts'
import { referenced } from './referenced.ts'
import { idParams } from './shapes.ts'

const bulkActions = ['delete', 'activate', 'deactivate'] as const
const bulkBody = z.object({ action: z.enum(bulkActions), ids: z.array(z.uuid()).min(1).max(100) })
/** The result of each row of a bulk action. */
export const bulkResult = z.object({ results: z.array(z.object({ id: z.uuid(), ok: z.boolean(), error: z.string().nullable() })) })

interface ResourceSchemas<Body extends z.ZodType, Row extends z.ZodType, Query extends z.ZodObject, ExportQuery extends z.ZodObject> {
  /** Plural, as the code says it: `faqs`, `partners`. */
  name: string
  /** The path of the list below `/api`. */
  path: string
  permission: PermissionResource
  /** Adding, changing and deleting ask for a proof of identity: see `EndpointSpec.step_up`. */
  step_up: true | undefined
  one: Bilingual
  many: Bilingual
  body: Body
  row: Row
  listQuery: Query
  /** The query of the list without its page. */
  exportQuery: ExportQuery
  labels: FieldLabels
}

/** Makes the calls of a plain resource from its schemas. Each has the access, audit entry and errors that every resource has. */
export function resourceEndpoints<
  Body extends z.ZodType,
  Row extends z.ZodType,
  Query extends z.ZodObject,
  ExportQuery extends z.ZodObject,
>({
  name,
  path,
  permission,
  step_up,
  one,
  many,
  body,
  row,
  listQuery,
  exportQuery,
  labels,
}: ResourceSchemas<Body, Row, Query, ExportQuery>) {
  const may = (action: string): readonly Permission[] => {
    const known: readonly string[] = permissionResources[permission].actions
    // Pages and settings lack keys for some actions; updating covers these.
    return [`${permission}.${known.includes(action) ? action : 'update'}` as Permission]
  }
  const admin = (action: string) => ({ audience: 'admin', permissions: may(action) }) as const
  const tags = [name]
  const asks = step_up ? { step_up } : {}
  const cap = name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

  return {
    list: endpoint({
      name: `list${cap}`,
      method: 'GET',
      path,
      summary: `List ${many.en.toLowerCase()}`,
      tags,
      access: admin('index'),
      owner: 'platform',
      query: listQuery,
      response: pageSchema(row),
      labels,
    }),
    read: endpoint({
      name: `read${cap}`,
      method: 'GET',
      path: `${path}/{id}`,
      summary: `Get ${one.en.toLowerCase()}`,
      tags,
      access: admin('index'),
      owner: 'platform',
      params: idParams,
      response: row,
      errors: [errors.not_found],
      labels,
    }),
    create: endpoint({
      name: `create${cap}`,
      method: 'POST',
      path,
      summary: `Create ${one.en.toLowerCase()}`,
      tags,
      access: admin('create'),
      owner: 'platform',
      audit: { action: `${name}.create` },
      ...asks,
      body,
      response: row,
      status: 201,
      errors: [errors.already_taken] as readonly ErrorDef[],
      labels,
      body_limit: 1024,
    }),
    update: endpoint({
      name: `update${cap}`,
      method: 'PUT',
      path: `${path}/{id}`,
      summary: `Update ${one.en.toLowerCase()}`,
      tags,
      access: admin('update'),
      owner: 'platform',
      audit: { action: `${name}.update` },
      ...asks,
      params: idParams,
      body,
      response: row,
      errors: [errors.not_found, errors.already_taken, errors.stale_record] as readonly ErrorDef[],
      labels,
      body_limit: 1024,
    }),
    remove: endpoint({
      name: `remove${cap}`,
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: `Delete ${one.en.toLowerCase()}`,
      tags,
      access: admin('delete'),
      owner: 'platform',
      audit: { action: `${name}.delete` },
      ...asks,
      params: idParams,
      response: null,
      status: 204,
      errors: [errors.not_found, errors.in_use] as readonly ErrorDef[],
      labels,
    }),
    bulk: endpoint({
      name: `bulk${cap}`,
      method: 'POST',
      path: `${path}/bulk`,
      summary: `Delete, activate or deactivate multiple ${many.en.toLowerCase()}. Each has its own result`,
      tags,
      access: admin('update'),
      owner: 'platform',
      audit: { action: `${name}.bulk` },
      ...asks,
      atomic: false,
      body: bulkBody,
      response: bulkResult,
      errors: [errors.not_found],
      labels,
    }),
    order: endpoint({
      name: `order${cap}`,
      method: 'PUT',
      path: `${path}/order`,
      summary: `Set the order of ${many.en.toLowerCase()}`,
      tags,
      access: admin('update'),
      owner: 'platform',
      audit: { action: `${name}.order` },
      body: z.object({ ids: z.array(z.uuid()).min(1).max(500) }),
      response: null,
      status: 204,
      labels,
    }),
    export: endpoint({
      name: `export${cap}`,
      method: 'GET',
      path: `${path}/export`,
      summary: `Export filtered ${many.en.toLowerCase()} as a file`,
      tags,
      access: admin('index'),
      owner: 'platform',
      query: exportQuery.extend({ format: exportFormat }),
      response: null,
      raw: 'download',
      labels,
    }),
    options: endpoint({
      name: `options${cap}`,
      method: 'GET',
      path: `${path}/options`,
      summary: `List ${many.en.toLowerCase()} to choose from. Any admin can read their names`,
      tags,
      access: { audience: 'admin', permissions: [] },
      owner: 'platform',
      query: z.object({ q: searchQuery.optional(), ids: z.string().max(4000).optional() }),
      response: z.array(referenced),
      labels,
    }),
  } as const satisfies Record<string, EndpointSpec>
}
