import { afterEach, expect, test, vi } from 'vitest'
import { bindCheckout } from './checkout.ts'

const draw = (sum: string) => `<form data-checkout action="/en/checkout" method="post">
  <label><input type="radio" name="payment_method" value="cod" checked>Cash</label>
  <label><input type="radio" name="payment_method" value="card">Card</label>
  <details><summary>Note</summary><textarea name="note.1" aria-label="Note"></textarea></details>
  <details id="summary-1"><summary>Layan</summary>Oud</details>
  <output>${sum}</output>
  <button type="submit" name="intent" value="place">Place</button>
</form>`

/** Puts a checkout on the page. The server answers with another sum when `answer` is called. */
function openCheckout() {
  document.body.innerHTML = draw('100')
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form')
  bindCheckout(form)
  const sent: FormData[] = []
  let answer = () => {}
  vi.stubGlobal('fetch', (_address: string, { body }: { body: FormData }) => {
    sent.push(body)
    return new Promise<Response>((done) => {
      answer = () => done(new Response(draw('115')))
    })
  })
  const read = () => document.querySelector('output')?.textContent
  const choose = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`)?.click()
  return { form, sent, read, choose, answer: () => answer() }
}

afterEach(() => vi.unstubAllGlobals())

test('a choice updates the sums, and keeps the input meanwhile', async () => {
  const { sent, read, choose, answer } = openCheckout()
  choose('card')
  expect(sent[0]?.get('payment_method')).toBe('card')
  expect(sent[0]?.get('intent')).toBe('quote')
  const note = document.querySelector('textarea')
  if (note) note.value = 'Ring the bell'
  for (const details of document.querySelectorAll('details')) details.open = true
  answer()
  await vi.waitFor(() => expect(read()).toBe('115'))
  expect(document.querySelector('textarea')?.value).toBe('Ring the bell')
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true])
})

test('a button is not replaced while it is pressed', async () => {
  const { form, read, choose, answer } = openCheckout()
  choose('card')
  form.querySelector('button')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  answer()
  await new Promise((done) => setTimeout(done, 50))
  expect(read()).toBe('100')
  window.dispatchEvent(new PointerEvent('pointerup'))
  await vi.waitFor(() => expect(read()).toBe('115'))
})

test('an answer after the order was sent is ignored', async () => {
  const { form, read, choose, answer } = openCheckout()
  choose('card')
  form.addEventListener('submit', (event) => event.preventDefault())
  form.requestSubmit()
  answer()
  await new Promise((done) => setTimeout(done, 50))
  expect(read()).toBe('100')
})
