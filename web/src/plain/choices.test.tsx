import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import { bindChoices } from './choices.ts'

bindChoices()

test('choosing another sorting submits the form', async () => {
  const order = (
    <form>
      <select aria-label="Sort" data-sends defaultValue="newest">
        <option value="newest">Newest</option>
        <option value="price">Price</option>
      </select>
    </form>
  )
  await openPlain(order, [])
  let sent = 0
  only('form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    sent++
  })
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort' }), 'price')
  expect(sent).toBe(1)
})
