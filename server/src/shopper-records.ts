import { exportMessages, exportReports, forgetInChats } from './conversations/chat/of-shopper.ts'
import { exportPayments, exportWallet, refuseHeldMoney, refuseWallet } from './money/of-shopper.ts'
import { readChoices } from './notifications/choices.ts'
import { exportDevices, exportNotices, forgetNotices } from './notifications/of-shopper.ts'
import { exportCancellations, refuseOpenCancellations } from './orders/cancellations/of-shopper.ts'
import { exportInvoices } from './orders/invoices/of-shopper.ts'
import { exportOrders, forgetInOrders, lockOrders, refuseOpenOrders } from './orders/of-shopper.ts'
import { forgetInCodes } from './promotions/of-shopper.ts'
import { exportAddresses, exportFiles } from './shoppers/account/export-account.ts'
import type { ShopperRecords } from './shoppers/account/records.ts'

/** Everything that is kept about a shopper: what a deletion waits for, what it takes away, and what an export holds. A new table with a shopper's data has its place here. */
export const shopperRecords: ShopperRecords = {
  lock: lockOrders,
  checks: [refuseOpenOrders, refuseOpenCancellations, refuseHeldMoney, refuseWallet],
  // notices before conversations and orders, since they are found by them
  forget: [forgetNotices, forgetInChats, forgetInOrders, forgetInCodes],
  muted: async (db, subject_id) => (await readChoices(db, { audience: 'user', subject_id })).muted,
  lists: {
    addresses: exportAddresses,
    orders: exportOrders,
    cancellations: exportCancellations,
    invoices: exportInvoices,
    payments: exportPayments,
    wallet: exportWallet,
    messages: exportMessages,
    reports: exportReports,
    notifications: exportNotices,
    devices: exportDevices,
    files: exportFiles,
  },
}
