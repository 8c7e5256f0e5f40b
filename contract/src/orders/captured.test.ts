import { expect, test } from 'vitest'
import { paidBackByCancelling } from './captured.ts'

const standing = { total: 10_000, to_charge: 10_000 }

test('a cancelled order gives back what was paid for it, and no more', () => {
  const cash = { payment_method: 'cod', payment_status: 'cod_pending' } as const
  expect(paidBackByCancelling({ ...cash, standing })).toBe(0)
  expect(paidBackByCancelling({ ...cash, standing: { total: 10_000, to_charge: 7500 } })).toBe(2500)
  const transfer = { payment_method: 'bank_transfer', payment_status: 'unpaid' } as const
  expect(paidBackByCancelling({ ...transfer, standing })).toBe(0)
  expect(paidBackByCancelling({ ...transfer, payment_status: 'paid', standing })).toBe(10_000)
  expect(paidBackByCancelling({ payment_method: 'wallet', payment_status: 'paid', standing: { total: 9000, to_charge: 0 } })).toBe(9000)
})
