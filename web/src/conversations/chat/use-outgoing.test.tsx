import type { Message } from '@rahba/contract/conversations/chat/chat-shapes'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../../../test/page.tsx'
import { answerCalls } from '../../../test/server.ts'
import { OutgoingBubble } from './bubble.tsx'
import { chatViews } from './chat-view.ts'
import { useOutgoing } from './use-outgoing.ts'

const sending = 'POST /user/chat/talk/send_msg'

function Thread({ person }: { person: string | null }) {
  const [sent, setSent] = useState<Message[]>([])
  const [text, setText] = useState('')
  const outbox = useOutgoing(chatViews.user, {
    session_id: 'talk',
    person,
    onSent: (one) => setSent((all) => [...all, one]),
    onOther: () => undefined,
  })
  return (
    <>
      <ul aria-label="Arrived">
        {sent.map((one) => (
          <li key={one.client_id}>{one.text}</li>
        ))}
      </ul>
      <section aria-label="On the way">
        {outbox.outgoing.map((one) => (
          <OutgoingBubble
            key={one.client_id}
            one={one}
            onRetry={() => outbox.retry(one.client_id)}
            onEdit={() => undefined}
            onDiscard={() => outbox.discard(one.client_id)}
          />
        ))}
      </section>
      <input aria-label="Message" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <button type="button" onClick={() => outbox.send(text, null)}>
        Send
      </button>
    </>
  )
}

let works = true
const serve = () =>
  answerCalls({
    [sending]: ({ body }) => {
      if (!works) throw new TypeError('no connection')
      return { body }
    },
  })
const open = (person: string | null = 'sara') => openPage(<Thread person={person} />, { texts: ['chat'] })
const say = async (text: string) => {
  await userEvent.fill(page.getByRole('textbox', { name: 'Message' }), text)
  await page.getByRole('button', { name: 'Send' }).click()
}
const arrived = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((one) => one.textContent)
const onTheWay = () => page.getByRole('region', { name: 'On the way' })

beforeEach(() => {
  works = true
})

test('messages stay without a connection, and are sent in order once it is back', async () => {
  works = false
  const received = serve()
  await open()
  await say('first')
  await say('second')
  await expect.poll(() => page.getByRole('alert').elements().length).toBe(2)
  await expect.element(onTheWay()).toMatchTextContent(/first.*second/)
  works = true
  window.dispatchEvent(new Event('online'))
  await expect.poll(arrived).toEqual(['first', 'second'])
  await expect.element(onTheWay()).toBeEmptyDOMElement()
  const ids = received(sending).flatMap(({ body }) =>
    JSON.stringify(body).includes('first') ? [(body as { client_id: string }).client_id] : [],
  )
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size, 'the server is told one id, so that it keeps one message').toBe(1)
})

test('unsent messages come back after a reload', async () => {
  works = false
  serve()
  const { leave } = await open()
  await say('kept')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Not sent')
  leave()
  works = true
  await open()
  await expect.poll(arrived).toEqual(['kept'])
})

test('the next person at the same browser neither sees nor sends them', async () => {
  works = false
  const received = serve()
  const { leave } = await open('sara')
  await say('private')
  await expect.element(page.getByRole('alert')).toBeVisible()
  leave()
  works = true
  const before = received(sending).length
  await open('omar')
  await expect.element(onTheWay()).toBeEmptyDOMElement()
  expect(received(sending)).toHaveLength(before)
})

test('a rejected message shows the reason, is not retried, and can be discarded', async () => {
  const received = answerCalls({
    [sending]: () => ({ status: 422, body: { code: 'validation', error: 'no', fields: { text: 'No phone numbers' } } }),
  })
  await open()
  await say('0501234567')
  await expect.element(page.getByRole('alert')).toMatchTextContent('No phone numbers')
  window.dispatchEvent(new Event('online'))
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(onTheWay()).toBeEmptyDOMElement()
  expect(received(sending)).toHaveLength(1)
})

test('a failed message is sent again by hand', async () => {
  works = false
  serve()
  await open()
  await say('again')
  await expect.element(page.getByRole('alert')).toBeVisible()
  works = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(arrived).toEqual(['again'])
})

test('a failed message is retried automatically two seconds after the first failure', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    works = false
    serve()
    await open()
    await say('later')
    await vi.waitFor(() => expect(page.getByRole('alert').elements()).toHaveLength(1))
    works = true
    vi.advanceTimersByTime(2000)
  } finally {
    vi.useRealTimers()
  }
  await expect.poll(arrived).toEqual(['later'])
})
