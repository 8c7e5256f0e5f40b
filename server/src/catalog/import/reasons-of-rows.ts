import { importFaults } from '@rahba/contract/catalog/import/import-errors'
import { pictureReasonKey } from '@rahba/contract/catalog/import/import-labels'
import { type SQL, sql } from 'drizzle-orm'

// Each names the fault `f`, which a statement takes from the faults of a row.

/** The key of a fault: its field and its code, or its text where the product's own schema said it. */
export const faultKey = sql`md5(concat(f->>'field', ' ', coalesce(f->>'code', f->>'en')))`
/** True in SQL for a fault that says why, not only that another row of the product is at fault. */
export const isReason = sql`(f->>'code') is distinct from ${importFaults.group_refused.code}`
/** True in SQL for a fault that is no note. */
export const isFault = sql`(f->>'warning') is distinct from 'true'`

/** True in SQL for a row with a picture that was not fetched. */
export const hasFailedPicture = sql`exists (
  select from product_import_pictures p where p.import_id = product_import_rows.import_id and p.row = product_import_rows.row and p.state = 'failed')`

/** True in SQL for a row with this reason. */
export const hasReason = (key: string): SQL =>
  key === pictureReasonKey
    ? hasFailedPicture
    : sql`exists (select from jsonb_array_elements(product_import_rows.faults) f where ${faultKey} = ${key})`

/** True in SQL for a row that is refused for a fault of its own. */
export const hasOwnFault = sql`exists (select from jsonb_array_elements(product_import_rows.faults) f where ${isReason} and ${isFault})`
