import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Env } from '../env.ts'
import { sourceFrames } from './source-frames.ts'

// This is an extra safeguard: no call logs these on purpose.
const secrets = ['password', 'token', 'code', 'authorization', 'cookie', 'iban'].flatMap((name) => [name, `*.${name}`])

const loggedFields = ['severity', 'schema', 'table', 'column', 'constraint', 'routine', 'statusCode', 'syscall', 'address', 'port'] as const

/**
 * An error as it is logged: what happened and where, without the values it happened to. Failed statements carry theirs in their message
 * (Drizzle's `params`), in `detail` ("Failing row contains …") and, where a value could not be read at all (class 22), in quotes.
 */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const facts: Record<string, unknown> = {}
  for (const name of loggedFields) if (name in error) facts[name] = (error as Error & Record<typeof name, unknown>)[name]
  const state = 'code' in error ? String(error.code) : undefined
  const query = 'query' in error && 'params' in error ? `Failed query: ${error.query}` : undefined
  const message = query ?? (state?.startsWith('22') ? error.message.replace(/"[^"]*"/g, '"…"') : error.message)
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  // `state`, since a field named `code` is blacked out
  return {
    type: error.name,
    message,
    ...(state ? { state } : {}),
    ...facts,
    stack: sourceFrames(frames.join('\n')),
    ...(error.cause ? { cause: errorForLog(error.cause) } : {}),
  }
}

/**
 * The log of one process: a JSON line per event, or readable lines on a terminal. Secrets are redacted everywhere.
 * @param to elsewhere than the standard output
 */
export function createLog(env: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>, to?: DestinationStream): FastifyBaseLogger {
  const readable = !to && env.NODE_ENV !== 'production' && process.stdout.isTTY
  const options = {
    level: env.LOG_LEVEL,
    redact: { paths: secrets, censor: '***' },
    serializers: { err: errorForLog, error: errorForLog },
    ...(readable ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' } } } : {}),
  }
  return to ? pino(options, to) : pino(options)
}
