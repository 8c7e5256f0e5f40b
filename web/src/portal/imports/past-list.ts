import { listProductImports } from '@rahba/contract/catalog/import/product-imports.calls'

/** The imports of before, for the page's loader and for the list. */
export const pastList = { defaultSort: '', defaultPerPage: 10 }
export const pastRead = ({ page, per_page }: { page: number; per_page: number }) =>
  [listProductImports, { query: { page, per_page } }] as const
