import type { z } from 'zod'

const getShape = (schema: unknown): Record<string, z.ZodType> | null => {
  if (typeof schema !== 'object' || schema === null) return null
  // The variants of a body that one of its fields tells apart require the same fields.
  if ('options' in schema && Array.isArray(schema.options)) return getShape(schema.options[0])
  if (!('shape' in schema)) return null
  // An object schema's shape maps its keys to schemas.
  return schema.shape as Record<string, z.ZodType>
}

const answers = new WeakMap<z.ZodType, boolean>()

/** True if a field's own schema refuses an empty value; nested paths are followed through objects. */
export function isRequired(schema: z.ZodType, path: string): boolean {
  let current: z.ZodType | undefined = schema
  for (const part of path.split('.')) {
    const shape = getShape(current)
    if (!shape) return false
    current = shape[part]
  }
  if (!current) return false
  let required = answers.get(current)
  if (required === undefined) {
    required = !current.safeParse('').success && !current.safeParse(undefined).success && !current.safeParse(null).success
    answers.set(current, required)
  }
  return required
}
