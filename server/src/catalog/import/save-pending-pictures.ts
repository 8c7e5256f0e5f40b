import { pictureFaults } from '@rahba/contract/catalog/import/import-errors'
import { maxFetchedPictures } from '@rahba/contract/catalog/import/product-imports'
import { numberText } from '@rahba/contract/kernel/number-text'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { describePictureFault } from './describe-picture-fault.ts'
import type { PendingPicture } from './product-cells.ts'
import { type ProductImport, productImportPictures } from './table.ts'

/** A picture with the variant or the value of an option that it is for, null for the product's alone. */
interface Pending extends PendingPicture {
  variant_id: string | null
  value_id: string | null
}

/** Stores the pictures that a saved product still lacks, for the job that fetches them. Pictures above the limit of a file get a fault right away. */
export async function savePendingPictures(
  db: Db,
  { id: import_id, store_id }: ProductImport,
  product_id: string,
  pending: readonly Pending[],
): Promise<void> {
  if (pending.length === 0) return
  const count = await db.$count(productImportPictures, eq(productImportPictures.import_id, import_id))
  await db.insert(productImportPictures).values(
    pending.map(({ row, address, position, variant_id, value_id }, index) => {
      const isOmitted = count + index >= maxFetchedPictures
      const fault = isOmitted ? describePictureFault(address, pictureFaults.picture_most, { max: numberText(maxFetchedPictures) }) : null
      return {
        import_id,
        store_id,
        row: row.row,
        product_id,
        variant_id,
        value_id,
        address,
        position,
        state: isOmitted ? ('failed' as const) : ('waiting' as const),
        fault,
      }
    }),
  )
}
