import type { text as ar } from '../../ar/admin/store-forms.ts'
import { text as own } from '../portal/store-forms.ts'

export const text: typeof ar = {
  ...own,
  waiting: {
    ...own.waiting,
    asked: 'The merchant asked to change it to',
    removal: 'The merchant asked to take this value away.',
    until: 'Requests are judged on the store’s page; what you save here takes their place.',
  },
  info: {
    ...own.info,
    lead: 'This is how shoppers see the store in the market and on its page.',
    authHint: 'The number on the certificate; it is shown on the store’s page to build trust.',
  },
  contacts: { ...own.contacts, lead: 'Shown on the store’s page. Leave empty what the merchant does not use.' },
  papers: {
    ...own.papers,
    business: 'Business details and papers',
    individual: 'The activity and its papers',
    lead: 'Only the review team sees the papers. Use a JPG or PNG picture, or a PDF.',
    endHint: 'The merchant is reminded 60, 30 and 7 days before it runs out.',
    vatHint: '15 digits. Leave it empty if the store is not registered for VAT.',
  },
  payment: {
    ...own.payment,
    lead: 'What the store earns is transferred here. The account must be in the name of the business or its owner.',
    letterHint: 'The IBAN certificate from the bank’s app.',
    changeTitle: 'Changing the IBAN holds the store’s payouts',
    changeBody: 'To protect the merchant’s money, transfers stop until they are released on the “Bank” tab. Attach the new IBAN letter.',
    held: 'The store’s payouts are held',
    heldHint: 'Check the bank account, then release payouts on the “Bank” tab of the store.',
  },
  delivery: {
    ...own.delivery,
    lead: 'The cities the store delivers to, and what each costs.',
    off: 'The merchant has paused delivery orders: customers can only pick up.',
    serviceHint: 'If the store delivers itself or through a carrier.',
    chargeHint: 'What each added city starts with.',
    shortAddressHint: 'Four letters and four digits. Carriers collect the store’s parcels at this address.',
    companiesHint: 'The carriers the store hands orders to.',
    full: 'The largest number of cities is reached',
  },
  services: {
    ...own.services,
    lead: 'What the store offers beside its products, and where customers collect their orders.',
    pickup: 'Customers may pick up from the store',
  },
  vat: {
    ...own.vat,
    lead: 'How VAT is worked out on the store’s prices, in orders and on invoices.',
    noNumber: 'The store has no VAT number, so VAT can’t be turned on for it.',
    appliesHint: 'If the store is registered with ZATCA. It counts once its certificate is accepted.',
    includingHint: 'The price the merchant enters is what the customer pays. Turned off, VAT is added on top.',
    examplePrice: 'The price the merchant enters',
    deemed: 'As long as the store is not registered, the platform charges VAT on its sales and pays it.',
  },
}
