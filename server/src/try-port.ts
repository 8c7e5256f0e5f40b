import { createServer } from 'node:net'
import type { Env } from './env.ts'
import { StartError } from './platform/start-error.ts'

/** Why listening failed, in one line where a person can fix it. */
export function portError(env: Pick<Env, 'PORT' | 'HOST'>, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return new StartError(`PORT: ${env.PORT} is in use by another program, expected a free port`)
  if (code === 'EACCES') return new StartError(`PORT: ${env.PORT} needs rights this user does not have, expected one above 1023`)
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return new StartError(`HOST: this machine has no address ${env.HOST}`)
  return error
}

/** Finds out at once what `listen` would say only after the web is built and the database and the demo market are made. */
export const tryPort = (env: Pick<Env, 'PORT' | 'HOST'>) =>
  new Promise<void>((done, fail) => {
    const server = createServer()
    server.once('error', (error) => fail(portError(env, error)))
    server.listen(env.PORT, env.HOST, () => server.close(() => done()))
  })
