import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../../env.ts'
import { outboxMail } from './outbox.ts'
import type { MailPort } from './port.ts'
import { smtpMail } from './smtp.ts'

type MailEnv = Pick<Env, 'NODE_ENV' | 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'DEMO'>

/** SMTP where SMTP_URL is set, the outbox folder otherwise; in production, which must allow it by OUTBOX, that is warned of at each start. */
export function createMail(env: MailEnv, log: FastifyBaseLogger): MailPort {
  if (env.SMTP_URL) return smtpMail(env.SMTP_URL, env.MAIL_FROM)
  if (env.NODE_ENV === 'production') log.warn('SMTP_URL: missing; no mail is sent, each is written to DATA_DIR/outbox instead')
  return outboxMail(env, log)
}
