import { afterEach, expect, test, vi } from 'vitest'
import { bindOffline } from './offline.ts'

const register = () => vi.spyOn(navigator.serviceWorker, 'register').mockRejectedValue(new Error('There is no worker in a test'))
const drop = () => vi.spyOn(caches, 'delete').mockResolvedValue(true)

function open(signed_in: boolean): HTMLFormElement {
  document.body.innerHTML = `<div data-market="${signed_in ? 'shopper' : 'visitor'}">
    <form><input name="note" value=""><button>Send</button></form>
    <p role="alert" data-lost hidden>Nothing was sent</p>
  </div>`
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form')
  return form
}

/** Tells if the page's script stopped the next submit. The window stops it anyway: a page that is sent away would end the test. */
function watchSubmit(): () => boolean | undefined {
  let stopped: boolean | undefined
  window.addEventListener(
    'submit',
    (event) => {
      stopped = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  return () => stopped
}
const notice = () => document.querySelector<HTMLElement>('[data-lost]')

afterEach(() => vi.restoreAllMocks())

test('a page of the market registers the service worker, and a visitor’s page deletes an earlier shopper’s copies', async () => {
  const [registered, dropped] = [register(), drop()]
  open(true)
  bindOffline()
  await vi.waitFor(() => expect(registered).toHaveBeenCalledWith('/market-worker.js'))
  expect(dropped).not.toHaveBeenCalled()
  open(false)
  bindOffline()
  expect(dropped).toHaveBeenCalledWith('market-own-1')
})

test('a page outside the market registers nothing', () => {
  const registered = register()
  document.body.innerHTML = '<main></main>'
  bindOffline()
  expect(registered).not.toHaveBeenCalled()
})

test('a form submitted offline stays, and the page shows a notice until the network is back', () => {
  register()
  const form = open(true)
  bindOffline()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const stopped = watchSubmit()
  form.requestSubmit()
  expect(stopped()).toBe(true)
  expect(notice()?.hidden).toBe(false)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(notice()?.hidden).toBe(true)
})

test('a form submitted online is not changed', () => {
  register()
  const form = open(true)
  bindOffline()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const stopped = watchSubmit()
  form.requestSubmit()
  expect(stopped()).toBe(false)
  expect(notice()?.hidden).toBe(true)
})
