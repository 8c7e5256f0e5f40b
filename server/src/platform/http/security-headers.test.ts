import { expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { securityHeaders } from './security-headers.ts'

const t = await testApp()
const expected = securityHeaders({ NODE_ENV: 'test' })

it('are on answers, errors and unknown addresses', async () => {
  for (const path of ['/api/market/categories', '/api/admin/orders', '/api/nowhere', '/api/%zz']) {
    const { headers } = await t.app.inject({ url: path })
    expect(headers, path).toMatchObject(expected)
  }
})

it('let a data answer do nothing in a browser', () => {
  expect(expected['content-security-policy']).toContain("default-src 'none'")
  expect(expected['x-content-type-options']).toBe('nosniff')
  expect(expected).not.toHaveProperty('strict-transport-security')
  expect(securityHeaders({ NODE_ENV: 'production' })['strict-transport-security']).toMatch(/max-age=31536000/)
})

it('name the request', async () => {
  const { headers } = await t.app.inject({ url: '/api/market/categories', headers: { 'x-request-id': 'a-request-of-mine' } })
  expect(headers['x-request-id']).toBe('a-request-of-mine')
})
