import type { ProductImport } from '../import-table.ts'

type AuditedImport = Pick<ProductImport, 'state' | 'counts'>

/** The entry of a file that was uploaded and kept. */
export const toUploadEntry = ({ id, store_id, file, rows, state }: ProductImport) => ({
  entity: 'product-imports',
  entity_id: id,
  store_id,
  after: { name: file, state, rows },
})

/** The entry of an import's step in the audit log: where it stood and stands, and how many of its products and rows it had done by then. */
export function toEntry(job: ProductImport, after: Partial<AuditedImport>) {
  const toSnapshot = ({ state, counts }: AuditedImport) => {
    // Imports of before variants counted rows, which were products.
    const { created, updated, refused, failed } = counts.products ?? counts
    return { name: job.file, state, rows: job.rows, created, updated, failed: refused + failed }
  }
  return {
    entity: 'product-imports',
    entity_id: job.id,
    store_id: job.store_id,
    before: toSnapshot(job),
    after: toSnapshot({ ...job, ...after }),
  }
}
