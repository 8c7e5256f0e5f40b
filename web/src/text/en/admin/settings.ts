import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../../ar/admin/settings.ts'

export const text: typeof ar = {
  title: 'General settings',
  usual: (value) => `Default: ${value}`,
  between: (from, to) => `Between ${from} and ${to}`,
  backToUsual: 'Reset to default',
  on: 'On',
  off: 'Off',
  shown: 'Visible to visitors',
  saved: (n) => pluralEn(n, { one: '{n} setting saved', other: '{n} settings saved' }),
  nothing: 'No changes to save.',
  readOnly: 'You can only view settings. To change them, you need the “General settings: Edit” permission.',
  hints: {
    sms_per_day:
      'Once the limit is reached, no codes are sent by text message until the next day, and admins are notified. Codes are sent to numbers in Saudi Arabia and countries active on the Countries page.',
    require_admin_two_factor:
      'Admins without two-factor sign-in are signed out and asked to set it up the next time they sign in. Turn it on for your own account first.',
    contact_email: 'Messages from visitors always appear in the dashboard. If you enter an email, a copy is sent there too.',
    accept_hours:
      'Orders not accepted in time are cancelled and refunded automatically. The deadline is shorter if the promised delivery date requires it.',
    payment_minutes: 'Stock is held for the order until the deadline passes.',
    transfer_hours: 'The order is cancelled if no transfer slip arrives in time.',
    answer_hours: 'After the deadline, the platform decides.',
    return_charge: 'Deducted from the customer’s refund and kept by the store.',
    return_window_days: 'The store’s balance becomes available when the window closes. The legal minimum is 7 days.',
    commission_bp: 'Fixed on each order when it’s placed. Earlier orders keep their rate.',
    vat_rate_bp: 'Fixed on each order when it’s placed.',
    dues_days: 'Counted from the issue date. The store gets a reminder 3 days before the due date.',
    dues_suspend_days:
      'A store is suspended automatically if its statement stays unpaid this long after the due date. An admin reinstates it.',
    carrier_remit_days: 'Counted from the delivery date. After the deadline, admins are notified that the carrier is late.',
    invoice_vat_no:
      '15 digits, starting and ending with 3. No invoices are issued until this, the name, street and city are filled in. Pending invoices are then issued automatically.',
    cod_fee: 'Added to the order when the customer chooses cash on delivery. Pickup orders have no fee.',
    expired_papers_stop:
      'For documents with an expiry date. Stores are notified before each step, and restrictions end as soon as a valid document is accepted.',
    papers_products_days: 'Counted from the document’s expiry date. Stores that were already notified keep their dates.',
    papers_orders_days: 'Counted from the day new products are stopped. Open orders continue.',
    home_page: 'The page visitors see at the site’s address. The market stays available either way.',
    moderate_products: 'When off, products appear as soon as they’re submitted.',
    moderate_product_edits:
      'Details customers see: name, description, images, category and brand. The product stays live with its approved values until you accept the edit. Price and quantity changes always apply right away.',
  },
  history: 'History',
}
