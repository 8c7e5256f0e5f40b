import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../../ar/portal/stock.ts'

const pieces = (n: number) => pluralEn(n, { one: '{n} unit', other: '{n} units' })
const inBranch = (name: string | null) => (name === null ? '' : ` at ${name}`)
const items = (n: number) => pluralEn(n, { one: '1 item', other: '{n} items' })

export const text: typeof ar = {
  title: 'Stock',
  search: 'Search by product, SKU or barcode',
  total: 'Total',
  off: 'Not offered',
  state: 'Stock level',
  movements: 'Stock history',
  branches: 'Branches',
  empty: { title: 'No products yet', body: 'Add your products and see their stock at each branch here.' },
  alert: {
    action: 'Low stock notification',
    title: 'Low stock notification',
    hint: 'You’re notified when an order leaves a product or variant at this quantity or less. Leave empty to turn it off.',
    unit: 'items',
    saved: 'Setting saved',
  },
  adjust: {
    action: 'Adjust quantity',
    title: (n) => `Adjust ${items(n)}`,
    branch: 'Branch',
    reason: 'Reason',
    quantity: { set: 'Counted quantity', add: 'Quantity to add', take: 'Quantity to remove' },
    now: (n) => `${n} now`,
    note: 'Note (optional)',
    save: 'Save',
    counted: (n, branch) => `Quantity of ${items(n)} updated${inBranch(branch)}`,
    saved: {
      add: (n, branch) => `${pieces(n)} added to stock${inBranch(branch)}`,
      take: (n, branch) => `${pieces(n)} removed from stock${inBranch(branch)}`,
    },
    same: 'The quantities are already correct. Nothing changed',
  },
  transfer: {
    action: 'Transfer between branches',
    title: (n) => `Transfer ${items(n)}`,
    quantity: 'Quantity to transfer',
    available: (n) => `${n} available`,
    save: 'Transfer',
    saved: (n, from, to) => `${pieces(n)} transferred from ${from} to ${to}`,
    one: 'You have one branch. Add another one first',
  },
  moves: {
    title: 'Stock history',
    of: 'Product',
    all: 'All products',
    from: 'From',
    to: 'To',
    choose: 'To see one product, choose “Stock history” in its menu on the stock page.',
    order: (number) => `Order ${number}`,
    system: 'Automatic',
    platform: 'Platform',
    shopper: 'Customer',
    empty: { title: 'No changes yet', body: 'Every change of stock is recorded here: who made it, when and why.' },
  },
  places: {
    add: 'Add branch',
    edit: 'Edit branch',
    pickUp: 'Pickup',
    delivers: 'Delivery',
    saved: 'Branch saved',
    closed: 'Branch closed',
    close: {
      action: 'Close branch',
      title: (name) => `Close “${name}”?`,
      body: 'No new orders will leave from it. Its past orders and stock history stay on record.',
    },
    hint: 'Each order is sent from the nearest branch that has all of it: same city first, then same region, then in the order below.',
    hints: {
      pickUp: 'Customers can choose it to pick up their orders',
      delivers: 'Orders are sent to customers from it',
      shortAddress: 'Carriers collect parcels there. Leave empty to use the store’s address',
      main: 'The main branch’s address is also the pickup place in your store profile.',
    },
    empty: { title: 'No branches', body: 'Add your branches to track the stock at each.' },
  },
}
