import type { Fields } from '@rahba/contract/kernel/field'
import type { RowOf } from '@rahba/contract/kernel/resource'
import type { ComponentType, ReactNode } from 'react'
import { use } from 'react'
import type { Column, RowAction } from '../kit/list/columns.ts'
import type { Filter } from '../kit/list/filter.ts'
import type { AnyResource, AnyRow } from './any-resource.ts'
import type { InputSlot } from './inputs.tsx'

/** Props of a form that replaces the generated one: free inside, the shell and the saving stay (see resource-form.tsx). */
export interface FormBodyProps {
  resource: AnyResource
  form: InputSlot['form']
  /** The record that is edited; null for a new one. */
  row: AnyRow | null
}

/** The parts of a resource's generated pages that a screen replaces; all that is not named stays generated. */
interface Overrides<Row = AnyRow, Key extends string = string> {
  /** Cells of the list, by field. */
  cells?: { [K in Key]?: (row: Row) => ReactNode }
  /** Inputs of the form, by field. Return null to leave a field out. */
  inputs?: { [K in Key]?: (slot: InputSlot) => ReactNode }
  /** Adds, drops or reorders the list's columns; `label` names a new one. */
  columns?: (usual: readonly Column<Row>[], label: (name: string) => string) => readonly Column<Row>[]
  filters?: (usual: readonly Filter[]) => readonly Filter[]
  rowActions?: (row: Row, usual: readonly RowAction[]) => readonly RowAction[]
  /** The fields of the form, in place of the generated ones. */
  Form?: ComponentType<FormBodyProps>
  /** Below the fields of the form: shows what is typed. */
  BelowForm?: ComponentType<FormBodyProps>
  /** The whole list page. */
  List?: ComponentType<{ resource: AnyResource }>
  /** The whole detail page. */
  Detail?: ComponentType<{ resource: AnyResource; id: string }>
  /** Below the facts of the detail page. */
  below?: (row: Row) => ReactNode
  /** Turns a record into what the form starts with, where they differ, and adds what the body holds beside the declared fields. */
  initial?: (row: Row | null) => Partial<Record<Key, unknown>> & Record<string, unknown>
  /** Before the button of the list that adds a record. */
  Beside?: ComponentType
  /** True if no page adds one: records come from elsewhere. */
  withoutCreate?: boolean
}

/**
 * Says what the pages of a resource do differently: `resourcePages<typeof roles>({ … })`. The declaration is imported as a type only, because lists do
 * not load it. The result is the default export of a file `<resource's name>.pages.tsx` anywhere below `web/src/admin`, which is found by that name and
 * loaded with the page.
 */
export function resourcePages<R extends { fields: Fields }>(
  overrides: Overrides<RowOf<R['fields']>, keyof R['fields'] & string>,
): Overrides {
  // The rows that the pages hand over are this resource's own: its endpoints returned them.
  return overrides as unknown as Overrides
}

const files = import.meta.glob<{ default: Overrides }>('../admin/**/*.pages.tsx')
const byName = new Map(Object.entries(files).map(([path, load]) => [path.replace(/^.*\/(.+)\.pages\.tsx$/, '$1'), load]))
const loading = new Map<string, Promise<Overrides>>()
const none: Overrides = {}

/** The replaced parts of this resource's pages. It waits for the file that names them, if there is one. */
export function useOverrides(resource: AnyResource): Overrides {
  const load = byName.get(resource.name)
  let pending = loading.get(resource.name)
  if (load && !pending) {
    pending = load().then((file) => file.default)
    pending.catch(() => loading.delete(resource.name))
    loading.set(resource.name, pending)
  }
  // The file of a resource is there or not for the entire life of the program, so the order of hooks holds.
  return pending ? use(pending) : none
}
