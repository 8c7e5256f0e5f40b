import { describe, expect, it } from 'vitest'
import { testApp } from './test-app.ts'

const t = await testApp()

describe('the application', () => {
  it('answers health and readiness on a migrated database', async () => {
    expect(await t.call('GET', '/health')).toMatchObject({ status: 200, body: { alive: true } })
    expect(await t.call('GET', '/ready')).toMatchObject({ status: 200, body: { ready: true } })
  })

  it('rejects an unknown call in the language of the caller', async () => {
    expect(await t.call('GET', '/nothing-here')).toMatchObject({
      status: 404,
      body: { code: 'route_not_found', error: 'هذا العنوان غير موجود' },
    })
    expect(await t.call('GET', '/nothing-here', { locale: 'en' })).toMatchObject({
      status: 404,
      body: { error: 'This address doesn’t exist' },
    })
  })

  it('lists the texts it sends, outside production', async () => {
    const { statusCode, headers } = await t.app.inject('/dev/texts')
    expect([statusCode, headers['content-security-policy']]).toEqual([200, expect.stringContaining("default-src 'none'")])
  })
})
