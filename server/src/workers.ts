import type { Worker } from './platform/jobs/worker.ts'
import { mailWorker } from './platform/mail/mail-job.ts'
import { smsWorker } from './platform/sms/sms-job.ts'

/** Everything that does jobs. A domain adds its own here. */
export const workers: readonly Worker[] = [mailWorker, smsWorker]
