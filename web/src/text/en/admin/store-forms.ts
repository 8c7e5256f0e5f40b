import type { text as ar } from '../../ar/admin/store-forms.ts'
import { text as own } from '../portal/store-forms.ts'

export const text: typeof ar = {
  ...own,
  waiting: {
    ...own.waiting,
    requested: 'Value requested by the merchant:',
    removal: 'The merchant requested to remove this value.',
    until: 'Review the request on the store’s page. The value you save here replaces the request.',
  },
  info: {
    ...own.info,
    lead: 'How customers see the store in the marketplace and on its page.',
    heSellsHint: 'A short line about the products, such as: Dates from Qassim and date products.',
    authHint: 'The number on the certificate. It’s shown on the store’s page to build trust.',
  },
  appearance: {
    title: 'Store page appearance',
    lead: 'Changes appear on the store page as soon as you save. The text is optional and can be in one language.',
    coverHint: 'A wide image at the top of the store page, at least 1280 × 384 pixels.',
    colorHint:
      'The colour of the announcement bar, headings and selected collection. The text on it is adjusted automatically so it’s easy to read.',
    platformColor: 'Platform colour',
    ownColor: 'Another colour',
    pickColor: 'Pick another colour',
    adjusted: 'This colour is light, so headings appear in a darker shade of it.',
    announcementHint: 'A short line at the top of the page, like: Free delivery on orders over 200 riyals.',
  },
  contacts: { ...own.contacts, lead: 'Shown on the store’s page. Leave anything the merchant doesn’t use blank.' },
  papers: {
    ...own.papers,
    business: 'Business details and documents',
    individual: 'Activity details and documents',
    lead: 'Only the review team can see documents. Accepted formats: JPG, PNG and PDF.',
    endHint: 'The merchant is reminded 60, 30 and 7 days before it expires.',
    vatHint: '15 digits. Leave it blank if the store isn’t registered for VAT.',
  },
  payment: {
    ...own.payment,
    lead: 'The store’s earnings are transferred here. The account must be in the name of the business or its owner.',
    letterHint: 'The IBAN certificate from the bank’s app.',
    changeTitle: 'Changing the IBAN puts payouts on hold',
    changeBody:
      'To protect the merchant’s money, payouts are on hold until you allow them again on the “Bank” tab. Attach the new IBAN letter.',
    held: 'Store payouts are on hold',
    heldHint: 'Check the bank account, then allow payouts on the store’s “Bank” tab.',
  },
  delivery: {
    ...own.delivery,
    lead: 'Where the store delivers, what each place costs and how long it takes. A city’s terms come before its region’s, and a region’s before the Kingdom’s.',
    off: 'The merchant has paused delivery. Customers can only pick up from the store.',
    serviceHint: 'Turn this on if the store delivers itself or through a carrier.',
    chargeHint: 'The default charge for each place you add.',
    preparationHint: 'Working days from the order until it leaves the store. They’re added to the delivery time.',
    shortAddressHint: '4 letters and 4 digits. Carriers collect the store’s parcels from this address.',
    companiesHint: 'The carriers the store ships with.',
    none: 'No delivery areas yet. Add at least one so the store can accept delivery orders.',
    exceptionHint: 'The store won’t deliver here, even if it delivers to the region or the whole Kingdom.',
    daysHint:
      'Working days from leaving the store to arrival. Customers see the date before they buy. Leave both empty to promise no date.',
  },
  hours: {
    ...own.hours,
    lead: 'The store is shown as open or closed automatically by these hours, and delivery dates are counted in its working days.',
  },
  services: {
    ...own.services,
    lead: 'Services the store offers with its products, and where customers collect their orders.',
    pickup: 'Pickup from the store',
  },
  vat: {
    ...own.vat,
    lead: 'How VAT is calculated on the store’s prices, in orders and on invoices.',
    noNumber: 'The store has no VAT number, so VAT can’t be turned on.',
    appliesHint: 'Turn this on if the store is registered with ZATCA. VAT applies once the certificate is accepted.',
    includingHint: 'The price the merchant enters is what the customer pays. When off, VAT is added on top.',
    examplePrice: 'Price the merchant enters',
    deemed: 'While the store isn’t VAT-registered, the platform charges VAT on its sales and remits it.',
  },
}
