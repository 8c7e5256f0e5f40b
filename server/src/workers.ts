import { clearCodesWorker } from './access/codes/clear-codes.ts'
import { accountMailWorker } from './access/mails/account-mail.ts'
import { completeOrdersWorker, expireOrdersWorker } from './orders/clockwork.ts'
import { removeBytesWorker } from './platform/files/remove-bytes.ts'
import { sweepFilesWorker } from './platform/files/sweep-files.ts'
import { clearKeysWorker } from './platform/http/clear-keys.ts'
import type { Worker } from './platform/jobs/worker.ts'
import { clearLimitsWorker } from './platform/limits/clear-limits.ts'
import { mailWorker } from './platform/mail/mail-job.ts'
import { smsWorker } from './platform/sms/sms-job.ts'

/** Everything that does jobs. A domain adds its own here. */
export const workers: readonly Worker[] = [
  mailWorker,
  smsWorker,
  accountMailWorker,
  clearCodesWorker,
  removeBytesWorker,
  sweepFilesWorker,
  clearLimitsWorker,
  clearKeysWorker,
  expireOrdersWorker,
  completeOrdersWorker,
]
