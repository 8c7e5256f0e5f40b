import { expect, test } from 'vitest'
import { draftCookie, readDraftCookie, writeDraftCookie } from './draft.server.ts'

const store = '01a21832-ef5f-704f-a375-4bec9ee7c9c6'
const makeForm = (note: string) => {
  const form = new FormData()
  const fields = {
    key: 'cart-1',
    lines: '[]',
    shopper: 'reem',
    store_id: store,
    payment_method: 'cod',
    [`note.${store}`]: note,
    district: 'x',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
const read = (header: string, shopper = 'reem') => {
  const value = new RegExp(`^${draftCookie}=([^;]*);`).exec(header)?.[1]
  const form = readDraftCookie(value, shopper)
  return form && Object.fromEntries(form)
}

test('restores the choices of a checkout for their shopper only', () => {
  const header = writeDraftCookie(makeForm('اتصل قبل الوصول'), 'https://rahba.example')
  expect(header).toContain('HttpOnly; SameSite=Lax; Secure')
  expect(read(header)).toEqual({ shopper: 'reem', store_id: store, payment_method: 'cod', [`note.${store}`]: 'اتصل قبل الوصول' })
  expect(read(header, 'salma')).toBeNull()
})

test('omits a note that is too long for a cookie, and keeps the other choices', () => {
  const long =
    Array.from({ length: 6000 }, (_, at) => String.fromCharCode(0x621 + ((at * at * 7) % 40))).join('') + crypto.randomUUID().repeat(200)
  const noise = Array.from({ length: 6000 }, () => String.fromCharCode(0x600 + Math.floor(Math.random() * 200))).join('')
  expect(read(writeDraftCookie(makeForm(long + noise), 'http://localhost'))).toEqual({
    shopper: 'reem',
    store_id: store,
    payment_method: 'cod',
  })
})

test('ignores a manipulated or removed draft', () => {
  expect(readDraftCookie('x', 'reem')).toBeNull()
  expect(writeDraftCookie(null, 'http://localhost')).toContain('Max-Age=0')
})
