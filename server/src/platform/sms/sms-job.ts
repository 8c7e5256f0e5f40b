import { jobKind } from '../jobs/jobs.ts'
import { defineWorker } from '../jobs/worker.ts'
import type { Sms } from './port.ts'

/** Sends one SMS, named by its job, so that a service can tell one that is asked for twice: `ctx.enqueue(smsJob, { to, text })`. */
export const smsJob = jobKind<Sms>('sms')

export const smsWorker = defineWorker(smsJob, (deps, sms, job) => deps.sms.send({ ...sms, id: job.id }))
