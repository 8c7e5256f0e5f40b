import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Env } from '../env.ts'
import type { Db } from './db/types.ts'
import type { FileStore } from './files/store.ts'
import type { PaymentGateway } from './gateway/port.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Limits } from './limits/limits.ts'
import type { MailPort } from './mail/port.ts'
import type { PicturePort } from './pictures/port.ts'
import type { PushPort } from './push/port.ts'
import type { SmsPort } from './sms/port.ts'
import type { Translator } from './translator/port.ts'

/** Everything the application is built from. Tests hand in their own mail, SMS and database; nothing is found through globals. */
export interface Deps {
  env: Env
  log: FastifyBaseLogger
  pool: Pool
  db: Db
  files: FileStore
  jobs: Jobs
  limits: Limits
  mail: MailPort
  sms: SmsPort
  push: PushPort
  /** Fetches pictures from addresses that people wrote. */
  pictures: PicturePort
  /** Translates by machine; null where no service is configured, then no translation is suggested. */
  translator: Translator | null
  /** Takes cards; null where none is configured, then cards are not offered. */
  gateway: PaymentGateway | null
}
