import type { Env } from './env.ts'
import { migrate } from './platform/db/migrate.ts'
import { checkHistory } from './platform/db/migration-history.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { checkArabicSearch, checkDatabase, connect, patience, timeouts } from './platform/db/pool.ts'
import type { Deps } from './platform/deps.ts'
import { createFileStore } from './platform/files/create-file-store.ts'
import { createGateway } from './platform/gateway/create-gateway.ts'
import { type BossJobs, createJobs } from './platform/jobs/boss.ts'
import { createLimits } from './platform/limits/create-limits.ts'
import { createLog } from './platform/log.ts'
import { createMail } from './platform/mail/create-mail.ts'
import { pictureFetcher } from './platform/pictures/fetch-picture.ts'
import { createPush } from './platform/push/create-push.ts'
import { createSms } from './platform/sms/create-sms.ts'
import { createTranslator } from './platform/translator/create-translator.ts'
import { beginProduction } from './settings/production-settings.ts'
import { workers } from './workers.ts'

export interface Booted {
  deps: Deps & { jobs: BossJobs }
  /** Where the database is, embedded or not. */
  databaseUrl: string
  /** The folder of the embedded database, undefined with DATABASE_URL. */
  databaseFolder: string | undefined
  /** Call it when everything is loaded: from then on a connection has to come as quickly as on any day. */
  started: () => void
  /** Closes what `boot` opened: jobs, connections, the embedded database. */
  close: () => Promise<void>
  /** Settles with the reason when the embedded database ends by itself. */
  databaseEnded: Promise<string>
}

/** Opens the database, brings it up to date and makes everything the application is built from. Throws a StartError where a person can fix it. */
export async function boot(env: Env): Promise<Booted> {
  const log = createLog(env)
  const database = await openDatabase(env)
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke')
  const { pool, db } = connect(database.url, { onError })
  const { pool: limitsPool } = connect(database.url, { max: 3, name: 'rahba-limits', onError })
  const allow = (milliseconds: number) => {
    for (const { options } of [pool, limitsPool]) options.connectionTimeoutMillis = milliseconds
  }
  allow(patience)
  try {
    await checkDatabase(pool, database.url)
    await checkHistory(pool, database.folder)
    await migrate(database.url, { onRetry: (what) => log.warn(what) })
    await checkArabicSearch(pool)
    await beginProduction(db, env)
    const jobs = createJobs(pool, workers)
    await jobs.start()
    const deps = {
      env,
      log,
      pool,
      db,
      jobs,
      files: createFileStore(env),
      limits: createLimits(limitsPool),
      mail: createMail(env, log),
      sms: createSms(env, log),
      push: createPush(env, log),
      pictures: pictureFetcher(),
      translator: createTranslator(env),
      gateway: createGateway(env),
    }
    const close = async () => {
      await jobs.stop()
      await Promise.all([pool.end(), limitsPool.end()])
      await database.stop()
    }
    const started = () => allow(timeouts.connectionTimeoutMillis)
    return { deps, databaseUrl: database.url, databaseFolder: database.folder, started, close, databaseEnded: database.ended }
  } catch (error) {
    await pool.end()
    await database.stop()
    throw error
  }
}
