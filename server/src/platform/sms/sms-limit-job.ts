import { jobKind } from '../jobs/jobs.ts'

/** The day's number of text messages was reached: the day in Riyadh, the number, and who is sent no more. */
export const smsLimitJob = jobKind<{ day: string; limit: number; whom: 'everybody' | 'strangers' }>('sms-limit')
