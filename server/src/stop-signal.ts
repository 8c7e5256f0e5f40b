import type { FastifyBaseLogger } from 'fastify'

const longest = 20_000

/**
 * Ends the process in good order on SIGTERM or SIGINT: runs `stop` once, then exits with 0. A second signal, or 20 seconds, ends it at once.
 */
export function onStopSignal(log: FastifyBaseLogger, stop: () => Promise<void>): void {
  let stopping = false
  const end = async (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('some work did not end in time')
      process.exit(1)
    }, longest).unref()
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      log.error({ err: error }, 'could not stop in good order')
      process.exit(1)
    }
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
