import type { Fields } from '@rahba/contract/kernel/field'
import type { RowOf } from '@rahba/contract/kernel/resource'
import type { ComponentType, ReactNode } from 'react'
import type { AnyResource, AnyRow } from './any-resource.ts'
import type { InputSlot } from './inputs.tsx'
import { makeUseByName } from './use-by-name.ts'

/** Props of a form that replaces the generated one: free inside, the shell and the saving stay (see resource-form.tsx). */
export interface FormBodyProps {
  resource: AnyResource
  form: InputSlot['form']
  /** The record that is edited; null for a new one. */
  row: AnyRow | null
}

/** The parts of a resource's generated form that a screen replaces; all that is not named stays generated. */
interface FormOverrides<Row = AnyRow, Key extends string = string> {
  /** Inputs of the form, by field. Return null to leave a field out. */
  inputs?: { [K in Key]?: (slot: InputSlot) => ReactNode }
  /** The fields of the form, in place of the generated ones. */
  Form?: ComponentType<FormBodyProps>
  /** Below the fields of the form: shows what is typed. */
  BelowForm?: ComponentType<FormBodyProps>
  /** Turns a record into what the form starts with, where they differ, and adds what the body holds beside the declared fields. */
  initial?: (row: Row | null) => Partial<Record<Key, unknown>> & Record<string, unknown>
}

/**
 * Says what the form of a resource does differently: `resourceForm<typeof roles>({ … })`. The result is the default export of a file
 * `<resource's name>.form.tsx` anywhere below `web/src/admin`. Lists and records do not load it.
 */
export function resourceForm<R extends { fields: Fields }>(
  overrides: FormOverrides<RowOf<R['fields']>, keyof R['fields'] & string>,
): FormOverrides {
  // The rows that the pages hand over are this resource's own: its endpoints returned them.
  return overrides as unknown as FormOverrides
}

const none: FormOverrides = {}
const useFile = makeUseByName(import.meta.glob<{ default: FormOverrides }>('../admin/**/*.form.tsx'))

/** The replaced parts of this resource's form. It waits for the file that names them, if there is one. */
export const useFormOverrides = (resource: AnyResource): FormOverrides => useFile(resource) ?? none
