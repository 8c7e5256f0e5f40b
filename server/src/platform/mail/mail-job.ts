import { jobKind } from '../jobs/jobs.ts'
import { defineWorker } from '../jobs/worker.ts'
import type { Mail } from './port.ts'

/** Sends one mail: `ctx.enqueue(mailJob, { to, ...renderMail(locale, text) })`. */
export const mailJob = jobKind<Mail>('mail')

export const mailWorker = defineWorker(mailJob, (deps, mail) => deps.mail.send(mail))
