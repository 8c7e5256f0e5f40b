import { z } from 'zod'
import { type EndpointSpec, endpoint } from './endpoint.ts'
import { type ErrorDef, errors } from './errors.ts'
import type { Fields, ValuesOf } from './field.ts'
import type { FieldLabels } from './labels.ts'
import type { Bilingual } from './locale.ts'
import { commaList, flagParam, pageQuery, pageSchema, searchQuery, sortParam } from './page.ts'
import type { DashboardPath } from './page-table.ts'
import { type Permission, type PermissionResource, permissionResources } from './permissions.ts'
import { bilingualText, idParams } from './shapes.ts'
import { typedKeys } from './typed-keys.ts'

/** Columns every resource's table has beside its own fields. */
const stamps = { created_at: z.iso.datetime(), updated_at: z.iso.datetime() }
type Stamp = keyof typeof stamps

/** A figure the database keeps with the row and no form asks for, such as `stores_count`: shown by the list, the page and the export. */
type Figure = `${string}_count`
const isFigure = (name: string): name is Figure => name.endsWith('_count')

interface ResourceSpec<F extends Fields> {
  /** Plural, as the code says it: `faqs`, `partners`. */
  name: string
  /** The path as the specification spells it, below `/admin` and `/dashboard`: `faqs`, `clients`, `locations/cities`. */
  path: DashboardPath
  /** Explicit, since `categories.*` also governs sections. */
  permission: PermissionResource
  /** Adding, changing and deleting ask for a proof of identity: see `EndpointSpec.step_up`. */
  step_up?: true
  fields: F
  /** The field that names a record in lists of choices, headings and questions. */
  title: keyof F & string
  list: {
    columns: readonly ((keyof F & string) | Stamp | Figure)[]
    search: readonly (keyof F & string)[]
    sort: readonly ((keyof F & string) | Stamp)[]
    default_sort: (keyof F & string) | Stamp | `-${(keyof F & string) | Stamp}`
    /** Filters need a field of the kind flag, choice or reference. */
    filters: readonly (keyof F & string)[]
  }
  labels: {
    one: Bilingual
    many: Bilingual
    /** Names of the fields that `commonLabels` does not name, or names otherwise here. */
    fields?: Partial<Record<keyof F & string, Bilingual>>
    /** The text of an empty list. */
    empty: Bilingual
  }
}

/** The parts of a referenced row that an answer contains. */
export const referenced = z.object({ id: z.uuid(), title: z.union([z.string(), bilingualText]) })
export type Referenced = z.output<typeof referenced>

type RefKeys<F extends Fields> = { [K in keyof F]: F[K]['kind'] extends 'reference' ? K : never }[keyof F]
type WithoutId<K> = K extends `${infer Base}_id` ? Base : never

export type RowOf<F extends Fields> = ValuesOf<F> & { id: string; created_at: string; updated_at: string } & {
  [K in RefKeys<F> as WithoutId<K>]: Referenced | null
}

function filterSchemas(fields: Fields, names: readonly string[]): z.ZodRawShape {
  const shape: Record<string, z.ZodType> = {}
  for (const name of names) {
    const field = fields[name]
    if (field?.kind === 'flag') shape[name] = flagParam
    else if (field?.kind === 'choice' && field.choices) {
      shape[name] = commaList(typedKeys(field.choices)) // a choice has at least one value
    } else if (field?.kind === 'reference') shape[name] = z.uuid('uuid').optional()
    else throw new Error(`A filter needs a flag, a choice or a reference: ${name}`)
  }
  return shape
}

const bulkActions = ['delete', 'activate', 'deactivate'] as const
const bulkBody = z.object({ action: z.enum(bulkActions), ids: z.array(z.uuid()).min(1).max(100) })
/** The result of each row of a bulk action. */
export const bulkResult = z.object({ results: z.array(z.object({ id: z.uuid(), ok: z.boolean(), error: z.string().nullable() })) })
/** The formats of an exported list. */
export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]
export const exportFormat = z.enum(exportFormats).default('csv')

