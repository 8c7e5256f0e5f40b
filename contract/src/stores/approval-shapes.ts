import { z } from 'zod'
import { approval } from './store-states.ts'

/** `approved` of a store as it crosses the wire. */
export const approvalSchema = z.literal(Object.values(approval))
