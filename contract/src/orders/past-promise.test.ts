import { expect, test } from 'vitest'
import { isPastPromise } from './past-promise.ts'

test('an order is past its promise from the day after, until it arrives or is cancelled', () => {
  const at = (status: Parameters<typeof isPastPromise>[0]['status'], promised_to: string | null) =>
    isPastPromise({ status, promised_to }, '2026-09-10')
  expect([at('preparing', '2026-09-09'), at('preparing', '2026-09-10'), at('preparing', null)]).toEqual([true, false, false])
  expect([at('out_for_delivery', '2026-09-09'), at('delivered', '2026-09-09'), at('cancelled', '2026-09-09')]).toEqual([true, false, false])
})
