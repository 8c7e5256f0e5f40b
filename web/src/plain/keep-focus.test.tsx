import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import classes from '../shop/layout/shop-route.module.css'
import { bindFocus } from './keep-focus.ts'

afterEach(() => {
  sessionStorage.clear()
  window.scrollTo(0, 0)
})

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

test('the same button is focused on the page after its post', async () => {
  await pressAndFollow(() => open('Dates'))
  expect(document.activeElement).toBe(only('form[aria-label=Dates] button', HTMLButtonElement))
})

test('a rejected field is focused, or the error message', async () => {
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

test('nothing is focused if the button is missing, or another element has autofocus', async () => {
  await pressAndFollow(() => open('Honey'))
  expect(document.activeElement).toBe(document.body)
  await pressAndFollow(async () => {
    await open('Dates')
    only('main', HTMLElement).setAttribute('autofocus', '')
  })
  expect(document.activeElement).toBe(document.body)
})

interface CodeProps {
  applied?: boolean
  refused?: boolean
  /** Pixels of what is above, which another answer changes. */
  above?: number
}

/** A checkout with two stores far down the page, of which the second has a code. */
const openCodes = ({ applied = false, refused = false, above = 2000 }: CodeProps = {}) =>
  openPlain(
    <>
      <main>
        <h1>Checkout</h1>
        <div style={{ height: above }} />
        <p role="alert">The first store is closed</p>
        <form method="post" aria-label="Checkout">
          <button type="submit" hidden />
          <div id="code-1" data-place="">
            <input name="code.1" aria-label="First code" />
          </div>
          <div id="code-2" data-place="">
            <input name="code.2" aria-label="Second code" aria-invalid={refused || undefined} defaultValue="SAVE" />
            <button type="submit">Apply</button>
            {applied && (
              <button type="submit" data-done="Code removed">
                Remove
              </button>
            )}
            {applied && <p data-result>Code SAVE applied</p>}
          </div>
          <p data-result="page">Total 100</p>
        </form>
        <div style={{ height: 2000 }} />
      </main>
      <p role="status" data-announcer />
    </>,
    [],
  )

const announced = () => document.querySelector('[data-announcer]')?.textContent

/** Acts on the codes without leaving the page, and draws the page that follows. Returns where the control was on the screen. */
async function actAndFollow(before: CodeProps, act: () => Promise<void>, after: CodeProps): Promise<number> {
  await openCodes(before)
  bindFocus()
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true })
  await act()
  const top = document.activeElement?.getBoundingClientRect().top ?? 0
  await openCodes(after)
  window.scrollTo(0, 0)
  bindFocus()
  return top
}

async function enterCode(): Promise<void> {
  await page.getByLabelText('Second code').click()
  await userEvent.keyboard('{Enter}')
}

test('Enter in a field keeps its focus and scroll position, and announces the result', async () => {
  const top = await actAndFollow({}, enterCode, { applied: true, above: 2300 })
  expect(document.activeElement?.getAttribute('name')).toBe('code.2')
  expect(document.activeElement?.getBoundingClientRect().top).toBeCloseTo(top, 0)
  await expect.poll(announced).toBe('Code SAVE applied. Total 100')
})

test('a missing button gives the focus to the field of its part, despite earlier errors elsewhere', async () => {
  const press = () => page.getByRole('button', { name: 'Remove' }).click()
  await actAndFollow({ applied: true }, press, {})
  expect(document.activeElement?.getAttribute('name')).toBe('code.2')
  expect(window.scrollY).toBeGreaterThan(1000)
  await expect.poll(announced).toBe('Code removed. Total 100')
})

test('a rejected code is focused, and nothing is announced over its message', async () => {
  await actAndFollow({}, () => page.getByRole('button', { name: 'Apply' }).click(), { refused: true })
  expect(document.activeElement?.getAttribute('name')).toBe('code.2')
  await new Promise((done) => setTimeout(done, 400))
  expect(announced()).toBe('')
})

