import { expect, it } from 'vitest'
import type { Locale } from '../../kernel/locale.ts'
import { fieldMessages } from '../../kernel/messages.ts'
import { offerFieldLabels } from './offer-labels.ts'
import type { OfferType } from './offer-types.ts'
import { offerBody } from './offers.schemas.ts'

// a browser knows the messages of what its form imports, and of nothing beside it
it('reports a product that is listed twice', () => {
  const id = '01900000-0000-7000-8000-000000000000'
  const offer = { offer_type: 'value', offer_value: 500, start_date: '2026-01-01', end_date: '2026-01-02', products: [id, id] }
  const checked = offerBody.safeParse(offer, { reportInput: true })
  expect(fieldMessages(checked.error?.issues ?? [], 'en')).toEqual({ products: 'products: duplicate item' })
})

it('rejects an unreadable number with the message of its type', () => {
  const told = (offer_type: OfferType, offer_value: unknown, locale: Locale) => {
    const day = '2026-01-01'
    const offer = { offer_type, offer_value, start_date: day, end_date: day, products: ['01900000-0000-7000-8000-000000000000'] }
    return fieldMessages(offerBody.safeParse(offer, { reportInput: true }).error?.issues ?? [], locale, offerFieldLabels(offer_type))
  }
  for (const typed of ['abc', '1.5.2', '1.555']) {
    expect(told('value', typed, 'en')).toEqual({ offer_value: 'Amount off: enter a valid amount in riyals' })
    expect(told('value', typed, 'ar')).toEqual({ offer_value: 'مبلغ الخصم: أدخل مبلغًا صحيحًا بالريال' })
    expect(told('percentage', typed, 'en')).toEqual({ offer_value: 'Percentage off: enter a percentage, like 15 or 7.5' })
    expect(told('free_product', typed, 'en')).toEqual({ offer_value: 'Items to buy: enter a whole number' })
  }
  // and what is too much is said as before
  expect(told('percentage', 10_000, 'en')).toEqual({ offer_value: 'Percentage off must be at most 99%' })
  expect(told('value', 0, 'en')).toEqual({ offer_value: 'Amount off must be at least SAR\u00a00.01' })
  expect(told('value', null, 'en')).toEqual({ offer_value: 'Amount off is required' })
})
