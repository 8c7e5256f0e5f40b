import { riyadhOffset } from '@rahba/contract/kernel/today'

/** A moment as an ISO text whose day and hour are Riyadh's (always +03:00), although it ends in `Z`. */
export const riyadhTime = (iso: string): string => new Date(Date.parse(iso) + riyadhOffset).toISOString()
