import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../../ar/admin/settings.ts'

export const text: typeof ar = {
  title: 'General settings',
  usual: (value) => `Default: ${value}`,
  between: (from, to) => `Between ${from} and ${to}`,
  backToUsual: 'Back to the default',
  on: 'On',
  off: 'Off',
  shown: 'Visible to visitors',
  saved: (n) => pluralEn(n, { one: '{n} setting saved', other: '{n} settings saved' }),
  nothing: 'You have changed nothing yet.',
  readOnly: 'You can only look. Changing settings takes the permission “General settings: Edit”.',
  hints: {
    sms_per_day:
      'Beyond it no code goes out by text message until the next day, and administrators are told. Codes go to numbers of Saudi Arabia and of the countries that are active on the Countries page.',
    require_admin_two_factor:
      'Admins without it are signed out and asked to set it up when they next sign in. Switch it on for yourself first.',
    contact_email: 'What visitors write is always kept in the dashboard; a copy goes to this address when there is one.',
    accept_hours: 'An order its store has not accepted by then is cancelled; what was paid for it is refunded.',
    payment_minutes: 'Stock is held for the order until then.',
    transfer_hours: 'Without a transfer slip by then, the order is cancelled.',
    answer_hours: 'After it, the decision is the platform’s.',
    return_charge: 'Taken off what goes back to the shopper, and kept by the store.',
    return_window_days: 'The store’s share is available once it has closed. The law asks for at least 7 days.',
    commission_bp: 'Fixed on each order when it is placed; earlier orders keep theirs.',
    vat_rate_bp: 'Fixed on each order when it is placed.',
    dues_days: 'From the day a statement is issued. The store is reminded three days before the last one.',
    dues_suspend_days: 'A store is suspended when its statement stays unpaid so long after the last day; an admin reinstates it.',
    carrier_remit_days: 'From the day an order is delivered. After it admins are told that the carrier is late.',
    invoice_vat_no:
      'Fifteen digits that begin and end with 3. No invoice is issued before it, the name, street and city are filled in; those that waited then follow by themselves.',
    cod_fee: 'Added when the shopper pays on delivery.',
    expired_papers_stop:
      'For papers with an expiry date. Stores are told before each step, and restrictions end as soon as a valid paper is accepted.',
    papers_products_days: 'From the day the paper expires. Stores that were told their dates keep them.',
    papers_orders_days: 'From the day new products stop. Current orders go on.',
    moderate_products: 'When off, products show as soon as they are handed in.',
    moderate_product_edits:
      'What shoppers see: name, description, pictures, category and brand. The product stays on sale with its approved values until the edit is accepted. Price and quantity are always live at once.',
  },
  history: 'History',
}
