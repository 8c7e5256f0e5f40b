import { brand } from '@rahba/contract/kernel/brand'
import missing from '../missing-routes.json' with { type: 'json' }

const unbuilt = new Set(missing.map((path) => path.replace('{product}', brand.product)))

/** Whether the page at a path of the specification (`/dashboard/dues`) exists yet. Menus and links leave the others out, so that none leads nowhere. */
export const isBuilt = (path: string): boolean => !unbuilt.has(path)
