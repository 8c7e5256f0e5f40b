import { deleteFavourites, exportFavourites } from './catalog/favourites/shopper-records.ts'
import { deleteStockWatches, exportWatches } from './catalog/stock/shopper-records.ts'
import { closeChats, exportMessages, exportReports } from './conversations/chat/shopper-records.ts'
import { exportPayments, exportWallet, refuseHeldMoney, refuseWallet } from './money/shopper-records.ts'
import { readChoices } from './notifications/choices.ts'
import { deleteNotices, exportDevices, exportNotices } from './notifications/shopper-records.ts'
import { exportCancellations, refuseOpenCancellations } from './orders/cancellations/shopper-records.ts'
import { deleteCart, exportCart } from './orders/cart/shopper-records.ts'
import { exportInvoices } from './orders/invoices/shopper-records.ts'
import { exportOrders, lockOrders, refuseOpenOrders, removeFromOrders } from './orders/shopper-records.ts'
import { removeFromCodes } from './promotions/shopper-records.ts'
import { exportAddresses, exportBankAccounts, exportFiles } from './shoppers/account/export-account.ts'
import type { ShopperRecords } from './shoppers/account/records.ts'

/**
 * Everything that is kept about a shopper: what a deletion waits for, what it removes, and what an export holds. Each domain adds its part in a
 * `shopper-records.ts` of its own. A new table with a shopper's data belongs here.
 */
export const shopperRecords: ShopperRecords = {
  lock: lockOrders,
  checks: [refuseOpenOrders, refuseOpenCancellations, refuseHeldMoney, refuseWallet],
  // notices before conversations and orders, since they are found by them
  forget: [deleteNotices, closeChats, removeFromOrders, removeFromCodes, deleteStockWatches, deleteFavourites, deleteCart],
  muted: async (db, subject_id) => (await readChoices(db, { audience: 'user', subject_id })).muted,
  lists: {
    addresses: exportAddresses,
    bank_accounts: exportBankAccounts,
    orders: exportOrders,
    cancellations: exportCancellations,
    invoices: exportInvoices,
    payments: exportPayments,
    wallet: exportWallet,
    messages: exportMessages,
    reports: exportReports,
    cart: exportCart,
    stock_watches: exportWatches,
    favourites: exportFavourites,
    notifications: exportNotices,
    devices: exportDevices,
    files: exportFiles,
  },
}
