import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../../env.ts'
import { outboxSms } from './outbox.ts'
import type { SmsPort } from './port.ts'
import { taqnyatSms } from './taqnyat.ts'

/** The SMS service where SMS_URL is set, the outbox folder otherwise. */
export const createSms = (env: Pick<Env, 'SMS_URL' | 'SMS_TOKEN' | 'SMS_SENDER' | 'DATA_DIR' | 'DEMO'>, log: FastifyBaseLogger): SmsPort =>
  // the environment refuses SMS_URL without its token
  env.SMS_URL ? taqnyatSms(env.SMS_URL, env.SMS_TOKEN ?? '', env.SMS_SENDER) : outboxSms(env, log)
