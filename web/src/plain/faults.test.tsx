import type { MarketProduct } from '@rahba/contract/catalog/market/market'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import { Options } from '../shop/product/options.tsx'
import { bindFaults } from './faults.ts'

const fields: MarketProduct['additional_fields'] = [
  { id: 'card', name: 'Card', kind: 'text', is_required: true, options: [] },
  { id: 'size', name: 'Size', kind: 'one_of', is_required: true, options: [{ id: 'large', name: 'Large', price: 0 }] },
  { id: 'day', name: 'Day', kind: 'date', is_required: false, options: [] },
]

async function open(faults: Record<string, string>) {
  await openPlain(
    <form>
      <Options fields={fields} vat={{ vat_added_bp: 0, vat_shown: false }} values={[['card', 'Happy Eid']]} faults={faults} />
    </form>,
    ['shop', 'kit'],
  )
  bindFaults(only('form', HTMLFormElement))
}

test('the first invalid field has the focus and its message, and keeps its input', async () => {
  await open({ card: 'Too long', size: 'Choose a size' })
  const card = only('#card', HTMLTextAreaElement)
  expect([document.activeElement, card.value]).toEqual([card, 'Happy Eid'])
  await expect.element(page.getByRole('textbox', { name: /^Card/ })).toHaveAccessibleDescription('Too long')
  await expect.element(page.getByRole('group', { name: /^Size/ })).toHaveAccessibleDescription('Choose a size')
})

test('a message disappears once its field changes, and the others stay', async () => {
  await open({ card: 'Too long', size: 'Choose a size' })
  await page.getByRole('radio', { name: 'Large' }).click()
  await expect.element(page.getByText('Choose a size')).not.toBeInTheDocument()
  await expect.element(page.getByText('Too long')).toBeVisible()
  await page.getByRole('textbox', { name: /^Card/ }).fill('Eid')
  await expect.element(page.getByText('Too long')).not.toBeInTheDocument()
  expect(only('#card', HTMLTextAreaElement).getAttribute('aria-invalid')).toBeNull()
})

test('a page without an error keeps the focus in place', async () => {
  await open({})
  expect(document.activeElement).toBe(document.body)
})
