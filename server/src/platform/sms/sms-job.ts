import { jobKind } from '../jobs/jobs.ts'
import { defineWorker } from '../jobs/worker.ts'
import type { Sms } from './port.ts'

/** Sends one SMS: `ctx.enqueue(smsJob, { to, text })`. */
export const smsJob = jobKind<Sms>('sms')

export const smsWorker = defineWorker(smsJob, (deps, sms) => deps.sms.send(sms))
