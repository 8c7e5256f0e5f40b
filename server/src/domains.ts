import type { FastifyInstance } from 'fastify'
import { mountAccess } from './access/plugin.ts'
import { mountCatalog } from './catalog/plugin.ts'
import { mountContent } from './content/plugin.ts'
import { mountConversations } from './conversations/plugin.ts'
import { mountMoney } from './money/plugin.ts'
import { mountNotifications } from './notifications/plugin.ts'
import { mountOrders } from './orders/plugin.ts'
import { mountPlaces } from './places/plugin.ts'
import { mountPromotions } from './promotions/plugin.ts'
import { mountShoppers } from './shoppers/plugin.ts'
import { mountStatistics } from './statistics/plugin.ts'
import { mountStores } from './stores/plugin.ts'

/** Every domain of the product, mounted in this order. */
export const domains: readonly ((app: FastifyInstance) => void | Promise<void>)[] = [
  mountAccess,
  mountPlaces,
  mountCatalog,
  mountContent,
  mountConversations,
  mountMoney,
  mountNotifications,
  mountOrders,
  mountPromotions,
  mountShoppers,
  mountStatistics,
  mountStores,
]
