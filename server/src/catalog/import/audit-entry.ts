import type { ProductImport } from './table.ts'

type AuditedImport = Pick<ProductImport, 'state' | 'counts'>

/** The entry of a file that was uploaded and kept. */
export const toUploadEntry = ({ id, store_id, file, rows, state }: ProductImport) => ({
  entity: 'product-imports',
  entity_id: id,
  store_id,
  after: { name: file, state, rows },
})

/** The audit entry of an import's step: its state before and after, with the number of products and rows done. */
export function toEntry(job: ProductImport, after: Partial<AuditedImport>) {
  const toSnapshot = ({ state, counts }: AuditedImport) => {
    const { created, updated, refused, failed } = counts.products
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
