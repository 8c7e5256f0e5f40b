import { listPage } from '../kernel/list-page.ts'
import type { listAdjustments } from './balances/adjustments.ts'
import type { listCollections, listRemittances } from './carriers/remittances.ts'
import type { listDues } from './dues/dues.ts'
import type { listOwnDues } from './dues/own-dues.ts'
import type { listShopperPayments } from './payments/payments.ts'
import type { listPayouts } from './payouts/payouts.ts'

export const shopperPaymentsPage = listPage<typeof listShopperPayments>()({
  path: '/dashboard/payments1',
  call: '/admin/payments1',
  defaultSort: '-created_at',
  filters: ['method', 'store_id', 'created_from', 'created_to'],
  tabs: {
    pending: { status: 'pending' },
    confirmed: { status: 'confirmed' },
    held: { status: 'held' },
    refused: { status: 'refused' },
    refunded: { status: 'refunded' },
  },
})
export const payoutsPage = listPage<typeof listPayouts>()({
  path: '/dashboard/payments',
  call: '/admin/payments',
  defaultSort: '-created_at',
  filters: ['status', 'store_id', 'from', 'to'],
})
export const duesPage = listPage<typeof listDues>()({
  path: '/dashboard/dues',
  call: '/admin/dues',
  defaultSort: '-created_at',
  filters: ['status', 'store_id', 'from', 'to'],
})
export const carriersPage = listPage<typeof listCollections>()({
  path: '/dashboard/carriers',
  call: '/admin/carriers/collections',
  defaultSort: '-delivered_at',
  filters: ['carrier', 'status', 'late', 'store_id', 'from', 'to'],
})
export const remittancesPage = listPage<typeof listRemittances>()({
  path: '/dashboard/carrier-remittances',
  call: '/admin/carrier-remittances',
  defaultSort: '-created_at',
  filters: ['carrier', 'status', 'from', 'to'],
})
/** Adjustments that take two administrators: a panel above the list of balances. */
export const adjustmentsPage = listPage<typeof listAdjustments>()({
  path: '/dashboard/wallets',
  call: '/admin/wallets/adjustments',
  defaultSort: '-created_at',
  filters: ['status'],
})
/** The dues of a store: one tab of its statement, over a call of its own. */
export const storeDuesPage = listPage<typeof listOwnDues>()({
  path: '/store/wallet',
  call: '/store/dues',
  defaultSort: '-created_at',
  filters: ['status'],
  tabs: { dues: {} },
})
