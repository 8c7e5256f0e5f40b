import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { writeOutboxFile } from '../outbox/outbox-file.ts'
import type { Mail, MailPort } from './port.ts'

// A header is one line, even if the name of a store has several.
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')

/** The mail as a message file in plain UTF-8, so that it reads in an editor as well as in a mail program. */
function messageFile(from: string, mail: Mail): string {
  const boundary = `rahba-${randomBytes(12).toString('hex')}`
  const head = [
    `From: ${oneLine(from)}`,
    `To: ${oneLine(mail.to)}`,
    ...(mail.reply_to ? [`Reply-To: ${oneLine(mail.reply_to)}`] : []),
    ...(mail.choices ? [`List-Unsubscribe: <${oneLine(mail.choices)}>`] : []),
    `Subject: ${oneLine(mail.subject)}`,
    ...(mail.id ? [`Message-ID: <${oneLine(mail.id)}@rahba>`] : []),
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
  ]
  const part = (type: string, body: string) => [`Content-Type: text/${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit', '', body]
  if (!mail.html) return [...head, ...part('plain', mail.text), ''].join('\r\n')
  return [
    ...head,
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...part('plain', mail.text),
    `--${boundary}`,
    ...part('html', mail.html),
    `--${boundary}--`,
    '',
  ].join('\r\n')
}

// A line with only a code, as the layout's text part writes it.
const getCode = (mail: Mail) => /^\s*(\d{4,8})\s*$/m.exec(mail.text)?.[1]

/** The port without an SMTP server: every mail becomes a file in DATA_DIR/outbox and a line in the log, with its code in demo mode only. */
export function outboxMail(env: { DATA_DIR: string; MAIL_FROM: string; DEMO: boolean }, log: FastifyBaseLogger): MailPort {
  return {
    async send(mail) {
      await writeOutboxFile(env.DATA_DIR, 'mail', mail.to, 'eml', messageFile(env.MAIL_FROM, mail))
      const code = env.DEMO ? getCode(mail) : undefined
      log.info(`mail to ${mail.to}: ${oneLine(mail.subject)}${code ? ` (${code})` : ''}`)
    },
  }
}
