import { fieldLabel } from '@rahba/contract/kernel/labels'
import { inLocale, isBilingual } from '@rahba/contract/kernel/locale'
import { useMayDo } from '../api/session.ts'
import { addressFromData } from '../paths.ts'
import { useLocale } from '../text/locale.ts'
import type { AnyResource, AnyRow } from './any-resource.ts'

/** Addresses of the pages of a resource, without the language. */
export const pathsOf = (resource: AnyResource) => {
  // a declared resource has these pages, whether the table names them or not
  const at = (below: string) => addressFromData(`/dashboard/${resource.url}${below}`)
  return { list: at(''), create: at('/create'), read: (id: string) => at(`/${id}`), edit: (id: string) => at(`/${id}/edit`) }
}

/** What may be done with a resource by the one who is signed in. */
export function useRights(resource: AnyResource) {
  const may = useMayDo()
  const { create, update, remove } = resource.endpoints
  return { create: may(create.access.permissions), update: may(update.access.permissions), remove: may(remove.access.permissions) }
}

/** Whether a switch is the record's state: `active` under its common name. Where a resource calls it something of its own, it is a question with yes or no. */
export const isState = (resource: AnyResource, name: string) => name === 'active' && !resource.labels.fields.active

/** What a list or a page calls a field: a state by that word, since its value already says active or not. */
export function useFieldLabel(resource: AnyResource): (name: string) => string {
  const locale = useLocale()
  return (name) => fieldLabel([isState(resource, name) ? 'status' : name], locale, resource.labels.fields)
}

/** What a record is called: the value of its title field. */
export function useRowName(resource: AnyResource): (row: AnyRow) => string {
  const locale = useLocale()
  return (row) => {
    const value = row[resource.title]
    return isBilingual(value) ? inLocale(value, locale) : typeof value === 'string' ? value : row.id
  }
}
