import type { FastifyInstance } from 'fastify'
import { mountAccess } from './access/plugin.ts'
import { requireTwoFactor } from './access/two-factor/require.ts'
import { mountAgreement } from './agreement/plugin.ts'
import { countReadCopies } from './broadcasts/count-read-copies.ts'
import { mountBroadcasts } from './broadcasts/plugin.ts'
import { mountCatalog } from './catalog/plugin.ts'
import { mountCategories } from './categories/plugin.ts'
import { mountContent } from './content/plugin.ts'
import { mountConversations } from './conversations/plugin.ts'
import { mountHistory } from './history/plugin.ts'
import { mountMoney } from './money/plugin.ts'
import { mountNotifications } from './notifications/plugin.ts'
import { mountOrders } from './orders/plugin.ts'
import { mountPlaces } from './places/plugin.ts'
import { mountPromotions } from './promotions/plugin.ts'
import { mountSearch } from './search/plugin.ts'
import { mountSettings } from './settings/plugin.ts'
import { shopperRecords } from './shopper-records.ts'
import { mountShoppers } from './shoppers/plugin.ts'
import { mountStatistics } from './statistics/plugin.ts'
import { applyPaperSettings } from './stores/papers/lift-restrictions.ts'
import { mountStores } from './stores/plugin.ts'

/** Every domain of the product, mounted in this order. */
export const domains: readonly ((app: FastifyInstance) => void | Promise<void>)[] = [
  mountAccess,
  mountPlaces,
  mountCategories,
  mountCatalog,
  mountContent,
  (app) =>
    mountSettings(app, {
      check: requireTwoFactor,
      apply: async (db, after, { expired_papers_stop }) => {
        if (expired_papers_stop !== undefined) await applyPaperSettings(db, after)
      },
    }),
  mountConversations,
  mountMoney,
  (app) => mountNotifications(app, countReadCopies),
  mountBroadcasts,
  mountOrders,
  mountPromotions,
  (app) => mountShoppers(app, shopperRecords),
  mountStatistics,
  mountHistory,
  mountSearch,
  mountStores,
  mountAgreement,
]
