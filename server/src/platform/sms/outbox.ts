import type { FastifyBaseLogger } from 'fastify'
import { writeOutboxFile } from '../outbox/outbox-file.ts'
import type { SmsPort } from './port.ts'

// A code is a group of 4 to 8 digits on its own; an amount or a phone number is not.
const getCode = (text: string) => /(?<![\d+.,/-])\d{4,8}(?![\d.,/-]\d|\d)/.exec(text)?.[0]

/** The port without an SMS service: every SMS becomes a file in DATA_DIR/outbox and a line in the log, with its code in demo mode only. */
export function outboxSms(env: { DATA_DIR: string; DEMO: boolean }, log: FastifyBaseLogger): SmsPort {
  return {
    async send({ to, text }) {
      await writeOutboxFile(env.DATA_DIR, 'sms', to, 'txt', `${to}\n\n${text}\n`)
      const code = env.DEMO ? getCode(text) : undefined
      log.info(`sms to ${to}${code ? ` (${code})` : ''}`)
    },
  }
}
