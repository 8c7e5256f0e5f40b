import type { z } from 'zod'

/** Picks the body of one action from a union of bodies, so that a form asks for just the fields of that body. */
export function bodyOfAction<Body extends z.ZodObject<{ action: z.ZodType }>>(bodies: { options: readonly Body[] }, action: string): Body {
  const found = bodies.options.find(({ shape }) => shape.action.safeParse(action).success)
  if (!found) throw new Error(`No body takes the action ${action}`)
  return found
}
