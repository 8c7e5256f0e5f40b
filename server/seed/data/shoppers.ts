import { firstShoppers } from './shoppers-first.ts'
import { secondShoppers } from './shoppers-second.ts'
import { thirdShoppers } from './shoppers-third.ts'
import type { SeedShopper } from './types.ts'

/** The sixty demo shoppers. */
export const shoppers: readonly SeedShopper[] = [...firstShoppers, ...secondShoppers, ...thirdShoppers]