/**
 * Declares a plain resource once; its schemas, endpoints, permissions and names in both languages follow from it, and from these its
 * list, form and detail pages, OpenAPI and generated tests. Columns, search, sort and filters may only name its own fields.
 */
export function defineResource<const F extends Fields>(spec: ResourceSpec<F>) {
  const { name, fields, permission } = spec
  const path = `/admin/${spec.path}`
  const shape = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.schema]))
  const refs = Object.fromEntries(
    Object.entries(fields)
      .filter(([, f]) => f.kind === 'reference')
      .map(([key]) => [key.replace(/_id$/, ''), referenced.nullable()]),
  )
  const figures = spec.list.columns.filter(isFigure)
  const counted = Object.fromEntries(figures.map((key) => [key, z.int()]))
  // The cast restores the value types of `fields`, which Object.fromEntries forgets.
  const body = z.strictObject(shape) as unknown as z.ZodType<ValuesOf<F>>
  const row = z.object({ id: z.uuid(), ...shape, ...refs, ...counted, ...stamps }) as unknown as z.ZodType<RowOf<F>>
  const labels: FieldLabels = { ...(spec.labels.fields as FieldLabels | undefined) }
  const may = (action: string): readonly Permission[] => {
    const known: readonly string[] = permissionResources[permission].actions
    // Pages and settings lack keys for some actions; updating covers these.
    return [`${permission}.${known.includes(action) ? action : 'update'}` as Permission]
  }
  const admin = (action: string) => ({ audience: 'admin', permissions: may(action) }) as const
  const tags = [name]
  const asks = spec.step_up ? { step_up: spec.step_up } : {}
  const sortKeys = spec.list.sort as unknown as readonly [string, ...string[]] // declared non-empty by every resource
  const translatable = Object.keys(fields).filter((key) => fields[key]?.english_later)
  const filters = {
    ...filterSchemas(fields, spec.list.filters),
    ...(translatable.length > 0 ? { translation: z.enum(['complete', 'missing_en']).optional() } : {}),
  }
  const listQuery = z.object({ ...pageQuery, sort: sortParam(sortKeys, spec.list.default_sort), ...filters })
  const cap = name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
  const has = (key: string) => key in fields

  const endpoints = {
    list: endpoint({
      name: `list${cap}`,
      method: 'GET',
      path,
      summary: `List ${spec.labels.many.en.toLowerCase()}`,
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
      summary: `Get ${spec.labels.one.en.toLowerCase()}`,
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
      summary: `Create ${spec.labels.one.en.toLowerCase()}`,
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
      summary: `Update ${spec.labels.one.en.toLowerCase()}`,
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
      summary: `Delete ${spec.labels.one.en.toLowerCase()}`,
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
      summary: `Delete, activate or deactivate multiple ${spec.labels.many.en.toLowerCase()}. Each has its own result`,
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
      summary: `Set the order of ${spec.labels.many.en.toLowerCase()}`,
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
      summary: `Export filtered ${spec.labels.many.en.toLowerCase()} as a file`,
      tags,
      access: admin('index'),
      owner: 'platform',
      query: listQuery.omit({ page: true, per_page: true, cursor: true }).extend({ format: exportFormat }),
      response: null,
      raw: 'download',
      labels,
    }),
    options: endpoint({
      name: `options${cap}`,
      method: 'GET',
      path: `${path}/options`,
      summary: `List ${spec.labels.many.en.toLowerCase()} to choose from. Any admin can read their names`,
      tags,
      access: { audience: 'admin', permissions: [] },
      owner: 'platform',
      query: z.object({ q: searchQuery.optional(), ids: z.string().max(4000).optional() }),
      response: z.array(referenced),
      labels,
    }),
  } as const satisfies Record<string, EndpointSpec>

  return {
    ...spec,
    path,
    url: spec.path,
    body,
    row,
    labels: { ...spec.labels, fields: labels },
    figures,
    orderable: has('position'),
    activatable: has('active'),
    /** The bilingual fields whose English may still be missing; with any, the list has a filter and a column for it. */
    translatable: translatable as readonly string[],
    endpoints,
  }
}

export type Resource<F extends Fields = Fields> = ReturnType<typeof defineResource<F>>
