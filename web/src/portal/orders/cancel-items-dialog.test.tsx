import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../../test/page.tsx'
import { text } from '../../text/en/portal/orders.ts'
import CancelItemsDialog from './cancel-items-dialog.tsx'

type Order = ComponentProps<typeof CancelItemsDialog>['order']
const line = {
  id: '0190ca00-0000-7000-8000-000000000001',
  name: { ar: 'بن', en: 'Coffee' },
  variant: [],
  options: [],
  quantity: 2,
  cancelled_quantity: 0,
}
const order = {
  id: '0190ca00-0000-7000-8000-000000000002',
  payment_method: 'cod',
  lines: [line, { ...line, id: 'b', name: { ar: 'كوب', en: 'Cup' } }],
} as unknown as Order // the dialog reads no more of it

test('an empty form focuses the first product, whose error comes before the reason’s', async () => {
  await openPage(<CancelItemsDialog order={order} close={() => undefined} />, {
    locale: 'en',
    texts: ['kit', 'cancellations', 'portal/orders', 'orders'],
  })
  await page.getByRole('button', { name: text.cancelItems.title }).click()
  const first = page.getByRole('textbox', { name: 'Coffee' })
  await expect.element(first).toHaveAttribute('aria-invalid', 'true')
  await expect.element(first).toHaveFocus()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
})
