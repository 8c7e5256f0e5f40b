import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { createMail } from './create-mail.ts'
import { renderMail } from './template.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'rahba-mail-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const text = {
  subject: 'رمز التحقق',
  greeting: 'مرحبًا نورة،',
  paragraphs: ['استخدم هذا الرمز لتأكيد بريدك في متجر «عود & <b>بخور</b>».'],
  code: '4821',
  button: { label: 'افتح المتجر', url: 'https://rahba.example/ar/store?a=1&b="2"' },
  notes: ['ينتهي الرمز خلال 10 دقائق.'],
}

describe('the layout', () => {
  const mail = renderMail('ar', text)

  it('escapes its parameters', () => {
    expect(mail.html).toContain('عود &amp; &lt;b&gt;بخور&lt;/b&gt;')
    expect(mail.html).toContain('href="https://rahba.example/ar/store?a=1&amp;b=&quot;2&quot;"')
    expect(mail.html).not.toContain('<b>')
  })

  it('follows the direction of its language, with codes and links left to right', () => {
    expect(mail.html).toContain('<html lang="ar" dir="rtl">')
    expect(mail.html).toMatch(/<p dir="ltr"[^>]*>4821<\/p>/)
    expect(renderMail('en', { subject: 'Hello', paragraphs: ['Hi'] }).html).toContain('<html lang="en" dir="ltr">')
  })

  it('previews its content and not its greeting, and breaks long words', () => {
    const shown = (html: string) => /<body[^>]*>\s*<div style="display:none[^>]*>([^<]*?)(?:&#847;&zwnj;&nbsp;)+<\/div>/.exec(html)?.[1]
    expect(shown(mail.html)).toBe('استخدم هذا الرمز لتأكيد بريدك في متجر «عود &amp; &lt;b&gt;بخور&lt;/b&gt;».')
    const long = shown(renderMail('en', { subject: 'x', paragraphs: [`two\nlines ${'y'.repeat(300)}`] }).html)
    // a job that sends a mail is kept as JSON, which may hold no half of a character
    expect(renderMail('en', { subject: 'x', paragraphs: [`${'y'.repeat(138)}${'🎁'.repeat(9)}`] }).html.isWellFormed()).toBe(true)
    expect(long).toMatch(/^two lines y+…$/)
    expect(long).toHaveLength(140)
  })

  it('has its own dark colours', () => {
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">')
    expect(mail.html).toMatch(/@media \(prefers-color-scheme:dark\)\{.*\.words\{color:#E8E5DF!important\}/)
  })

  it('has the same plain text, with the code on its own line', () => {
    expect(mail.text).toMatch(/^مرحبًا نورة،\n\n/)
    expect(mail.text).toMatch(/^4821$/m)
    expect(mail.text).toContain('https://rahba.example/ar/store?a=1&b="2"')
    expect(mail.text).toContain('رحبة')
    expect(renderMail('en', { subject: 'x', paragraphs: ['y'] }).text).toContain('Rahba')
  })
})

/** A log whose lines can be read back. */
function lineLog() {
  const lines: string[] = []
  const log = pino({}, { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) })
  return { log, lines }
}

describe('the outbox folder', () => {
  const env = { NODE_ENV: 'development' as const, SMTP_URL: undefined, MAIL_FROM: 'Rahba <no-reply@rahba.example>', DATA_DIR: dataDir }

  it('writes a readable message and logs the code in demo mode', async () => {
    const { log, lines } = lineLog()
    await createMail({ ...env, DEMO: true }, log).send({ to: 'noura@example.com', ...renderMail('ar', text) })
    const [file = ''] = readdirSync(join(dataDir, 'outbox'))
    expect(file).toMatch(/^mail-\d{4}-.*noura@example\.com-[0-9a-f]{6}\.eml$/)
    expect(statSync(join(dataDir, 'outbox', file)).mode & 0o077).toBe(0)
    const message = readFileSync(join(dataDir, 'outbox', file), 'utf8')
    expect(message).toContain('Subject: رمز التحقق\r\n')
    expect(message).toContain('Content-Type: text/plain; charset=utf-8')
    expect(message).toContain('مرحبًا نورة')
    expect(lines).toEqual(['mail to noura@example.com: رمز التحقق (4821)'])
  })

  it('does not log the code otherwise', async () => {
    const { log, lines } = lineLog()
    await createMail({ ...env, DEMO: false }, log).send({ to: 'noura@example.com', ...renderMail('ar', text) })
    expect(lines).toEqual(['mail to noura@example.com: رمز التحقق'])
  })

  it('logs a warning in production, where nobody would receive an email', () => {
    const { log, lines } = lineLog()
    createMail({ ...env, NODE_ENV: 'production', DEMO: false }, log)
    expect(lines).toEqual(['SMTP_URL: missing; no mail is sent, each is written to DATA_DIR/outbox instead'])
    createMail({ ...env, NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:1', DEMO: false }, log)
    createMail({ ...env, DEMO: false }, log)
    expect(lines).toHaveLength(1)
  })

  it('allows no line break in a header or a path', async () => {
    const { log } = lineLog()
    await createMail({ ...env, DEMO: false }, log).send({ to: '../../x\r\nBcc: all@example.com', subject: 'a\r\nX-Evil: 1', text: 'b' })
    const newest = readdirSync(join(dataDir, 'outbox')).find((name) => name.includes('Bcc')) ?? ''
    expect(newest).not.toContain('/')
    const message = readFileSync(join(dataDir, 'outbox', newest), 'utf8')
    expect(message).not.toMatch(/^(Bcc|X-Evil)/m)
  })
})

/** A mail server that takes one message. */
function mailServer() {
  let received = ''
  const server = createServer((socket) => {
    let inData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const said = chunk.toString()
      if (inData) {
        received += said
        if (received.endsWith('\r\n.\r\n')) {
          inData = false
          socket.write('250 taken\r\n')
        }
      } else if (/^DATA/i.test(said)) {
        inData = true
        socket.write('354 go on\r\n')
      } else if (/^QUIT/i.test(said)) socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    })
    socket.on('error', () => undefined)
  })
  const listening = new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )
  return { listening, received: () => received, stop: () => server.close() }
}

describe('SMTP', () => {
  const { log } = lineLog()
  const from = { NODE_ENV: 'production' as const, MAIL_FROM: 'Rahba <no-reply@rahba.example>', DATA_DIR: dataDir, DEMO: false }

  it('delivers an email', async () => {
    const server = mailServer()
    const port = await server.listening
    await createMail({ ...from, SMTP_URL: `smtp://127.0.0.1:${port}` }, log).send({
      to: 'a@example.com',
      ...renderMail('en', { subject: 'Hello', paragraphs: ['Good day'] }),
    })
    server.stop()
    expect(server.received()).toContain('From: Rahba <no-reply@rahba.example>')
    expect(server.received()).toContain('multipart/alternative')
  })

  it('fails when the server is unreachable, so that the job is retried', async () => {
    await expect(
      createMail({ ...from, SMTP_URL: 'smtp://127.0.0.1:1' }, log).send({ to: 'a@example.com', subject: 's', text: 't' }),
    ).rejects.toThrow()
  })
})
