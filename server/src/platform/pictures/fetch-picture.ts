import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { InsideError, isPublicAddress, publicLookup } from '../http/public-address.ts'
import { type PicturePort, PictureRefusal } from './port.ts'

interface Rules {
  /** Resolves the host of an address and refuses it where one of its addresses is inside. The connection goes to what it answers. */
  lookup: LookupFunction
  /** True if a host that is written as an IP address may be called. */
  isAllowed: (address: string) => boolean
  /** Tests alone: stand-ins without TLS and on ports of their own. */
  plain: boolean
  total_ms: number
  max_bytes: number
}

const rules: Rules = { lookup: publicLookup, isAllowed: isPublicAddress, plain: false, total_ms: 10_000, max_bytes: 10 * 1024 * 1024 }
const maxRedirects = 3
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** An address that may be called: https on its own port, without an account, to a host that is not inside. Throws {@link PictureRefusal}. */
function checkAddress(text: string, from: URL | undefined, { plain, isAllowed }: Rules): URL {
  if (!URL.canParse(text, from?.href)) throw new PictureRefusal('address')
  const url = new URL(text, from)
  const isOwnPort = url.protocol === 'https:' && url.port === ''
  if (!isOwnPort && !(plain && url.protocol === 'http:')) throw new PictureRefusal('address')
  if (url.username || url.password) throw new PictureRefusal('address')
  // No name is resolved for a host that is an IP address, so that it is checked here. The parser writes 2130706433 and 0x7f.1 as 127.0.0.1.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isAllowed(host)) throw new PictureRefusal('inside')
  // Names of this machine, which no public server resolves (RFC 6761), so that the merchant is told the reason and not that the site is down.
  if (!plain && /(?:^|\.)localhost\.?$/.test(host)) throw new PictureRefusal('inside')
  return url
}

/** Opens an address without following it. The answer's body is still to be read. */
function open(url: URL, signal: AbortSignal, { lookup }: Rules): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  // Servers of pictures choose the kind by this header, and the reader of uploads takes these two.
  const headers = { accept: 'image/jpeg,image/png', 'accept-encoding': 'identity', 'user-agent': 'Rahba' }
  const call = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, { headers, lookup, signal, agent: false })
  call.on('response', resolve)
  call.on('error', reject)
  call.end()
  return promise
}

/** Reads a body, and no more of it than may be. */
async function readBody(answer: IncomingMessage, { max_bytes }: Rules): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = Number(answer.headers['content-length'] ?? 0)
  if (size > max_bytes) throw new PictureRefusal('too_large')
  size = 0
  for await (const part of answer) {
    // A message without an encoding has its parts as buffers.
    parts.push(part as Buffer)
    size += (part as Buffer).length
    if (size > max_bytes) throw new PictureRefusal('too_large')
  }
  return Buffer.concat(parts)
}

async function follow(address: string, signal: AbortSignal, options: Rules): Promise<Buffer> {
  let url = checkAddress(address, undefined, options)
  for (let hops = 0; ; hops++) {
    const answer = await open(url, signal, options)
    try {
      const status = answer.statusCode ?? 0
      if (status === 200) return await readBody(answer, options)
      if (!redirects.has(status) || !answer.headers.location) throw new PictureRefusal('status', status)
      if (hops === maxRedirects) throw new PictureRefusal('redirects')
      url = checkAddress(answer.headers.location, url, options)
    } finally {
      answer.destroy()
    }
  }
}

function isInside(error: unknown): boolean {
  return error instanceof InsideError || (error instanceof Error && isInside(error.cause))
}

/**
 * Fetches pictures from anywhere on the public internet and nowhere else: https alone, every host resolved and checked by us, also after a
 * redirect, and connected at the very address that was checked. At most 3 redirects, 10 s in all and 10 MB.
 */
export function pictureFetcher(options: Partial<Rules> = {}): PicturePort {
  const own = { ...rules, ...options }
  return {
    async fetch(address) {
      const signal = AbortSignal.timeout(own.total_ms)
      try {
        return await follow(address, signal, own)
      } catch (error) {
        if (error instanceof PictureRefusal) throw error
        if (signal.aborted) throw new PictureRefusal('silent')
        throw new PictureRefusal(isInside(error) ? 'inside' : 'unreachable')
      }
    },
  }
}
