import type { text as ar } from '../../ar/portal/agreement.ts'

export const text: typeof ar = {
  title: 'Merchant agreement',
  none: 'No agreement published yet',
  noneHint: 'You’ll get a notification when it’s published, so you can read and accept it.',
  due: 'Waiting for your acceptance',
  soon: (day) =>
    `This version takes effect on ${day}. If you don’t accept it by then, you won’t be able to add products, submit your store or reopen it.`,
  stops: (day) => `This version has been in effect since ${day}. You can’t add products, submit your store or open it until you accept.`,
  goesOn: 'Current orders and payouts continue as usual.',
  accepted: (number) => `Your store accepted version ${number}`,
  changed: (number) => `Changes in version ${number}`,
  version: (number, day) => `Version ${number}, published ${day}.`,
  from: (day) => `In effect from ${day}.`,
  acceptTitle: 'Acceptance',
  acceptHint: 'Your acceptance on behalf of the store is recorded with your name and the time, and appears in the store’s activity log.',
  accept: (number) => `Accept version ${number}`,
  done: 'Your store’s acceptance was recorded',
  notYours: 'The store owner or a member with the store profile permission accepts the agreement.',
}
