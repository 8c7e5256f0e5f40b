import { moneyText } from '@rahba/contract/kernel/money-text'
import type { OrderActionName } from '@rahba/contract/orders/order-actions'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { drawn } from '../../test/draw.ts'
import { text } from '../text/en/orders.ts'
import { useActionWords } from './action-form.tsx'
import type { OrderSurface } from './order-surface.ts'

const read = vi.hoisted(() => ({ order: {} }))
vi.mock('../api/queries.ts', () => ({ useCall: () => ({ data: read.order }) }))

/** The dialog's text about a step of an order that was paid so. */
async function said(action: OrderActionName, order: object): Promise<string> {
  read.order = order
  // the words read no more of the surface
  const Words = () => useActionWords({ actor: 'store' } as OrderSurface, 'order', action).effect
  return drawn(createElement(Words), 'en', ['orders', 'kit', 'common'])
}

const standing = { total: 26_400, to_charge: 26_400 }
const cash = { payment_method: 'cod', payment_status: 'cod_pending', net_amounts: standing }

test('the dialog that cancels an order promises no refund of unpaid cash', async () => {
  const shown = await said('cancel', cash)
  expect(shown).toContain(text.actions.nothingPaid)
  expect(shown).not.toContain('264.00')
})

test('it names the refund of a paid order', async () => {
  const shown = await said('grant_cancel', { ...cash, payment_method: 'bank_transfer', payment_status: 'paid' })
  expect(shown).toContain(text.actions.paidBack(moneyText(26_400, 'en')))
  expect(await said('cancel', { ...cash, net_amounts: { total: 26_400, to_charge: 20_000 } })).toContain(
    text.actions.paidBack(moneyText(6400, 'en')),
  )
})

test('other steps mention no refund', async () => {
  const paid = { ...cash, payment_method: 'card', payment_status: 'paid' }
  for (const action of ['accept', 'deliver', 'ship', 'fail_delivery', 'return_to_store'] as const)
    for (const order of [cash, paid]) {
      const shown = await said(action, order)
      expect(shown).not.toContain('264.00')
      expect(shown).not.toContain(text.actions.nothingPaid)
    }
})
