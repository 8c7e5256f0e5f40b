import type { Bilingual } from '@rahba/contract/kernel/locale'

/** Things by the names people call them by, in either language. */
export interface Names {
  /** Ids by folded name. */
  byName: ReadonlyMap<string, readonly string[]>
  titles: ReadonlyMap<string, Bilingual>
}

/** The names that a file of one store may use. */
export interface StoreNames {
  categories: Names
  /** Below each category, since several may hold one of the same name. */
  subcategories: ReadonlyMap<string, Names>
  shelves: Names
  /** The store's additional fields. */
  fields: Names
}
