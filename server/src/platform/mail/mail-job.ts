import { jobKind } from '../jobs/jobs.ts'
import { defineWorker } from '../jobs/worker.ts'
import type { Registered } from '../registered.ts'
import type { Mail } from './port.ts'

/**
 * Sends one mail, named by its job, so that a mailbox can tell a mail that came twice: `enqueue(mailJob, { to, ...message.write(locale, params)
 * })`.
 */
export const mailJob = jobKind<Registered<Mail>>('mail')

export const mailWorker = defineWorker(mailJob, (deps, mail, job) => deps.mail.send({ ...mail, id: job.id }))
