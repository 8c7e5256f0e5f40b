import { z } from 'zod'
import type { Fields, ValuesOf } from './field.ts'
import type { FieldLabels } from './labels.ts'
import type { Bilingual } from './locale.ts'
import { commaList, flagParam, pageQuery, sortParam } from './page.ts'
import type { DashboardPath } from './page-table.ts'
import type { PermissionResource } from './permissions.ts'
import { type Referenced, referenced } from './referenced.ts'
import { resourceEndpoints } from './resource-endpoints.ts'
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
  const sortKeys = spec.list.sort as unknown as readonly [string, ...string[]] // declared non-empty by every resource
  const translatable = Object.keys(fields).filter((key) => fields[key]?.english_later)
  const filters = {
    ...filterSchemas(fields, spec.list.filters),
    ...(translatable.length > 0 ? { translation: z.enum(['complete', 'missing_en']).optional() } : {}),
  }
  const listQuery = z.object({ ...pageQuery, sort: sortParam(sortKeys, spec.list.default_sort), ...filters })
  const has = (key: string) => key in fields

  const endpoints = resourceEndpoints({
    name,
    path,
    permission,
    step_up: spec.step_up,
    one: spec.labels.one,
    many: spec.labels.many,
    body,
    row,
    listQuery,
    exportQuery: listQuery.omit({ page: true, per_page: true, cursor: true }),
    labels,
  })

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
