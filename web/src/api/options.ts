import { type EndpointSpec, endpoint } from '@rahba/contract/kernel/endpoint'
import { referenced } from '@rahba/contract/kernel/resource'
import { z } from 'zod'

const query = z.object({ q: z.string().optional(), ids: z.string().optional() })

/**
 * The choices of the resource at path `to`, for inputs that only know that path. Its query key is the path itself: a write that names the
 * resource's own `options` endpoint marks it old too (see useInvalidate).
 */
export function optionsOf(to: string) {
  const path = `${to}/options`
  return endpoint({
    name: path,
    method: 'GET',
    path,
    summary: '',
    access: { audience: 'any' },
    owner: 'platform',
    query,
    response: z.array(referenced),
  } satisfies EndpointSpec)
}
