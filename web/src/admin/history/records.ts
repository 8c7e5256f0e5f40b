import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { addressFromData } from '../../paths.ts'
import type { AnyResource } from '../../resource/any-resource.ts'
import { menu } from '../menu.ts'

const resources = new Map<string, AnyResource>(
  menu.flatMap(({ items }) => items.flatMap((item) => ('resource' in item ? [[item.resource.name, item.resource] as const] : []))),
)

/** The declared resource that entries of this kind are about. */
export const resourceOfKind = (entity: string): AnyResource | undefined => resources.get(entity)

const pages: Record<string, string> = {
  stores: 'stores',
  products: 'products',
  orders: 'orders',
  users: 'users',
  payments: 'payments1',
  coupons: 'copoun',
  'promo-codes': 'promo-codes',
}

/** Returns the path of an entry's record, without the language; undefined if it has no page or was deleted. */
export function pageOfRecord({
  entity,
  entity_id,
  action,
}: {
  entity: string
  entity_id: string | null
  action: string
}): PageAddress | undefined {
  if (entity === 'settings') return '/dashboard/settings'
  const below = pages[entity] ?? resources.get(entity)?.url
  return below && entity_id && !action.endsWith('.delete') ? addressFromData(`/dashboard/${below}/${entity_id}`) : undefined
}
