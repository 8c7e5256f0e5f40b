import { jobKind } from '../jobs/jobs.ts'
import { defineWorker } from '../jobs/worker.ts'
import type { Mail } from './port.ts'

/** Sends one mail, named by its job, so that a mailbox can tell a mail that came twice: `ctx.enqueue(mailJob, { to, ...renderMail(locale, text) })`. */
export const mailJob = jobKind<Mail>('mail')

export const mailWorker = defineWorker(mailJob, (deps, mail, job) => deps.mail.send({ ...mail, id: job.id }))
