import { jobKind } from '../jobs/jobs.ts'

/** The day's number of text messages was reached: the day in Riyadh, and the number. */
export const smsLimitJob = jobKind<{ day: string; limit: number }>('sms-limit')
