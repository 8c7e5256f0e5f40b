import type { StoredCartLine } from '@rahba/contract/orders/cart/cart.schemas'
import { maxCartLines } from '@rahba/contract/orders/cart/cart-lines'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { type InnerCall, type PageRequest, pageRequest } from '../../shell/request/request-context.ts'
import { readCartCookie, writeCartCookie } from './cart-cookie.server.ts'
import { changeCart, loadCart } from './keep-cart.server.ts'

const line = (product_id: string, quantity = 1): StoredCartLine => ({
  product_id,
  variant_id: null,
  quantity,
  options: [],
  seen_price: null,
})
const ids = Array.from({ length: maxCartLines + 1 }, (_, at) => `0190a000-0000-7000-8000-${String(at).padStart(12, '0')}`)
const [a = '', b = ''] = ids

interface Saved {
  lines: StoredCartLine[]
  updated_at: string
}

/** A page of who has `cookies`, and the API's cart behind it. Before each of `conflicts` saves, another device saves its lines. */
function open(cookies: PageRequest['cookies'], saved: Saved, conflicts: StoredCartLine[][] = []) {
  const calls: InnerCall[] = []
  const call: PageRequest['call'] = async (request) => {
    calls.push(request)
    const answer = (status: number, body: unknown) => ({ status, body, cookies: [] })
    if (request.method === 'GET') return answer(200, { ...saved })
    if (request.method === 'POST') return answer(409, { error: 'full', code: 'cart_full' })
    const other = conflicts.shift()
    if (other) Object.assign(saved, { lines: other, updated_at: `${saved.updated_at}+` })
    if (request.headers?.['if-match'] !== saved.updated_at) return answer(409, { error: 'stale', code: 'stale_record' })
    Object.assign(saved, { lines: (request.body as { lines: StoredCartLine[] }).lines, updated_at: `${saved.updated_at}!` })
    return answer(200, { ...saved })
  }
  const context = new RouterContextProvider()
  const page: Omit<PageRequest, 'nonce' | 'dataOnly'> = {
    locale: 'en',
    origin: 'https://rahba.example',
    pageUrl: '/en/cart',
    cookies,
    call,
  }
  context.set(pageRequest, { ...page, nonce: '', dataOnly: false })
  return { context, saved, calls }
}

const setQuantity = (product_id: string, quantity: number) => (lines: StoredCartLine[]) => {
  const at = lines.findIndex((one) => one.product_id === product_id)
  return at < 0 ? null : lines.with(at, line(product_id, quantity))
}

it('saves over the version that was read, and repeats a change after another device saved', async () => {
  const { context, saved } = open({ userToken: 'token' }, { lines: [line(a)], updated_at: 'one' }, [[line(a), line(b)]])
  const cart = await loadCart(context)
  expect(await changeCart(context, cart, setQuantity(a, 3))).toBeNull()
  expect(saved.lines).toEqual([line(a, 3), line(b)])
})

it('does not change a cart whose line the other device removed', async () => {
  const { context, saved } = open({ userToken: 'token' }, { lines: [line(a)], updated_at: 'one' }, [[line(b)]])
  expect(await changeCart(context, await loadCart(context), setQuantity(a, 3))).toBeNull()
  expect(saved.lines).toEqual([line(b)])
})

it('repeats a change once, and then reports that another device changes the cart', async () => {
  const others = [[line(a, 5)], [line(a, 6)], [line(a, 7)]]
  const { context, saved, calls } = open({ userToken: 'token' }, { lines: [line(a)], updated_at: 'one' }, others)
  expect(await changeCart(context, await loadCart(context), setQuantity(a, 3))).toBe('changed')
  expect(saved.lines).toEqual([line(a, 6)])
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2)
})

it('rejects a line above the limit, for a shopper and in a full browser', async () => {
  const full = ids.slice(0, maxCartLines).map((id) => line(id))
  const { context } = open({ userToken: 'token' }, { lines: full, updated_at: 'one' })
  expect(await changeCart(context, await loadCart(context), (lines) => [...lines, line(ids.at(-1) ?? '')])).toBe('full')
  const visitor = open({}, { lines: [], updated_at: '' }).context
  const cart = await loadCart(visitor)
  const long = {
    ...line(a),
    options: Array.from({ length: 20 }, () => ({ field_id: b, text: Array.from({ length: 10 }, () => crypto.randomUUID()).join() })),
  }
  expect(await changeCart(visitor, cart, () => [long])).toBe('browser_full')
  expect(cart.headers.get('set-cookie')).toBeNull()
  expect(await changeCart(visitor, cart, () => [line(a)])).toBeNull()
  const [kept = ''] = (cart.headers.get('set-cookie') ?? '').replace('cart=', '').split(';')
  expect(readCartCookie(kept)).toEqual([line(a)])
})

it('shows a full cart with the number of lines that stay in the browser', async () => {
  const full = ids.slice(0, maxCartLines).map((id) => line(id))
  const cookie = (writeCartCookie([line(a), line(ids.at(-1) ?? '')], 'https://rahba.example') ?? '').split(/[=;]/)[1]
  const { context } = open({ userToken: 'token', cart: cookie }, { lines: full, updated_at: 'one' })
  const cart = await loadCart(context)
  expect([cart.lines.length, cart.left_out, cart.version]).toEqual([maxCartLines, 1, 'one'])
  expect(cart.headers.get('set-cookie')).toBeNull()
})
