import type { Schema } from '../fuzz/generate.ts'

/** A place in a body where people write as they like. */
export interface TextField {
  path: readonly string[]
  max: number
  /** It is a list of texts. */
  list: boolean
}

/** Where a schema takes a text of no form. */
export function listTextFields(schema: Schema, path: readonly string[] = []): TextField[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  if (choices.length > 0) {
    const found = choices.flatMap((part) => listTextFields(part, path))
    return [...new Map(found.map((field) => [field.path.join('.'), field])).values()]
  }
  if (schema.properties) return Object.entries(schema.properties).flatMap(([name, part]) => listTextFields(part, [...path, name]))
  if (schema.items)
    return listTextFields(schema.items, path)
      .map((field) => ({ ...field, list: true }))
      .filter((field) => field.path.length === path.length)
  const isFree = schema.type === 'string' && !schema.format && !schema.pattern && !schema.enum && !('const' in schema)
  return isFree && path.length > 0 ? [{ path, max: schema.maxLength ?? 10_000, list: false }] : []
}
