import type { z } from 'zod'

/** Adds the rule that `confirmation` repeats `password`. */
export function confirmed<Shape extends z.ZodRawShape>(body: z.ZodObject<Shape>, password: keyof Shape & string) {
  const confirmation = `${password}_confirmation`
  return body.refine((value) => (value as Record<string, unknown>)[password] === (value as Record<string, unknown>)[confirmation], {
    path: [confirmation],
    message: 'password_mismatch',
  })
}
