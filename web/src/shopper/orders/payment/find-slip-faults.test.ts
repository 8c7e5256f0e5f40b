import { expect, test } from 'vitest'
import { text as ar } from '../../../text/ar/shopper-orders.ts'
import { text } from '../../../text/en/shopper-orders.ts'
import { findSlipFaults } from './find-slip-faults.ts'

test('reports each missing field of an empty transfer form', () => {
  const empty = { bank_account_id: '', sender_name: ' ', hasFile: false }
  expect(findSlipFaults(empty, 'en', text.transfer)).toEqual({
    bank_account_id: text.transfer.choose,
    sender_name: 'Sender name is required',
    slip: text.transfer.attach,
  })
  expect(findSlipFaults(empty, 'ar', ar.transfer)).toMatchObject({ sender_name: 'حقل اسم المحوّل مطلوب' })
})

test('reports no faults of a complete form', () => {
  expect(findSlipFaults({ bank_account_id: 'b', sender_name: 'Noura', hasFile: true }, 'en', text.transfer)).toEqual({})
})
