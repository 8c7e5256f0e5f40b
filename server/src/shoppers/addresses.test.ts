import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { tokenFor } from '../../test/actors.ts'
import { testApp } from '../../test/test-app.ts'
import { cities, countries, regions } from '../places/table.ts'
import { auditLog } from '../platform/audit/table.ts'
import { createUser } from '../shoppers/users.ts'

const t = await testApp()
const name = (ar: string, en: string) => ({ ar, en })
const [country] = await t.db
  .insert(countries)
  .values({ name: name('السعودية', 'Saudi Arabia'), iso: 'SA', dialling_code: '+966', currency: 'SAR' })
  .returning()
const [region] = await t.db
  .insert(regions)
  .values({ name: name('منطقة الرياض', 'Riyadh Region'), country_id: country?.id ?? '' })
  .returning()
const [riyadh, closed] = await t.db
  .insert(cities)
  .values([
    { name: name('الرياض', 'Riyadh'), region_id: region?.id ?? '' },
    { name: name('مغلقة', 'Closed'), region_id: region?.id ?? '', active: false },
  ])
  .returning()

let shoppers = 0
async function shopper() {
  const { id } = await createUser(t.db, { phone: `+96650000${String(1000 + ++shoppers)}` })
  return { id, token: await tokenFor(t, 'user', id) }
}
const body = (changes: Record<string, unknown> = {}) => ({
  label: 'المنزل',
  name: 'نورة السالم',
  phone: '٠٥٠١٢٣٤٥٦٧',
  city_id: riyadh?.id,
  district: 'حي الملقا',
  street: 'طريق أنس بن مالك',
  ...changes,
})
const mine = async (token: string) =>
  (await t.call('GET', '/user/addresses', { token })).body as { id: string; label: string; is_default: boolean }[]

