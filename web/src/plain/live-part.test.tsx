import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bindLivePart } from './live-part.ts'

const page = (messages: string) => `<!doctype html><body><div id="messages" data-live>${messages}</div></body>`
const answers: { html: string; redirected?: boolean; ok?: boolean }[] = []

beforeEach(() => {
  vi.useFakeTimers()
  answers.length = 0
  document.body.innerHTML = '<div id="messages" data-live><p>one</p></div><textarea>typed</textarea>'
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift()
    if (!answer) throw new TypeError('the network is away')
    return { ok: answer.ok ?? true, redirected: answer.redirected ?? false, text: async () => answer.html }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const part = () => document.getElementById('messages') as HTMLElement // drawn above
const look = () => vi.advanceTimersByTimeAsync(8000)

test('a new message is shown, and the input stays', async () => {
  bindLivePart(part())
  answers.push({ html: page('<p>one</p><p>two</p>') })
  await look()
  expect(part().textContent).toBe('onetwo')
  expect(document.querySelector('textarea')?.value).toBe('typed')
})

test('an unchanged part keeps its elements', async () => {
  const [first] = part().children
  bindLivePart(part())
  answers.push({ html: page('<p>one</p>') })
  await look()
  expect(part().firstElementChild).toBe(first)
})

test('the end of the session, a failure and a lost network keep the page, and the next poll retries', async () => {
  bindLivePart(part())
  answers.push({ html: page('<p>sign in</p>'), redirected: true }, { html: page('<p>error</p>'), ok: false })
  await look()
  await look()
  await look()
  expect(part().textContent).toBe('one')
  answers.push({ html: page('<p>back</p>') })
  await look()
  expect(part().textContent).toBe('back')
})
