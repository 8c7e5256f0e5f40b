import { countStores, listStores, readStore } from '@rahba/contract/stores/admin-stores.calls'

/** Answers that a change of a store makes old. */
export const storeChanged = [readStore, listStores, countStores]
