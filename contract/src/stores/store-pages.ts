import { listPage } from '../kernel/list-page.ts'
import { tabsNamed } from '../kernel/tabs-named.ts'
import { typedKeys } from '../kernel/typed-keys.ts'
import type { listStores } from './admin-stores.ts'
import { storeTabs } from './store-states.ts'

export const adminStoresPage = listPage<typeof listStores>()({
  path: '/dashboard/stores',
  call: '/admin/stores',
  defaultSort: '-created_at',
  filters: [
    'category_id',
    'city_id',
    'entity_type',
    'is_online',
    'has_complete_data',
    'featured',
    'payout_hold',
    'has_changes',
    'expired_papers',
    'papers_waiting',
    'paper_restriction',
    'balance',
    'registered_from',
    'registered_to',
  ],
  tabs: tabsNamed(typedKeys(storeTabs)),
})
