import { expect, test } from 'vitest'
import { makeShopper, orderWorld } from '../../test/order-world.ts'
import { testApp } from '../../test/test-app.ts'
import { makeCode } from '../promotions/codes-fixtures.ts'

const t = await testApp()
const world = await orderWorld(t)

test('twenty unknown codes an hour are allowed, then no code is accepted, and carts without one still work', async () => {
  const { code } = await makeCode(t, '/store/coupons', world.store.token, { code: 'SECRET7' })
  const line = await world.product(50, 20_000)
  const quote = async (coupon_code: string | null, { token, address_id } = world.shopper) => {
    const { expected_total: _total, ...body } = world.cart(line, { coupon_code, address_id })
    return (await t.call('POST', '/user/orders/quote', { token, body })).status
  }
  for (let n = 0; n < 20; n++) expect(await quote(`GUESS${n}`)).toBe(422)
  expect(await quote('GUESS20')).toBe(429)
  expect(await quote(code)).toBe(429)
  expect(await quote(null)).toBe(200)
  expect(await quote(code, await makeShopper(t.db, world.city_id))).toBe(200)
})
