import { jobKind } from '../../platform/jobs/jobs.ts'

/** Checks every row of an uploaded file. */
export const checkImportJob = jobKind<{ import_id: string }>('products.import.check')
/** Fetches the pictures that rows of an imported file name by their addresses, and queues itself for the next. */
export const fetchPicturesJob = jobKind<{ import_id: string }>('products.import.pictures')
/** Imports some rows of a checked file, and queues itself for the next. */
export const runImportJob = jobKind<{ import_id: string }>('products.import.run')
