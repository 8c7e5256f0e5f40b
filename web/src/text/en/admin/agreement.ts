import type { text as ar } from '../../ar/admin/agreement.ts'

export const text: typeof ar = {
  title: 'Merchant agreement acceptances',
  search: 'Search by store name',
  edit: 'Agreement text',
  acceptances: 'Store acceptances',
  versionIn: (number) => ({ ar: `النسخة ${number}`, en: `Version ${number}` }),
  asks: (number, day) => `Stores must accept version ${number}. It takes effect on ${day}.`,
  asksNothing: (number, day) => `Version ${number} doesn’t need a new acceptance. It takes effect on ${day}.`,
  empty: { title: 'No stores here', body: 'Stores and their acceptances appear once the first version is published.' },
  publish: {
    title: 'Publish a new version of the agreement',
    save: 'Publish version',
    hint: 'Require acceptance if you changed rights or obligations. Leave it off if you only corrected the wording.',
    first: 'This is the first version. Stores whose owner agreed to the terms at sign-up count as having accepted it.',
    from: (days) => `Stores get notified right away, and reminded three days before the date. The date is at least ${days} days ahead.`,
    effect: 'After this date, a store that hasn’t accepted can’t add products or reopen. Its orders and payouts continue.',
    done: 'New version of the agreement published',
  },
  store: {
    title: 'Merchant agreement',
    accepted: 'Accepted version',
    version: (number) => `Version ${number}`,
    none: 'Not accepted yet',
    due: 'Waiting for acceptance',
    dueFrom: (number, day) => `Version ${number}, takes effect on ${day}`,
    stopped: (number) => `Version ${number} is in effect. New products are stopped`,
  },
}
