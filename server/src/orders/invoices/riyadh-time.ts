import { riyadhOffset } from '@rahba/contract/kernel/today'

/** A moment as an ISO text whose day and hour are Riyadh's, which has kept +03:00 for ever. */
export const riyadhTime = (iso: string): string => new Date(Date.parse(iso) + riyadhOffset).toISOString()
