import type { Call, EndpointSpec } from '@rahba/contract/kernel/endpoint'
import type { Field } from '@rahba/contract/kernel/field'
import type { FieldLabels } from '@rahba/contract/kernel/labels'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import type { DashboardPath } from '@rahba/contract/kernel/page-table'
import type { Resource } from '@rahba/contract/kernel/resource'
import type { z } from 'zod'

/** A record of some resource, as its endpoints answer it. */
export type AnyRow = { id: string; created_at: string; updated_at: string } & Record<string, unknown>

/** A declared field without its schema. */
export type PlainField = Omit<Field, 'schema'>

/** A call of a resource and the administrators who may make it. */
type ResourceCall<E extends EndpointSpec> = Call<E> & Pick<E, 'access'>
type Endpoints = Resource['endpoints']

/**
 * The parts of a declaration that the pages read. All are plain data, which a loader hands to its page. Each resource has field types of its own;
 * here they are one of many.
 */
export interface AnyResource {
  name: string
  /** Below /admin on the wire, with it: `/admin/locations/cities`. */
  path: string
  /** Below /dashboard in the browser: `locations/cities`. */
  url: DashboardPath
  title: string
  fields: Record<string, PlainField>
  list: { columns: readonly string[]; search: readonly string[]; sort: readonly string[]; default_sort: string; filters: readonly string[] }
  labels: { one: Bilingual; many: Bilingual; empty: Bilingual; fields: FieldLabels }
  figures: readonly string[]
  orderable: boolean
  activatable: boolean
  translatable: readonly string[]
  endpoints: { [K in keyof Endpoints]: ResourceCall<Endpoints[K]> }
}

/** A declaration as the contract has it: a form needs its schema. */
export interface DeclaredResource extends AnyResource {
  fields: Record<string, Field>
  body: z.ZodType
}
