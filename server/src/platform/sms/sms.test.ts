import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { callOut } from '../http/call-out.ts'
import { createSms } from './create-sms.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'rahba-sms-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

interface Seen {
  method: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

/** Runs `use` against a service that answers as told, and gives what it was sent. */
async function withService(answer: (response: ServerResponse) => void, use: (url: string) => Promise<unknown>): Promise<Seen[]> {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    void readAll(request).then((body) => {
      seen.push({ method: request.method, headers: request.headers, body })
      answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  try {
    await use(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1/messages`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
  return seen
}

const log = pino({ level: 'silent' })
const sender = { NODE_ENV: 'test' as const, SMS_TOKEN: 'secret-token', SMS_SENDER: 'Rahba', DATA_DIR: dataDir, DEMO: false }
const sms = { to: '+966501234567', text: 'رمز الدخول إلى رحبة: 482193' }
const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

describe('the SMS service', () => {
  it('gets the number without plus, the text, the sender and the token', async () => {
    const taken = json(201, { statusCode: 201, messageId: 1, accepted: '[966501234567,]', rejected: '[]' })
    const [seen] = await withService(taken, (SMS_URL) => createSms({ ...sender, SMS_URL }, log).send({ ...sms, id: 'job-1' }))
    expect(seen?.headers['idempotency-key']).toBe('job-1')
    expect(seen?.method).toBe('POST')
    expect(seen?.headers.authorization).toBe('Bearer secret-token')
    expect(JSON.parse(seen?.body ?? '')).toEqual({ recipients: ['966501234567'], body: sms.text, sender: 'Rahba' })
  })

  it.each([
    ['an error', json(500, {}), 'answered 500'],
    ['a wrong token', json(401, { message: 'Unauthorized' }), 'answered 401'],
    ['a rejected number', json(201, { accepted: '[]', rejected: '[966501234567,]' }), 'rejected'],
    [
      'a redirect, which is not followed',
      (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'answered 302',
    ],
  ])('fails on %s', async (_what, answer, message) => {
    const seen = await withService(answer, (SMS_URL) => expect(createSms({ ...sender, SMS_URL }, log).send(sms)).rejects.toThrow(message))
    expect(seen).toHaveLength(1)
  })

  it('times out when it does not answer or answers without end', async () => {
    await withService(
      () => undefined,
      (url) => expect(callOut({ url, body: {}, total_ms: 200 })).rejects.toThrow(),
    )
    await withService(
      (response) => response.end('x'.repeat(100_000)),
      (url) => expect(callOut({ url, body: {} })).rejects.toThrow('larger than'),
    )
    const began = performance.now()
    // an address that is routed nowhere
    await expect(callOut({ url: 'http://192.0.2.1/', body: {}, connect_ms: 150 })).rejects.toThrow()
    expect(performance.now() - began).toBeLessThan(1000)
  })
})

describe('the outbox folder', () => {
  it.each([
    [true, 'sms to +966501234567 (482193)'],
    [false, 'sms to +966501234567'],
  ])('stores the SMS and a line in the log (demo: %s)', async (DEMO, line) => {
    const lines: string[] = []
    const ownLog = pino({}, { write: (entry) => void lines.push((JSON.parse(entry) as { msg: string }).msg) })
    await createSms({ ...sender, DEMO, SMS_URL: undefined }, ownLog).send(sms)
    expect(lines).toEqual([line])
    const newest = readdirSync(join(dataDir, 'outbox')).sort().at(-1) ?? ''
    expect(newest).toMatch(/^sms-.*\+966501234567-[0-9a-f]{6}\.txt$/)
    expect(readFileSync(join(dataDir, 'outbox', newest), 'utf8')).toBe(`${sms.to}\n\n${sms.text}\n`)
  })
})
