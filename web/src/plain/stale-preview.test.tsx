import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import { bindPreview } from './stale-preview.ts'

const open = async () => {
  await openPlain(
    <form data-previewed>
      <label>
        Quantity <input type="number" name="quantity" defaultValue={1} />
      </label>
      <label>
        Reason{' '}
        <select name="reason" defaultValue="late">
          <option>late</option>
          <option>other</option>
        </select>
      </label>
      <label>
        Problem <textarea name="problem" />
      </label>
      <p data-preview>Refund 189.00</p>
      <button type="submit" data-preview>
        Send
      </button>
      <button type="submit">Update refund</button>
    </form>,
    [],
  )
  bindPreview(only('form', HTMLFormElement))
}
const left = () => document.querySelectorAll('[data-preview]').length

test('an outdated amount disappears from the button when a quantity or the reason changes', async () => {
  await open()
  await page.getByLabelText('Quantity').fill('2')
  expect(left()).toBe(0)
  await expect.element(page.getByRole('button', { name: 'Update refund' })).toBeVisible()
  await open()
  await page.getByRole('combobox').selectOptions('other')
  expect(left()).toBe(0)
})

test('text changes no amount', async () => {
  await open()
  await page.getByLabelText('Problem').fill('It is broken')
  expect(left()).toBe(2)
})
