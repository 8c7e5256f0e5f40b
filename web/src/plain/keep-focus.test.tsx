import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import { bindFocus } from './keep-focus.ts'

afterEach(() => sessionStorage.clear())

const open = (first: string) =>
  openPlain(
    <main>
      <form method="post" aria-label="Coffee">
        <button type="submit">Add one</button>
      </form>
      <form method="post" aria-label={first}>
        <button type="submit">Add one</button>
      </form>
    </main>,
    [],
  )

/** Presses the button of the second form, and draws the page that follows. */
async function pressAndFollow(following: () => Promise<void>): Promise<void> {
  await open('Dates')
  bindFocus()
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true })
  await page.getByRole('form', { name: 'Dates' }).getByRole('button').click()
  await following()
  bindFocus()
}

test('the same button has the focus on the page that follows its post', async () => {
  await pressAndFollow(() => open('Dates'))
  expect(document.activeElement).toBe(only('form[aria-label=Dates] button', HTMLButtonElement))
})

test('a field that was refused has it, or the message of the refusal', async () => {
  await pressAndFollow(async () => {
    await open('Dates')
    only('main', HTMLElement).insertAdjacentHTML('beforeend', '<p role="alert">Enter a city</p><input id="city" aria-invalid="true">')
  })
  expect(document.activeElement).toBe(only('#city', HTMLInputElement))
  await pressAndFollow(async () => {
    await open('Dates')
    only('main', HTMLElement).insertAdjacentHTML('beforeend', '<p role="alert">The store is closed</p>')
  })
  expect(document.activeElement).toBe(only('[role=alert]', HTMLElement))
})

test('nothing has it where the button is gone, or something else asks for it', async () => {
  await pressAndFollow(() => open('Honey'))
  expect(document.activeElement).toBe(document.body)
  await pressAndFollow(async () => {
    await open('Dates')
    only('main', HTMLElement).setAttribute('autofocus', '')
  })
  expect(document.activeElement).toBe(document.body)
})
