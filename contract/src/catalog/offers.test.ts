import { expect, it } from 'vitest'
import { fieldMessages } from '../kernel/messages.ts'
import { offerBody } from './offers.ts'

// a browser knows the messages of what its form imports, and of nothing beside it
it('a product given twice is called that, in a form that knows offers alone', () => {
  const id = '01900000-0000-7000-8000-000000000000'
  const offer = { offer_type: 'value', offer_value: 500, start_date: '2026-01-01', end_date: '2026-01-02', products: [id, id] }
  const judged = offerBody.safeParse(offer, { reportInput: true })
  expect(fieldMessages(judged.error?.issues ?? [], 'en')).toEqual({ products: 'products: the same one is given twice' })
})
