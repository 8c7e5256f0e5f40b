import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import { networkError } from '../api/errors.ts'
import { Notices } from '../landing/contact/notices.tsx'
import { PublicContactForm } from '../landing/contact/public-contact-form.tsx'
import { text as common } from '../text/en/common.ts'
import { text } from '../text/en/content.ts'
import { bindContactForm } from './contact-form.ts'

const words = text.contact
const server = vi.fn<(path: string, sent?: RequestInit) => Promise<Response>>()
const json = (status: number, body: object) => new Response(JSON.stringify(body), { status })

/** Answers to the message; the proof is always there. */
const answer = (give: () => Response | Promise<Response>) =>
  server.mockImplementation(async (path) => (path.endsWith('/proof') ? json(200, { proof: 'a-proof' }) : give()))

beforeEach(async () => {
  server.mockReset()
  vi.stubGlobal('fetch', server)
  await openPlain(
    <>
      <PublicContactForm />
      <Notices />
    </>,
    ['common', 'content', 'kit'],
  )
  bindContactForm(only('form', HTMLFormElement))
})

const field = (name: string) => page.getByRole('textbox', { name })
const send = () => page.getByRole('button', { name: words.send }).click()
const getSent = () => server.mock.calls.filter(([path]) => !path.endsWith('/proof'))

async function fill() {
  await field('Full name').fill('Sara Al-Abdullah')
  await field('Phone').fill('٠٥٥٠٠٠٠١٢٣')
  await field('Email').fill('sara@example.com')
  await field('Message').fill('How long does the review of the papers take?')
}

test('shows missing or short input at its field, without a request', async () => {
  await field('Full name').fill('Sara')
  await field('Phone').fill('12')
  await send()
  await expect.element(field('Full name')).toHaveAccessibleDescription('Full name: at least 10 characters')
  await expect.element(field('Full name')).toHaveFocus()
  await expect.element(field('Phone')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Email')).toHaveAccessibleDescription('Email is required')
  await field('Full name').fill('Sara Al-Abdullah')
  await expect.element(field('Full name')).not.toHaveAttribute('aria-invalid')
  expect(getSent()).toHaveLength(0)
})

test('sends a message with the proof and the trap, and clears only its text', async () => {
  answer(() => json(201, { id: 'x' }))
  await fill()
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.sent)
  const [call] = getSent()
  expect(call?.[0]).toBe('/api/contact-us')
  expect(JSON.parse(String(call?.[1]?.body))).toMatchObject({
    name: 'Sara Al-Abdullah',
    phone: '٠٥٥٠٠٠٠١٢٣',
    website: '',
    proof: 'a-proof',
  })
  await expect.element(field('Message')).toHaveValue('')
  await expect.element(field('Full name')).toHaveValue('Sara Al-Abdullah')
  await page.getByRole('button', { name: common.dismissToast }).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('loses nothing without a connection, and the next try removes the old error', async () => {
  answer(() => Promise.reject(new TypeError('offline')))
  await fill()
  await send()
  await expect.element(page.getByRole('alert')).toHaveTextContent(networkError('en').error)
  await expect.element(field('Message')).toHaveValue('How long does the review of the papers take?')
  answer(() => json(422, { error: 'Wrong', fields: { email: 'Email: enter a valid email' } }))
  await send()
  await expect.element(field('Email')).toHaveAccessibleDescription('Email: enter a valid email')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  answer(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await send()
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement()
})

test('two presses send one message', async () => {
  let arrive: (response: Response) => void = () => undefined
  answer(() => new Promise<Response>((resolve) => (arrive = resolve)))
  await fill()
  await send()
  await send()
  arrive(json(201, { id: 'x' }))
  await expect.element(field('Message')).toHaveValue('')
  expect(getSent()).toHaveLength(1)
})
