import type { AnyResource, DeclaredResource } from './any-resource.ts'

const mapValues = <T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))

/** Returns a declaration as plain data, without its schemas, so that a page loads neither the schema library nor other declarations. */
export function getPlainResource(declared: DeclaredResource): AnyResource {
  const { name, path, url, title, fields, list, labels, figures, orderable, activatable, translatable, endpoints } = declared
  const calls = mapValues(endpoints, (call) => ({ name: call.name, method: call.method, path: call.path, access: call.access }))
  return {
    name,
    path,
    url,
    title,
    fields: mapValues(fields, ({ schema, ...plain }) => plain),
    list,
    labels,
    figures,
    orderable,
    activatable,
    translatable,
    // The cast restores the names and types of `endpoints`, which Object.fromEntries forgets.
    endpoints: calls as unknown as AnyResource['endpoints'],
  }
}
