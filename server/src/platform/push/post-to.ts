import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isPublicSubscription } from '@rahba/contract/notifications/subscription'
import { publicLookup } from '../http/public-address.ts'

interface Post {
  url: string
  headers: Record<string, string | number>
  body: Buffer
  total_ms?: number
  /** Tests alone: a stand-in on this machine, without TLS. */
  anywhere?: boolean
}

/** No answer of a push service is longer. */
const maxBytes = 16 * 1024

/**
 * Posts to an address a browser gave: https on its own port to a public host and nowhere else, no redirects, all within `total_ms`, however
 * slowly the other side speaks. Returns the status; throws when there is none.
 */
export function postTo({ url, headers, body, total_ms = 5000, anywhere = false }: Post): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  if (!anywhere && !isPublicSubscription(url)) {
    reject(new Error('the address of a subscription must be https on a public host'))
    return promise
  }
  const call = (url.startsWith('http:') ? httpRequest : httpsRequest)(url, {
    method: 'POST',
    headers,
    agent: false,
    signal: AbortSignal.timeout(total_ms),
    ...(anywhere ? {} : { lookup: publicLookup }),
  })
  call.on('response', (response) => {
    let size = 0
    response.on('data', (part: Buffer) => {
      size += part.length
      if (size > maxBytes) call.destroy(new Error(`the answer is larger than ${maxBytes} bytes`))
    })
    response.on('end', () => resolve(response.statusCode ?? 0))
    response.on('error', reject)
  })
  call.on('error', reject)
  call.end(body)
  return promise
}
