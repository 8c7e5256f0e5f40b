import { createECDH } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { goodPassword } from '../../src/access/access-fixtures.ts'
import { accountMailJob } from '../../src/access/mails/account-mail.ts'
import { createFileStore } from '../../src/platform/files/create-file-store.ts'
import { moyasarGateway } from '../../src/platform/gateway/moyasar.ts'
import { createMail } from '../../src/platform/mail/create-mail.ts'
import { pairFromSecret } from '../../src/platform/push/vapid-keys.ts'
import { webPush } from '../../src/platform/push/web-push.ts'
import { createSms } from '../../src/platform/sms/create-sms.ts'
import { makeCategory } from '../catalog-world.ts'
import { inProve } from '../in-prove.ts'
import { MoyasarStandIn, standInKey } from '../moyasar-stand-in.ts'
import { orderWorld } from '../order-world.ts'
import { reportRun, runSeed } from '../report-run.ts'
import { type Answer, once, testApp } from '../test-app.ts'
import { type Breakage, brokenService } from './broken-service.ts'

// Goal G8: docs/decisions/resilience.md says what works while a service is away. Each of its cells is tried with the product's own adapters.

const services = ['mail', 'sms', 'push', 'gateway', 'storage'] as const
type Service = (typeof services)[number]
type Outcome = 'works' | 'later' | 'refused'

