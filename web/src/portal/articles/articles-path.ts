import type { ListPath } from '@rahba/contract/kernel/page-table'

/** The lists of articles that a merchant reads. */
export type ArticlesPath = Extract<ListPath, '/store/news' | `/store/${string}-improvements`>
