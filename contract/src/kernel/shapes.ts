import { z } from 'zod'

/** The parameters of a path that names one record by its id. */
export const idParams = z.object({ id: z.uuid('uuid') })
