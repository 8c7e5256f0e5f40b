import { jobKind } from '../../platform/jobs/jobs.ts'

/** Checks every row of an uploaded file. */
export const checkImportJob = jobKind<{ import_id: string }>('products.import.check')
/** Imports some rows of a checked file, and queues itself for the next. */
export const runImportJob = jobKind<{ import_id: string }>('products.import.run')
