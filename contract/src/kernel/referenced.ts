import { z } from 'zod'
import { bilingualText } from './shapes.ts'

/** The parts of a referenced row that an answer contains. */
export const referenced = z.object({ id: z.uuid(), title: z.union([z.string(), bilingualText]) })
export type Referenced = z.output<typeof referenced>
