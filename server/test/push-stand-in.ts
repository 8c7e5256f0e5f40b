import { createDecipheriv, createECDH, createHmac, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A push that a browser received: the message as its service worker reads it, and the HTTP headers. */
interface Delivered {
  message: unknown
  headers: IncomingMessage['headers']
}

interface PushStandIn {
  /** The subscription that the browser would send to the server. */
  subscription: string
  delivered: Delivered[]
  /** Rejected pushes with the reason. */
  refused: string[]
  stop: () => void
}

const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest()

/** Opens an encrypted message as a browser does (RFC 8188 and 8291). Throws where it was not made for it. */
function open(body: Buffer, browser: ECDH, auth: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)]
  const sender = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = hmac(hmac(auth, browser.computeSecret(sender)), Buffer.concat([info, Buffer.from([1])]))
  const part = (name: string, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}

/** Why a signature is not one that a push service takes (RFC 8292); null for one that is. */
function findFault(authorization: string | undefined, origin: string, publicKey: string): string | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? []
  if (key !== publicKey) return 'another key'
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!signed) return 'a wrong signature'
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string } // the claims of VAPID
  if (aud !== origin) return `for ${aud}`
  const left = exp - Date.now() / 1000
  if (left <= 0 || left > 24 * 3600) return 'an expiry of no use'
  return /^(mailto|https):/.test(sub) ? null : 'nobody to write to'
}

/**
 * A push service and a browser behind it, on this machine: it checks the signature, opens the message, and answers as `answer` says; without an answer
 * it keeps silent for ever.
 */
export async function pushStandIn(publicKey: string, answer: () => number | null = () => 201): Promise<PushStandIn> {
  const [browser, auth] = [createECDH('prime256v1'), randomBytes(16)]
  browser.generateKeys()
  const delivered: Delivered[] = []
  const refused: string[] = []
  let origin = ''
  async function take(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const fault = findFault(request.headers.authorization, origin, publicKey)
    if (fault) {
      refused.push(fault)
      return void response.writeHead(403).end()
    }
    const status = answer()
    if (status === null) return
    if (status === 201) delivered.push({ message: JSON.parse(open(body, browser, auth)), headers: request.headers })
    response.writeHead(status).end()
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const keys = { p256dh: browser.getPublicKey().toString('base64url'), auth: auth.toString('base64url') }
  return {
    subscription: JSON.stringify({ endpoint: `${origin}/send/abc`, keys }),
    delivered,
    refused,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
