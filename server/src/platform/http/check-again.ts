import type { z } from 'zod'
import { InvalidInput } from './schemas.ts'

/**
 * Checks a value that the server changed after its request was accepted, such as a rich text of which cleaning left nothing or made too much.
 * Throws the refusal of the field at `path`.
 */
export function checkAgain(schema: z.ZodType, value: unknown, path: readonly string[]): void {
  const result = schema.safeParse(value, { reportInput: true })
  if (!result.success) throw new InvalidInput(result.error.issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] })))
}
