import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../../env.ts'
import { outboxMail } from './outbox.ts'
import type { MailPort } from './port.ts'
import { smtpMail } from './smtp.ts'

/** SMTP where SMTP_URL is set, the outbox folder otherwise. */
export const createMail = (env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'DEMO'>, log: FastifyBaseLogger): MailPort =>
  env.SMTP_URL ? smtpMail(env.SMTP_URL, env.MAIL_FROM) : outboxMail(env, log)
