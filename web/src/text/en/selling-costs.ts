import { pluralEn } from '@rahba/contract/kernel/plural'
import type { text as ar } from '../ar/selling-costs.ts'

const days = (n: number) => pluralEn(n, { one: '{n} day', other: '{n} days' })

export const text: typeof ar = {
  title: 'Pricing',
  lead: 'Everything the platform deducts from your sales, and when your money comes, before you sign up.',
  facts: {
    start: { title: 'Sign-up and subscription', body: 'Free. No sign-up fee and no subscription, and the platform pays the card fees.' },
    commission: {
      title: 'Commission',
      body: (rate, vat) =>
        `${rate} of the product price before VAT and after your discounts, plus ${vat} VAT on the commission with a tax invoice. It’s charged when the order is delivered. There’s no commission on delivery and cash on delivery fees.`,
    },
    vat: {
      title: 'VAT on your sales',
      body: (vat) =>
        `If your store is VAT-registered, the VAT is part of your share and you remit it. If it isn’t, the platform is the supplier by law: it withholds the ${vat} VAT on your sales and remits it for you.`,
    },
    cash: {
      title: 'Cash on delivery',
      fee: 'The customer pays a cash on delivery fee of',
      yours: ', which belongs to your store.',
      dues: (n) =>
        `If your store collects the cash, the commission and the VAT that the platform remits for you come on a weekly statement, due within ${days(n)}. If a carrier collects it, your share reaches your wallet when the carrier hands over the cash.`,
    },
    payouts: {
      title: 'When you get paid',
      available: (n) => `Your share is available ${days(n)} after delivery, when the return window ends.`,
      from: 'Request a payout anytime from',
      weekly: ', or choose automatic payouts every Sunday from',
      end: '.',
    },
  },
  example: {
    title: 'Example: one product sold at a price that includes VAT',
    registered: 'VAT-registered',
    unregistered: 'Not registered',
    price: 'The customer pays',
    commission: (rate) => `Platform commission ${rate}`,
    commissionVat: (vat) => `VAT on the commission ${vat}`,
    withheld: 'VAT on the sale that the platform remits for you',
    share: 'Your store gets',
    ownVat: 'Out of its share, a registered store remits VAT on the sale of',
    ownVatEnd: ', less the VAT on the commission.',
  },
}
