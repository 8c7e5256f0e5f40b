import { firstStores } from './stores-first.ts'
import { secondStores } from './stores-second.ts'
import { waitingStores } from './stores-waiting.ts'
import type { SeedStore } from './types.ts'

/** All demo stores; merchant@rahba.example owns the first. */
export const stores: readonly SeedStore[] = [...firstStores, ...secondStores, ...waitingStores]
