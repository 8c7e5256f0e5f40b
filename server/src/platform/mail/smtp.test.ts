import { text as readAll } from 'node:stream/consumers'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { registered } from '../../../test/test-notice.ts'
import { Hopeless } from '../jobs/worker.ts'
import { mailJob } from './mail-job.ts'
import { smtpMail } from './smtp.ts'
import { renderMail } from './template.ts'

// a real server of the protocol on this machine, which takes or refuses as a test says
const from = 'Rahba <no-reply@rahba.example>'
const taken: string[] = []
const servers: SMTPServer[] = []
afterEach(async () => {
  taken.length = 0
  await Promise.all(servers.splice(0).map((server) => new Promise<void>((resolve) => server.close(() => resolve()))))
})

interface Refusals {
  /** The code and words a recipient, or the message itself, is refused with. */
  recipient?: () => number | null
  message?: () => number | null
}

const refusal = (code: number) => Object.assign(new Error(code < 500 ? 'try again later' : 'no such mailbox'), { responseCode: code })

async function mailServer({ recipient = () => null, message = () => null, greets_after = 0 }: Refusals & { greets_after?: number } = {}) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // a connection that the port keeps for its next mail would be waited for
    closeTimeout: 1,
    onConnect: (_session, done) => void setTimeout(done, greets_after),
    onRcptTo(_address, _session, done) {
      const code = recipient()
      done(code ? refusal(code) : null)
    },
    onData(stream, _session, done) {
      void readAll(stream).then((text) => {
        const code = message()
        if (code) return done(refusal(code))
        taken.push(text)
        done(null)
      })
    },
  })
  server.on('error', () => undefined)
  servers.push(server)
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return smtpMail(`smtp://127.0.0.1:${port}`, from)
}

const mail = {
  to: 'noura@example.com',
  ...renderMail('ar', { subject: 'طلب جديد', greeting: 'مرحبًا نورة،', paragraphs: ['وصلك الطلب رقم 7.'] }),
}

/** The parts of a message by their type, decoded. */
function toParts(message: string): Record<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(message)?.[1] ?? ''
  const parts = message.split(`--${boundary}`).slice(1, -1)
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...body] = part.trim().split('\r\n\r\n')
      const text = body.join('\r\n\r\n')
      const encoding = /content-transfer-encoding: *([\w-]+)/i.exec(head)?.[1]?.toLowerCase()
      const decoded =
        encoding === 'base64'
          ? Buffer.from(text, 'base64').toString('utf8')
          : Buffer.from(
              text.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
              'latin1',
            ).toString('utf8')
      return [/content-type: *([\w/]+)/i.exec(head)?.[1] ?? '', decoded]
    }),
  )
}

test('an email arrives in two parts, the HTML one right to left, under the id of its job', async () => {
  const choices = 'https://rahba.example/ar/store/profile/settings'
  await (await mailServer()).send({ ...mail, id: '01900000-0000-7000-8000-000000000001', choices })
  const [message = ''] = taken
  expect(message).toMatch(/^Message-ID: <01900000-0000-7000-8000-000000000001@rahba\.example>/im)
  expect(message).toMatch(/^List-Unsubscribe: <https:\/\/rahba\.example\/ar\/store\/profile\/settings>/im)
  expect(message).toMatch(/^From: Rahba <no-reply@rahba\.example>/m)
  const parts = toParts(message)
  expect(parts['text/plain']).toContain('وصلك الطلب رقم 7.')
  expect(parts['text/html']).toContain('<html lang="ar" dir="rtl">')
})

test.each([550, 553, 552])('a recipient rejected with %i is rejected permanently', async (code) => {
  await expect((await mailServer({ recipient: () => code })).send(mail)).rejects.toBeInstanceOf(Hopeless)
})

test('a message that the server rejects is rejected permanently', async () => {
  await expect((await mailServer({ message: () => 554 })).send(mail)).rejects.toBeInstanceOf(Hopeless)
})

test.each([421, 450, 451, 452])('a temporary error (%i) is retried', async (code) => {
  const failure = await (await mailServer({ recipient: () => code })).send(mail).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(Hopeless)
})

test('waits for a server that greets slowly', async () => {
  await (await mailServer({ greets_after: 1500 })).send(mail)
  expect(taken).toHaveLength(1)
})

test('retries a server that can’t be reached', async () => {
  await expect(smtpMail('smtp://127.0.0.1:1', from).send(mail)).rejects.not.toBeInstanceOf(Hopeless)
})

test('by its job: a temporary error is retried under the same id, and success or a permanent error is not', async () => {
  const t = await testApp({}, pino({ level: 'silent' }))
  let code: number | null = 451
  t.deps.mail = await mailServer({ recipient: () => code })
  await t.deps.jobs.enqueue(t.db, mailJob, registered(mail))
  await expect(t.drain()).rejects.toThrow()
  const { rows } = await t.pool.query("select id, state from pgboss.job where name = 'mail'")
  expect(rows).toMatchObject([{ state: 'retry' }])
  code = null
  await t.drain({ ahead: true })
  await t.drain({ ahead: true })
  expect(taken).toHaveLength(1)
  expect(taken[0]).toContain(`<${rows[0].id}@rahba.example>`)

  code = 550
  await t.deps.jobs.enqueue(t.db, mailJob, registered(mail))
  await t.drain()
  expect((await t.pool.query("select 1 from pgboss.job where name = 'mail' and state in ('created', 'retry')")).rowCount).toBe(0)
})
