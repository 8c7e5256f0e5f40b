import { createVerify, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { text as readAll } from 'node:stream/consumers'
import { deviceToken } from '@rahba/contract/notifications/subscription'
import { afterEach, describe, expect, it } from 'vitest'
import { pushStandIn } from '../../../test/push-stand-in.ts'
import { isPublicAddress } from '../http/public-address.ts'
import { fcm, serviceAccount } from './fcm.ts'
import type { Push } from './port.ts'
import { postTo } from './post-to.ts'
import { getPair, pairFromSecret } from './vapid-keys.ts'
import { webPush } from './web-push.ts'

const push: Push = {
  id: '01900000-0000-7000-8000-000000000000',
  title: 'طلب جديد',
  body: 'وصلك الطلب رقم 7.',
  path: '/ar/store/orders/7',
  locale: 'ar',
  audience: 'store',
}
const keys = pairFromSecret('a secret of this machine')
const subject = 'mailto:ops@rahba.example'
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function service(answer?: () => number | null) {
  const made = await pushStandIn(keys.publicKey, answer)
  stops.push(made.stop)
  return made
}

describe('the pair of keys', () => {
  it('is the same for the same secret, and differs for another', () => {
    expect(pairFromSecret('a secret of this machine')).toEqual(keys)
    expect(pairFromSecret('another').publicKey).not.toBe(keys.publicKey)
    expect(getPair(keys.privateKey).publicKey).toBe(keys.publicKey)
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65)
  })
})

describe('Web Push', () => {
  const send = webPush({ keys, subject, anywhere: true, total_ms: 300 })

  it('is signed and encrypted, and the browser reads the notice', async () => {
    const { subscription, delivered, refused } = await service()
    expect(await send(subscription, push)).toBe('sent')
    expect(refused).toEqual([])
    expect(delivered[0]?.message).toEqual(push)
    expect(delivered[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' })
  })

  it('is rejected with a signature of another key, and retried', async () => {
    const { subscription, refused } = await service()
    const other = webPush({ keys: pairFromSecret('another'), subject, anywhere: true })
    await expect(other(subscription, push)).rejects.toThrow('403')
    expect(refused).toEqual(['another key'])
  })

  it.each([404, 410])('recognises an ended subscription by %i', async (status) => {
    expect(await send((await service(() => status)).subscription, push)).toBe('gone')
  })

  it.each([429, 500, 503, 301])('fails on %i, so that the job is retried', async (status) => {
    await expect(send((await service(() => status)).subscription, push)).rejects.toThrow(String(status))
  })

  it('gives up on a service that hangs', async () => {
    const began = performance.now()
    await expect(send((await service(() => null)).subscription, push)).rejects.toThrow()
    expect(performance.now() - began).toBeLessThan(2000)
  })
})

describe('allowed push services', () => {
  it.each([
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '192.168.1.1',
    '100.64.0.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    'nonsense',
  ])('exclude %s', (address) => expect(isPublicAddress(address)).toBe(false))
  it.each(['142.250.185.10', '2a00:1450:4001:82a::200a'])('include %s', (address) => expect(isPublicAddress(address)).toBe(true))

  it.each([
    'http://updates.push.services.mozilla.com/wpush/v2/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://localhost/x',
    'https://db.internal/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:pass@fcm.googleapis.com/x',
    'file:///etc/passwd',
  ])('exclude %s, whatever a browser sends', async (url) => {
    await expect(postTo({ url, headers: {}, body: Buffer.alloc(0) })).rejects.toThrow('public host')
    const { p256dh, auth } = { p256dh: keys.publicKey, auth: 'a'.repeat(22) }
    expect(deviceToken.safeParse(JSON.stringify({ endpoint: url, keys: { p256dh, auth } })).success).toBe(false)
  })

  it('exclude a name of an internal address', async () => {
    await expect(postTo({ url: 'https://localtest.me.invalid/x', headers: {}, body: Buffer.alloc(0), total_ms: 2000 })).rejects.toThrow()
  })

  it('keep one spelling of a subscription, and a token of Firebase unchanged', () => {
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      expirationTime: null,
      keys: { auth: 'a'.repeat(22), p256dh: keys.publicKey },
    }
    expect(deviceToken.parse(` ${JSON.stringify(subscription, null, 2)}`)).toBe(
      `{"endpoint":"https://fcm.googleapis.com/fcm/send/abc","keys":{"p256dh":"${keys.publicKey}","auth":"${'a'.repeat(22)}"}}`,
    )
    expect(deviceToken.parse(' dX1:APA91b_-x ')).toBe('dX1:APA91b_-x')
    for (const bad of ['{}', '{"endpoint":1}', '<script>', '{not json']) expect(deviceToken.safeParse(bad).success).toBe(false)
  })
})

describe('Firebase', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

  /** Google's two services: one gives tokens for signed assertions, the other takes messages. */
  async function google(answer: () => { status: number; body: object }) {
    const seen: { path: string; authorization: string | undefined; body: string }[] = []
    const server = createServer((request, response) => {
      void readAll(request).then((body) => {
        seen.push({ path: request.url ?? '', authorization: request.headers.authorization, body })
        const said = request.url === '/token' ? { status: 200, body: { access_token: 'an-access-token', expires_in: 3600 } } : answer()
        response.writeHead(said.status, { 'content-type': 'application/json' }).end(JSON.stringify(said.body))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    stops.push(() => {
      server.closeAllConnections()
      server.close()
    })
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    const account = serviceAccount.parse({
      project_id: 'rahba-test',
      client_email: 'push@rahba-test.iam.gserviceaccount.com',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${url}/token`,
    })
    return { seen, send: fcm(account, url, 'https://rahba.example') }
  }

  it('gets the message with a cached token of the service account', async () => {
    const { seen, send } = await google(() => ({ status: 200, body: { name: 'projects/rahba-test/messages/1' } }))
    expect(await send('device-1', push)).toBe('sent')
    expect(await send('device-2', push)).toBe('sent')
    expect(seen.map(({ path }) => path)).toEqual(['/token', '/projects/rahba-test/messages:send', '/projects/rahba-test/messages:send'])
    const assertion = new URLSearchParams(seen[0]?.body).get('assertion') ?? ''
    const [head, claims, signature = ''] = assertion.split('.')
    expect(createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(publicKey, signature, 'base64url')).toBe(true)
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
      iss: 'push@rahba-test.iam.gserviceaccount.com',
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
    })
    expect(seen[1]?.authorization).toBe('Bearer an-access-token')
    expect(JSON.parse(seen[1]?.body ?? '')).toMatchObject({
      message: {
        token: 'device-1',
        notification: { title: push.title, body: push.body },
        webpush: { fcm_options: { link: 'https://rahba.example/ar/store/orders/7' } },
      },
    })
  })

  it('distinguishes an expired token from an unreachable service', async () => {
    const details = (errorCode: string) => ({
      error: { details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }] },
    })
    const gone = await google(() => ({ status: 404, body: details('UNREGISTERED') }))
    expect(await gone.send('device-1', push)).toBe('gone')
    const away = await google(() => ({ status: 503, body: details('UNAVAILABLE') }))
    await expect(away.send('device-1', push)).rejects.toThrow('503')
    const wrong = await google(() => ({ status: 400, body: details('INVALID_ARGUMENT') }))
    await expect(wrong.send('device-1', push)).rejects.toThrow('400')
  })
})
