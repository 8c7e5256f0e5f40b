import type { Field } from '@rahba/contract/kernel/field'
import type { FieldLabels } from '@rahba/contract/kernel/labels'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import type { DashboardPath } from '@rahba/contract/kernel/page-table'
import type { Resource } from '@rahba/contract/kernel/resource'
import type { z } from 'zod'

/** A record of some resource, as its endpoints answer it. */
export type AnyRow = { id: string; created_at: string; updated_at: string } & Record<string, unknown>

/** The parts of a declaration that the pages read. Each resource has field types of its own; here they are one of many. */
export interface AnyResource {
  name: string
  /** Below /admin on the wire, with it: `/admin/locations/cities`. */
  path: string
  /** Below /dashboard in the browser: `locations/cities`. */
  url: DashboardPath
  title: string
  fields: Record<string, Field>
  list: { columns: readonly string[]; search: readonly string[]; sort: readonly string[]; default_sort: string; filters: readonly string[] }
  labels: { one: Bilingual; many: Bilingual; empty: Bilingual; fields: FieldLabels }
  body: z.ZodType
  figures: readonly string[]
  orderable: boolean
  activatable: boolean
  translatable: readonly string[]
  endpoints: Resource['endpoints']
}