/** The table of the decision: features with what each service's absence means to them. */
const matrix = readFileSync(join(import.meta.dirname, '../../../docs/decisions/resilience.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|(-|\sFeature)/.test(line))
  .map((line) => {
    const [feature = '', ...outcomes] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    return { feature, outcomes: outcomes as Outcome[] } // anything else fails the test of its cell
  })

const moyasar = await new MoyasarStandIn().listen()
const webhook_secret = 'a-long-webhook-secret'
const cards = (url: string) => moyasarGateway({ url: `${url}/v1`, key: standInKey, webhook_secret })
const gateway = { ...cards(moyasar.url) }
const t = await testApp({}, undefined, gateway)
const market = await orderWorld(t)
const places = { ...(await makeCategory(t.db)), city_id: market.city_id }
const memory = {
  mail: { ...t.mail, send: t.mail.send.bind(t.mail) },
  sms: { send: t.sms.send.bind(t.sms) },
  push: { send: t.push.send.bind(t.push) },
  gateway: { ...gateway },
}
const kept = { put: t.files.put.bind(t.files), get: t.files.get.bind(t.files), remove: t.files.remove.bind(t.files) }
afterAll(() => moyasar.close())

/** Puts the product's own adapter for a service in place of the one in memory, and has it talk to the broken one; gives what takes that back. */
async function breakService(service: Service, breakage: Breakage): Promise<() => void> {
  const { port, stop } = await brokenService(breakage)
  const at = `127.0.0.1:${port}`
  const { env, log } = t.deps
  if (service === 'mail') t.mail.send = createMail({ ...env, SMTP_URL: `smtp://${at}`, MAIL_FROM: 'a@rahba.example' }, log).send
  if (service === 'sms') t.sms.send = createSms({ ...env, SMS_URL: `http://${at}/send`, SMS_TOKEN: 'x' }, log).send
  if (service === 'push') {
    const subscription = JSON.stringify({ endpoint: `http://${at}/send/abc`, keys: browserKeys })
    const send = webPush({ keys: pairFromSecret(env.SECRET), subject: env.VAPID_SUBJECT, anywhere: true })
    t.push.send = (_token, push) => send(subscription, push)
  }
  if (service === 'gateway') Object.assign(gateway, cards(`http://${at}`))
  if (service === 'storage') {
    const bucket = { S3_BUCKET: 'b', S3_ENDPOINT: `http://${at}`, S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
    Object.assign(t.files, createFileStore({ ...env, ...bucket }))
  }
  return () => {
    stop()
    t.mail.send = memory.mail.send
    t.sms.send = memory.sms.send
    t.push.send = memory.push.send
    Object.assign(gateway, memory.gateway)
    Object.assign(t.files, kept)
  }
}

// each of the two has a device, so that pushes are wanted
const browser = createECDH('prime256v1')
browser.generateKeys()
const browserKeys = { p256dh: browser.getPublicKey().toString('base64url'), auth: Buffer.alloc(16, 7).toString('base64url') }
await t.db.execute(sql`insert into device_tokens (audience, subject_id, recipient_id, session_id, device_token)
  select audience, subject_id, case audience when 'store' then ${market.store.id}::uuid else subject_id end, id, 'device of ' || audience from sessions`)

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#E8A33D' } })
  .jpeg()
  .toBuffer()
const boundary = 'rahbaTestBoundary'
async function upload(): Promise<Answer> {
  const payload = Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="purpose"\r\n\r\npicture\r\n`),
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const headers = { authorization: `Bearer ${market.store.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` }
  const answer = await t.app.inject({ method: 'POST', url: '/api/store/files', payload, headers })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

const token = market.shopper.token
const place = async (payment_method: 'cod' | 'card') => market.order(market.cart(await market.product(), { payment_method }))
// made while everything works
const cardOrders = await Promise.all(Array.from({ length: 20 }, async () => (await place('card')).body.id as string)) // the contract's answer
const shown = (await upload()).body.url as string // the contract's answer
let count = 0

/** A request for each feature. It reports the number of sent messages where that matters. */
const features: Record<string, () => Promise<Answer>> = {
  'browse the market': () => t.call('GET', '/market/products'),
  'register a store': () =>
    t.call('POST', '/store/auth/register', {
      body: {
        name: 'نورة القحطاني',
        phone: `+9665550001${String(++count).padStart(2, '0')}`,
        email: `new${count}@shop.example`,
        password: goodPassword,
        password_confirmation: goodPassword,
        terms_accept: true,
        store_name: { ar: 'متجر جديد', en: 'New store' },
        ...places,
        entity_type: 'business',
      },
    }),
  'ask for a code to sign in': () =>
    t.call('POST', '/user/auth/code', { body: { phone: `+9665660001${String(++count).padStart(2, '0')}` } }),
  'order, cash on delivery': () => place('cod'),
  'pay an order by card': () => t.call('POST', `/user/orders/${cardOrders.pop()}/card`, { token }),
  'accept an order': async () => {
    const { body } = await place('cod')
    return t.call('POST', `/store/orders/${body.id}/actions`, { token: market.store.token, headers: once(), body: { action: 'accept' } })
  },
  'upload a picture': upload,
  'open a picture': async () => {
    const answer = await t.app.inject(shown)
    return { status: answer.statusCode, headers: answer.headers, body: answer.statusCode < 300 ? null : answer.json() }
  },
  'export orders': () => t.call('GET', '/store/orders/export', { token: market.store.token, query: { format: 'csv' } }),
}

/** How long an answer may take: five seconds in all for one call outside, and the storage is asked twice, four seconds each. */
const longest = (service: Service) => (inProve ? (service === 'storage' ? 10_000 : 6000) : 20_000)

/** Returns the outcomes of a feature while a service is broken and afterwards. */
async function readOutcome(feature: string, service: Service, breakage: Breakage): Promise<Outcome | string> {
  const run = features[feature]
  if (!run) return 'there is no such feature'
  // nothing is left of the cell before
  await t.drain({ ahead: true })
  const sent = () => ({ mail: t.mail.sent.length, sms: t.sms.sent.length, push: t.push.sent.length })
  const before = sent()
  const repair = await breakService(service, breakage)
  const from = performance.now()
  const answer = await run()
  const took = performance.now() - from
  // the jobs find the service broken as well, and are tried again
  await t.drain().catch(() => undefined)
  repair()
  if (took > longest(service)) return `an answer after ${Math.round(took)} ms`
  if (answer.status === 503 && typeof answer.body.error === 'string') {
    const again = await run()
    return again.status < 300 ? 'refused' : `${again.status} once the service was back`
  }
  if (answer.status >= 300) return `${answer.status} ${JSON.stringify(answer.body)}`
  if (service !== 'mail' && service !== 'sms' && service !== 'push') return 'works'
  const during = sent()[service]
  await t.drain({ ahead: true })
  return sent()[service] > during || during > before[service] ? 'later' : 'works'
}

const breakages: readonly Breakage[] = process.env.PROVE_REPORT ? ['gone', 'hangs'] : ['gone']

describe('while everything works', () => {
  it.each(Object.keys(features))('%s', async (feature) => {
    const answer = await features[feature]?.()
    expect(answer?.status, JSON.stringify(answer?.body)).toBeLessThan(300)
  })

  it('covers each feature and every service', () => {
    expect(matrix.map(({ feature }) => feature)).toEqual(Object.keys(features))
    expect(matrix.every(({ outcomes }) => outcomes.length === services.length)).toBe(true)
  })
})

describe.each(services.map((service, at) => ({ service, at })))('without $service', ({ service, at }) => {
  it.each(matrix.flatMap(({ feature, outcomes }) => breakages.map((breakage) => ({ feature, outcome: outcomes[at], breakage }))))(
    '$feature: $outcome ($breakage)',
    { timeout: 120_000 },
    async ({ feature, outcome, breakage }) => {
      expect(await readOutcome(feature, service, breakage)).toBe(outcome)
    },
  )
})

describe('this finds', () => {
  const enqueue = t.deps.jobs.enqueue.bind(t.deps.jobs)
  afterEach(() => {
    t.deps.jobs.enqueue = enqueue
  })

  it('a message that a request sends itself', async () => {
    t.deps.jobs.enqueue = async (db, job, payload, options) => {
      if (job.name !== accountMailJob.name) return enqueue(db, job, payload, options)
      await t.deps.mail.send({ id: 'a', to: 'a@shop.example', subject: 'a', text: 'a', html: 'a' })
    }
    expect(await readOutcome('register a store', 'mail', 'gone')).not.toBe('later')
  })

  it('a job that is lost', async () => {
    t.deps.jobs.enqueue = async (db, job, payload, options) => {
      if (job.name !== accountMailJob.name) return enqueue(db, job, payload, options)
    }
    expect(await readOutcome('register a store', 'mail', 'gone')).toBe('works')
  })
})

afterAll(() => {
  const cells = matrix.length * services.length * breakages.length
  reportRun({
    goal: 'G8',
    what: 'services that are away',
    runs: `${matrix.length} features x ${services.length} services x ${breakages.join(', ')}: ${cells} cells`,
    seed: runSeed,
  })
})
