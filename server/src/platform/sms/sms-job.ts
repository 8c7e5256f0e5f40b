import { jobKind } from '../jobs/jobs.ts'
import { defineWorker } from '../jobs/worker.ts'
import type { Registered } from '../registered.ts'
import type { Sms } from './port.ts'

/**
 * Sends one SMS, named by its job, so that a service can tell one that is asked for twice: `enqueue(smsJob, { to, text: message.write(locale,
 * params) })`.
 */
export const smsJob = jobKind<Omit<Sms, 'text'> & { text: Registered<string> }>('sms')

export const smsWorker = defineWorker(smsJob, (deps, sms, job) => deps.sms.send({ ...sms, id: job.id }))
