import type { z } from 'zod'

/** Of bodies that are told apart by their action, the one that this action takes: a form of it asks for what that body asks for. */
export function bodyOfAction<Body extends z.ZodObject<{ action: z.ZodType }>>(bodies: { options: readonly Body[] }, action: string): Body {
  const found = bodies.options.find(({ shape }) => shape.action.safeParse(action).success)
  if (!found) throw new Error(`No body takes the action ${action}`)
  return found
}
