import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../../env.ts'
import { outboxSms } from './outbox.ts'
import type { SmsPort } from './port.ts'
import { taqnyatSms } from './taqnyat.ts'

type SmsEnv = Pick<Env, 'NODE_ENV' | 'SMS_URL' | 'SMS_TOKEN' | 'SMS_SENDER' | 'DATA_DIR' | 'DEMO'>

/**
 * The SMS service where SMS_URL is set, the outbox folder otherwise; in production that is warned of at each start, since no shopper can sign in
 * then.
 */
export function createSms(env: SmsEnv, log: FastifyBaseLogger): SmsPort {
  // The environment refuses SMS_URL without its token.
  if (env.SMS_URL) return taqnyatSms(env.SMS_URL, env.SMS_TOKEN ?? '', env.SMS_SENDER)
  if (env.NODE_ENV === 'production') log.warn('SMS_URL: missing; no message is sent, each is written to DATA_DIR/outbox instead')
  return outboxSms(env, log)
}
