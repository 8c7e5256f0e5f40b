import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Env } from '../env.ts'

// belt and braces: no call logs these on purpose
const secrets = ['password', 'token', 'code', 'authorization', 'cookie', 'iban'].flatMap((name) => [name, `*.${name}`])

/** The log of one process: a JSON line per event, or readable lines on a terminal. Secrets are blacked out wherever they stand. */
export function createLog(env: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>): FastifyBaseLogger {
  const readable = env.NODE_ENV !== 'production' && process.stdout.isTTY
  return pino({
    level: env.LOG_LEVEL,
    redact: { paths: secrets, censor: '***' },
    ...(readable ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' } } } : {}),
  })
}
