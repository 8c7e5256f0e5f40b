import type { Audience } from '@rahba/contract/kernel/audiences'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** The lifetime of a session in seconds: unused (`idle`) and at most (`absolute`). These figures are defined only here. */
export const sessionLife: Record<Audience, { idle: number; absolute: number }> = {
  admin: { idle: 30 * minute, absolute: 12 * hour },
  store: { idle: 30 * day, absolute: 30 * day },
  user: { idle: 180 * day, absolute: 180 * day },
}
