import { describe, expect, it } from 'vitest'
import { adminNoticePath, storeNoticePath, userNoticePath } from './notice-links.ts'
import { noticeModels } from './notification.ts'

const of = (
  notif_type: Parameters<typeof storeNoticePath>[0]['notif_type'],
  model: Parameters<typeof storeNoticePath>[0]['model'] = null,
) => ({
  notif_type,
  model,
  model_id: '7',
})

describe('the link of a notice', () => {
  it.each([
    // as specified for the store's header
    [of('OrderNotification', 'orders'), '/store/orders/7'],
    [of('OrderNotification', 'canceled-orders'), '/store/orders/cancelled/7'],
    [of('GeneralNotification'), null],
    [of('MessageNotification', 'conversations'), '/store/messages?session=7'],
    [of('MessageNotification'), '/store/messages'],
    // the platform's own
    [of('ProductNotification', 'products'), '/store/products/7/edit'],
    [{ ...of('ProductNotification', 'products'), model_id: null }, '/store/products'],
    [of('StoreNotification', 'stores'), '/store/profile/data'],
    [of('MoneyNotification', 'wallets'), '/store/wallet'],
    [of('MoneyNotification', 'payouts'), '/store/wallet?tab=payouts'],
    [of('MoneyNotification', 'dues'), '/store/wallet?tab=dues&due=7'],
    [of('DevelopmentNotification', 'development-messages'), '/store/pages/contact-us?tab=development&message=7'],
  ])('a store’s: %o', (notice, path) => expect(storeNoticePath(notice)).toBe(path))

  it.each([
    [of('OrderNotification', 'orders'), '/orders/7'],
    [of('MessageNotification', 'conversations'), '/messages/7'],
    [of('MoneyNotification', 'wallets'), '/account/wallet'],
    [of('OrderNotification', 'canceled-orders'), '/orders'],
    // the page of a product is found by its store and its name
    [of('ProductNotification', 'products'), '/account/notices'],
    [of('GeneralNotification'), '/account/notices'],
  ])('a shopper’s: %o', (notice, path) => expect(userNoticePath(notice)).toBe(path))

  it('an administrator’s leads to the record that it is about, for every kind', () => {
    expect(adminNoticePath(of('MoneyNotification', 'payouts'))).toBe('/dashboard/payments/7')
    expect(adminNoticePath(of('MoneyNotification', 'payments'))).toBe('/dashboard/payments1/7')
    expect(adminNoticePath(of('OrderNotification', 'canceled-orders'))).toBe('/dashboard/canceled-orders/7')
    expect(adminNoticePath(of('GeneralNotification'))).toBeNull()
    // late carriers have one page together
    expect(adminNoticePath(of('MoneyNotification', 'carriers'))).toBe('/dashboard/carriers?late=true')
    // and the proof of the ledger stands on the platform's wallet
    expect(adminNoticePath(of('MoneyNotification', 'proof'))).toBe('/dashboard/wallet')
    expect(adminNoticePath(of('GeneralNotification', 'history'))).toBe('/dashboard/history')
    expect(adminNoticePath(of('StoreNotification', 'agreement'))).toBe('/dashboard/agreement')
    expect(storeNoticePath(of('StoreNotification', 'agreement'))).toBe('/store/agreement')
    for (const model of noticeModels.filter((one) => !['carriers', 'proof', 'history', 'agreement'].includes(one)))
      expect(adminNoticePath(of('GeneralNotification', model))).toMatch(/\/7$/)
  })
})
