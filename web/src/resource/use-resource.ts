import { fieldLabel } from '@rahba/contract/kernel/labels'
import { inLocale, isBilingual } from '@rahba/contract/kernel/locale'
import { useLoaderData } from 'react-router'
import { useMayDo } from '../api/session.ts'
import { addressFromData } from '../paths.ts'
import { useLocale } from '../text/locale.ts'
import type { AnyResource, AnyRow } from './any-resource.ts'
import type { LoadedPage } from './load-resource.ts'

/** The resource that a list or the page of a record is about, from the loader of its route. */
export function useLoadedResource(): AnyResource {
  // The loaders return this type. The router's own type of their data drops what a call says of its answer.
  return (useLoaderData() as LoadedPage).resource
}

/** Addresses of the pages of a resource, without the language. */
export const buildPaths = (resource: AnyResource) => {
  // A declared resource has these pages, whether the table names them or not.
  const at = (below: string) => addressFromData(`/dashboard/${resource.url}${below}`)
  return { list: at(''), create: at('/create'), read: (id: string) => at(`/${id}`), edit: (id: string) => at(`/${id}/edit`) }
}

/** Returns the signed-in person's rights on a resource. */
export function useRights(resource: AnyResource) {
  const may = useMayDo()
  const { create, update, remove } = resource.endpoints
  return { create: may(create.access.permissions), update: may(update.access.permissions), remove: may(remove.access.permissions) }
}

/** True if a switch is the record's state: `active` under its common name. If a resource gives it its own name, it is a question with yes or no. */
export const isState = (resource: AnyResource, name: string) => name === 'active' && !resource.labels.fields.active

/** Returns a field's label in a list or on a page: a state has that word as its label, since its value already says active or not. */
export function useFieldLabel(resource: AnyResource): (name: string) => string {
  const locale = useLocale()
  return (name) => fieldLabel([isState(resource, name) ? 'status' : name], locale, resource.labels.fields)
}

/** Returns the name of a record: the value of its title field. */
export function useRowName(resource: AnyResource): (row: AnyRow) => string {
  const locale = useLocale()
  return (row) => {
    const value = row[resource.title]
    return isBilingual(value) ? inLocale(value, locale) : typeof value === 'string' ? value : row.id
  }
}
