import { codeRules } from '@rahba/contract/access/one-time-code-limits'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeStore } from '../../../test/catalog-world.ts'
import { shopper } from '../../../test/people.ts'
import { testApp } from '../../../test/test-app.ts'
import { testNotice } from '../../../test/test-notice.ts'
import { notify } from '../notify.ts'

const t = await testApp()
const path = '/user/notification-choices'

const tell = (user_id: string, notif_type: 'OrderNotification' | 'MessageNotification' = 'OrderNotification', body = 'Text') =>
  notify(
    t.db,
    testNotice({
      audience: 'user',
      recipient_ids: [user_id],
      notif_type,
      data: { ar: { title: 'طلب', body }, en: { title: 'Order', body } },
    }),
  )
/** The time in Riyadh, some minutes from now. */
const clock = (minutes: number) => new Date(Date.now() + 3 * 3_600_000 + minutes * 60_000).toISOString().slice(11, 16)
const texts = () => t.sms.sent.map(({ text }) => text)

beforeEach(() => {
  t.sms.sent.length = 0
  t.push.sent.length = 0
})

describe('the choices of a shopper', () => {
  test('begin with all pushes and emails, without SMS and quiet hours, and saving keeps missing ones', async () => {
    const { token } = await shopper(t)
    const save = (body: object) => t.call('PUT', path, { token, body })
    expect((await t.call('GET', path, { token })).body).toEqual({ muted: [], sms: [], quiet: null })
    await save({ sms: ['orders'], quiet: { from: '22:00', to: '07:30' } })
    expect((await save({ muted: ['messages.push'] })).body).toEqual({
      muted: ['messages.push'],
      sms: ['orders'],
      quiet: { from: '22:00', to: '07:30' },
    })
    expect((await save({ quiet: null })).body.quiet).toBeNull()
  })

  test('reject invalid hours at their field', async () => {
    const { token } = await shopper(t)
    const fields = async (quiet: object) => (await t.call('PUT', path, { token, locale: 'en', body: { quiet } })).body.fields
    expect(await fields({ from: '22:00', to: '22:00' })).toEqual({ 'quiet.to': 'Choose different start and end times for quiet hours' })
    expect(Object.keys(await fields({ from: '25:00', to: '07:00' }))).toEqual(['quiet.from'])
  })
})

describe('a notice by SMS', () => {
  test('goes to shoppers who chose it, in their language', async () => {
    const [wants, other] = [await shopper(t), await shopper(t)]
    await t.call('PUT', path, { token: wants.token, body: { sms: ['orders'] } })
    await tell(wants.user_id)
    await tell(wants.user_id, 'MessageNotification')
    await tell(other.user_id)
    await t.drain()
    expect(texts()).toEqual(['رحبة: طلب. Text'])
  })

  test('is cut to two segments, and is not sent after it was read', async () => {
    const { token, user_id } = await shopper(t)
    await t.call('PUT', path, { token, body: { sms: ['orders'] } })
    await tell(user_id, 'OrderNotification', 'ن'.repeat(500))
    await t.drain()
    expect(texts().map(({ length }) => length)).toEqual([134])
    t.sms.sent.length = 0
    await t.call('PUT', path, { token, body: { quiet: { from: clock(-60), to: clock(60) } } })
    await tell(user_id)
    await t.drain()
    await t.call('PUT', '/user/notifications', { token })
    await t.drain({ ahead: true })
    expect(texts()).toEqual([])
  })

  test('stops at a number a day, so that codes are still sent', async () => {
    const { token, user_id } = await shopper(t)
    await t.call('PUT', path, { token, body: { sms: ['orders'] } })
    for (let n = 0; n < codeRules.sms_notices_per_day + 2; n++) await tell(user_id)
    await t.drain()
    expect(t.sms.sent).toHaveLength(codeRules.sms_notices_per_day)
  })
})

describe('quiet hours', () => {
  const withDevice = async (quiet: object | null) => {
    const person = await shopper(t)
    await t.call('POST', '/user/devices', { token: person.token, body: { device_token: `device-${person.user_id}` } })
    await t.call('PUT', path, { token: person.token, body: { sms: ['orders'], quiet } })
    return person
  }

  test.each([
    ['within a day', -60, 60],
    ['over midnight', -60, -120],
  ])('delay a push and an SMS until they end, %s', async (_name, from, to) => {
    const { user_id } = await withDevice({ from: clock(from), to: clock(to) })
    await tell(user_id)
    await t.drain()
    expect([t.push.sent.length, texts().length]).toEqual([0, 0])
    await t.drain({ ahead: true })
    expect([t.push.sent.length, texts().length]).toEqual([1, 1])
  })

  test('at other times, or of another shopper, delay nothing', async () => {
    await withDevice({ from: clock(-60), to: clock(60) })
    const { user_id } = await withDevice({ from: clock(60), to: clock(120) })
    await tell(user_id)
    await t.drain()
    expect([t.push.sent.length, texts().length]).toEqual([1, 1])
  })

  test('do not delay a sign-in code', async () => {
    const { token } = await withDevice({ from: clock(-60), to: clock(60) })
    const { phone } = (await t.call('GET', '/user/profile', { token })).body
    expect((await t.call('POST', '/user/auth/code', { body: { phone } })).status).toBe(200)
    await t.drain()
    expect(t.sms.sent.map(({ to }) => to)).toEqual([phone])
  })

  test('do not exist for stores', async () => {
    const store = await makeStore(t.db)
    expect((await t.call('PUT', '/store/notification-choices', { token: store.token, body: { muted: [], sms: [] } })).status).toBe(422)
  })
})