test('a rejected field scrolls into view with its label', async () => {
  const openAddress = (refused: boolean) =>
    openPlain(
      <main className={classes.main}>
        <div style={{ height: 1000 }} />
        <form method="post" aria-label="Address">
          <label htmlFor="street">Street</label>
          <input id="street" style={{ display: 'block' }} aria-invalid={refused || undefined} />
          <div style={{ height: 2000 }} />
          <button type="submit">Save</button>
        </form>
      </main>,
      [],
    )
  await openAddress(false)
  bindFocus()
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true })
  await page.getByRole('button', { name: 'Save' }).click()
  await openAddress(true)
  bindFocus()
  expect(document.activeElement?.id).toBe('street')
  expect(only('label', HTMLElement).getBoundingClientRect().top).toBeGreaterThan(0)
})

test('a field near the top edge of the screen stays in place', async () => {
  const openCity = () =>
    openPlain(
      <main className={classes.main}>
        <div style={{ height: 1000 }} />
        <form method="post" aria-label="City">
          <input id="city" name="city" aria-label="City" style={{ display: 'block' }} />
          <button type="submit">Save</button>
        </form>
        <div style={{ height: 2000 }} />
      </main>,
      [],
    )
  await openCity()
  bindFocus()
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true })
  const top = () => only('#city', HTMLElement).getBoundingClientRect().top
  await page.getByRole('textbox').click()
  window.scrollBy(0, top() - 30)
  await userEvent.keyboard('{Enter}')
  await openCity()
  window.scrollTo(0, 0)
  bindFocus()
  expect(top()).toBeCloseTo(30, 0)
})

/** A checkout whose stores have a code each, as far as `codes` names it. */
const openTwoCodes = (codes: string[]) =>
  openPlain(
    <main>
      <form method="post" aria-label="Checkout">
        {codes.map((code, at) => (
          <div key={at === 0 ? 'one' : 'two'} id={`code-${at}`} data-place="">
            <input name={`code.${at}`} aria-label={`Code ${at}`} defaultValue={code} />
            <button type="submit">Apply</button>
            {code !== '' && <button type="submit">Remove</button>}
          </div>
        ))}
      </form>
    </main>,
    [],
  )

test('a missing button gives the focus to its own field, though another store has the same button', async () => {
  await openTwoCodes(['SAVE', 'SHIP'])
  bindFocus()
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true })
  await page.getByRole('button', { name: 'Remove' }).first().click()
  await openTwoCodes(['', 'SHIP'])
  bindFocus()
  expect(document.activeElement?.getAttribute('name')).toBe('code.0')
})

const openLines = (names: string[]) =>
  openPlain(
    <main>
      <h1>Cart</h1>
      {names.map((name, at) => (
        <div key={name} id={`line-${name}`} data-place={names[at + 1] ? `line-${names[at + 1]}` : ''}>
          <form method="post" aria-label={name}>
            <button type="submit" name="quantity" value="1">
              Less
            </button>
            <button type="submit">More</button>
            <button type="submit">Remove</button>
          </form>
        </div>
      ))}
    </main>,
    [],
  )

async function pressLine(name: string, button: string, before: string[], after: string[], rename?: (main: HTMLElement) => void) {
  await openLines(before)
  bindFocus()
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true })
  await page.getByRole('form', { name }).getByRole('button', { name: button }).click()
  await openLines(after)
  rename?.(only('main', HTMLElement))
  bindFocus()
}

test('a missing line gives the focus to the next one, and the last one to the title', async () => {
  await pressLine('oud', 'Remove', ['oud', 'dates'], ['dates'])
  expect(document.activeElement?.id).toBe('line-dates')
  await pressLine('dates', 'Remove', ['dates'], [])
  expect(document.activeElement?.textContent).toBe('Cart')
})

test('a disabled button gives the focus to the next one of its line', async () => {
  await pressLine('oud', 'Less', ['oud', 'dates'], ['oud', 'dates'], (main) => {
    for (const less of main.querySelectorAll<HTMLButtonElement>('#line-oud [name=quantity]')) less.disabled = true
  })
  expect(document.activeElement?.textContent).toBe('More')
  expect(document.activeElement?.closest('form')?.getAttribute('aria-label')).toBe('oud')
})
