import type { Fields } from '@rahba/contract/kernel/field'
import type { RowOf } from '@rahba/contract/kernel/resource'
import type { ComponentType, ReactNode } from 'react'
import type { Column, RowAction } from '../kit/list/columns.ts'
import type { AnyResource, AnyRow } from './any-resource.ts'
import { makeUseByName } from './use-by-name.ts'

/** The parts of a resource's generated list and record page that a screen replaces; all that is not named stays generated. */
interface Overrides<Row = AnyRow, Key extends string = string> {
  /** Cells of the list, by field. */
  cells?: { [K in Key]?: (row: Row) => ReactNode }
  /** Adds, drops or reorders the list's columns; `label` names a new one. */
  columns?: (usual: readonly Column<Row>[], label: (name: string) => string) => readonly Column<Row>[]
  rowActions?: (row: Row, usual: readonly RowAction[]) => readonly RowAction[]
  /** Below the facts of the record page. */
  below?: (row: Row) => ReactNode
  /** Before the button of the list that adds a record. */
  Beside?: ComponentType
}

/**
 * Says what the list and the record page of a resource do differently: `resourcePages<typeof roles>({ … })`. The declaration is imported as a type only,
 * because lists do not load it. The result is the default export of a file `<resource's name>.pages.tsx` anywhere below `web/src/admin`, which is found
 * by that name and loaded with the page. The form has a file of its own (form-overrides.ts).
 */
export function resourcePages<R extends { fields: Fields }>(
  overrides: Overrides<RowOf<R['fields']>, keyof R['fields'] & string>,
): Overrides {
  // The rows that the pages hand over are this resource's own: its endpoints returned them.
  return overrides as unknown as Overrides
}

const none: Overrides = {}
const useFile = makeUseByName(import.meta.glob<{ default: Overrides }>('../admin/**/*.pages.tsx'))

/** The replaced parts of this resource's pages. It waits for the file that names them, if there is one. */
export const useOverrides = (resource: AnyResource): Overrides => useFile(resource) ?? none