describe("a shopper's addresses", () => {
  it('are stored normalised, the first one as the default, and read in the reader’s language', async () => {
    const { token } = await shopper()
    const { status, body: saved } = await t.call('POST', '/user/addresses', {
      token,
      body: body({ short_address: 'rrrd ٢٩٢٩', lat: 24.8, lng: 46.6 }),
    })
    expect(status).toBe(201)
    expect(saved).toMatchObject({
      phone: '+966501234567',
      short_address: 'RRRD2929',
      city: 'الرياض',
      region: 'منطقة الرياض',
      lat: 24.8,
      building: null,
      is_default: true,
    })
    const english = await t.call('GET', `/user/addresses/${saved.id}`, { token, locale: 'en' })
    expect(english.body).toMatchObject({ city: 'Riyadh', region: 'Riyadh Region' })
  })

  it('have exactly one default after any addition, change or deletion', async () => {
    const { token } = await shopper()
    const add = async (label: string, is_default: boolean) =>
      (await t.call('POST', '/user/addresses', { token, body: body({ label, is_default }) })).body.id as string
    const [home, work] = [await add('home', false), await add('work', true)]
    expect((await mine(token)).map(({ label, is_default }) => [label, is_default])).toEqual([
      ['work', true],
      ['home', false],
    ])
    await t.call('PUT', `/user/addresses/${home}/default`, { token })
    // the default stays it until another one is
    await t.call('PUT', `/user/addresses/${home}`, { token, body: body({ label: 'home', is_default: false }) })
    expect((await mine(token)).filter((one) => one.is_default).map(({ label }) => label)).toEqual(['home'])
    const newest = await add('parents', false)
    expect((await t.call('DELETE', `/user/addresses/${home}`, { token })).status).toBe(204)
    expect((await mine(token)).filter((one) => one.is_default).map(({ id }) => id)).toEqual([newest])
    expect((await t.call('GET', `/user/addresses/${home}`, { token })).status).toBe(404)
    await t.call('DELETE', `/user/addresses/${newest}`, { token })
    await t.call('DELETE', `/user/addresses/${work}`, { token })
    expect(await mine(token)).toEqual([])
  })

  it('have exactly one default after five parallel changes of it', async () => {
    const { token } = await shopper()
    await Promise.all(
      Array.from({ length: 5 }, (_, n) => t.call('POST', '/user/addresses', { token, body: body({ label: `${n}`, is_default: true }) })),
    )
    const all = await mine(token)
    expect([all.length, all.filter((one) => one.is_default).length]).toEqual([5, 1])
  })

  it('are not found by another shopper', async () => {
    const [owner, other] = [await shopper(), await shopper()]
    const { body: saved } = await t.call('POST', '/user/addresses', { token: owner.token, body: body() })
    const at = `/user/addresses/${saved.id}`
    const answers = [
      await t.call('GET', at, other),
      await t.call('PUT', at, { ...other, body: body({ label: 'stolen' }) }),
      await t.call('PUT', `${at}/default`, other),
      await t.call('DELETE', at, other),
      await t.call('GET', `/user/addresses/${randomUUID()}`, other),
    ]
    expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual(answers.map(() => [404, 'not_found']))
    expect(await mine(owner.token)).toMatchObject([{ label: 'المنزل' }])
    expect((await t.call('GET', '/user/addresses')).status).toBe(401)
  })

  it('report faults at each field, in both languages', async () => {
    const { token } = await shopper()
    const wrong = { token, body: body({ name: '', phone: '12', short_address: 'R1', lat: 24, street: undefined }) }
    const { status, body: ar } = await t.call('POST', '/user/addresses', wrong)
    expect([status, Object.keys(ar.fields).sort()]).toEqual([422, ['name', 'phone', 'short_address', 'street']])
    expect(ar.fields.short_address).toContain('4 أحرف لاتينية')
    expect((await t.call('POST', '/user/addresses', { ...wrong, locale: 'en' })).body.fields.phone).toContain('Recipient mobile')
    expect((await t.call('POST', '/user/addresses', { token, body: body({ lat: 24 }) })).body.fields).toHaveProperty('lat')
    expect((await t.call('POST', '/user/addresses', { token, body: body({ city_id: closed?.id }) })).body.fields).toHaveProperty('city_id')
    expect((await t.call('POST', '/user/addresses', { token, body: body({ user_id: randomUUID() }) })).status).toBe(422)
  })

  it('are limited to twenty', async () => {
    const { token } = await shopper()
    for (let n = 0; n < 20; n++) await t.call('POST', '/user/addresses', { token, body: body({ label: `${n}` }) })
    expect((await t.call('POST', '/user/addresses', { token, body: body() })).body.code).toBe('addresses_full')
  })

  it('record every change', async () => {
    const { id, token } = await shopper()
    const { body: saved } = await t.call('POST', '/user/addresses', { token, body: body() })
    await t.call('PUT', `/user/addresses/${saved.id}`, { token, body: body({ label: 'العمل' }) })
    await t.call('PUT', `/user/addresses/${saved.id}/default`, { token })
    await t.call('DELETE', `/user/addresses/${saved.id}`, { token })
    const trail = await t.db.select().from(auditLog).where(eq(auditLog.entity_id, saved.id)).orderBy(auditLog.id)
    expect(trail.map(({ action }) => action)).toEqual(['addresses.create', 'addresses.update', 'addresses.default', 'addresses.delete'])
    expect(trail[1]).toMatchObject({ actor_type: 'user', actor_id: id, before: { label: 'المنزل' }, after: { label: 'العمل' } })
  })
})

it('can’t be saved over after a change elsewhere', async () => {
  const { token } = await shopper()
  const { body: read } = await t.call('POST', '/user/addresses', { token, body: body() })
  const save = (label: string, seen: string) =>
    t.call('PUT', `/user/addresses/${read.id}`, { token, body: body({ label }), headers: { 'if-match': `"${seen}"` } })
  const first = await save('First', read.updated_at)
  expect(first).toMatchObject({ status: 200, body: { label: 'First' } })
  expect(await save('Second', read.updated_at)).toMatchObject({ status: 409, body: { code: 'stale_record' } })
  expect((await mine(token)).map(({ label }) => label)).toEqual(['First'])
  expect((await save('Second', first.body.updated_at)).body.label).toBe('Second')
})
