import type { Call, EndpointSpec } from '@rahba/contract/kernel/endpoint'
import type { Referenced } from '@rahba/contract/kernel/referenced'
import type { z } from 'zod'

/** The choices of any resource: what its own `options` endpoint declares. */
type Options = Call<
  EndpointSpec & {
    method: 'GET'
    query: z.ZodObject<{ q: z.ZodOptional<z.ZodString>; ids: z.ZodOptional<z.ZodString> }>
    response: z.ZodType<Referenced[]>
  }
>

/**
 * The choices of the resource at path `to`, for inputs that only know that path. Its query key is the path itself: a write that names the
 * resource's own `options` endpoint marks it old too (see useInvalidate).
 */
export function getOptions(to: string): Options {
  const path = `${to}/options`
  return { name: path, method: 'GET', path }
}
