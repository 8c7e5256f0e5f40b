import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'

interface OutwardAnswer {
  status: number
  body: string
}

interface OutwardCall {
  url: string
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  /** Sent as JSON; a GET has none. */
  body?: unknown
  /** Sent as a form instead. */
  form?: Record<string, string>
  connect_ms?: number
  total_ms?: number
}

// No service we call answers with more; anything beyond it is not worth the memory.
const maxBytes = 64 * 1024

/**
 * Calls a service the operator named, with JSON and by POST when not said otherwise: 1 s to connect, 5 s in all, redirects are not followed
 * (they come back as their status). Never hand it an address a caller gave: it doesn't check where the address leads.
 */
export function callOut({
  url,
  method = 'POST',
  headers = {},
  body,
  form,
  connect_ms = 1000,
  total_ms = 5000,
}: OutwardCall): Promise<OutwardAnswer> {
  const payload = form
    ? Buffer.from(new URLSearchParams(form).toString())
    : body === undefined
      ? undefined
      : Buffer.from(JSON.stringify(body))
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json; charset=utf-8'
  const secure = new URL(url).protocol === 'https:'
  const { promise, resolve, reject } = Promise.withResolvers<OutwardAnswer>()
  const call = (secure ? httpsRequest : httpRequest)(url, {
    method,
    headers: {
      accept: 'application/json',
      ...headers,
      ...(payload && { 'content-type': type, 'content-length': payload.length }),
    },
    signal: AbortSignal.timeout(total_ms),
    agent: false,
  })
  const slow = setTimeout(() => call.destroy(new Error(`no connection within ${connect_ms} ms`)), connect_ms)
  call.on('socket', (socket) => socket.once(secure ? 'secureConnect' : 'connect', () => clearTimeout(slow)))
  call.on('response', (response) => {
    const parts: Buffer[] = []
    let size = 0
    response.on('data', (part: Buffer) => {
      size += part.length
      if (size > maxBytes) call.destroy(new Error(`the answer is larger than ${maxBytes} bytes`))
      else parts.push(part)
    })
    response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }))
    response.on('error', reject)
  })
  call.on('error', reject)
  call.on('close', () => clearTimeout(slow))
  call.end(payload)
  return promise
}
