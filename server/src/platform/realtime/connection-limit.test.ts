import { expect, test } from 'vitest'
import { callerIpBy } from './caller-ip.ts'
import { createConnectionLimit } from './connection-limit.ts'

test('an address may have a limited number of sockets, and each that ends makes room', () => {
  const limit = createConnectionLimit(2)
  const leave = limit.countConnection('10.0.0.1')
  expect(limit.mayOpen('10.0.0.1')).toBe(true)
  limit.countConnection('::ffff:10.0.0.1')
  expect(limit.mayOpen('10.0.0.1')).toBe(false)
  expect(limit.mayOpen('10.0.0.2')).toBe(true)
  leave()
  leave()
  expect(limit.mayOpen('10.0.0.1')).toBe(true)
  limit.countConnection('10.0.0.1')
  expect(limit.mayOpen('10.0.0.1')).toBe(false)
})

test('an IPv6 network of a household counts as one address', () => {
  const limit = createConnectionLimit(1)
  limit.countConnection('2001:db8:1:2::1')
  expect(limit.mayOpen('2001:db8:1:2:ffff::9')).toBe(false)
  expect(limit.mayOpen('2001:db8:1:3::1')).toBe(true)
})

test('an address that repeatedly connects without a session waits a minute', () => {
  let now = 0
  const limit = createConnectionLimit(100, () => now)
  for (let n = 0; n < 59; n++) limit.countRefusal('10.0.0.1')
  expect(limit.mayOpen('10.0.0.1')).toBe(true)
  limit.countRefusal('10.0.0.1')
  expect(limit.mayOpen('10.0.0.1')).toBe(false)
  expect(limit.mayOpen('10.0.0.2')).toBe(true)
  now += 60_001
  expect(limit.mayOpen('10.0.0.1')).toBe(true)
})

test('a client’s address is read from trusted proxies, and from no others', () => {
  const request = (remoteAddress: string, forwarded?: string) =>
    ({ headers: forwarded ? { 'x-forwarded-for': forwarded } : {}, socket: { remoteAddress } }) as never
  expect(callerIpBy(false)(request('10.0.0.9', '1.2.3.4'))).toBe('10.0.0.9')
  expect(callerIpBy(1)(request('10.0.0.9', '6.6.6.6, 1.2.3.4'))).toBe('1.2.3.4')
  expect(callerIpBy(1)(request('10.0.0.9'))).toBe('10.0.0.9')
  const listed = callerIpBy(['10.0.0.0/24', '192.168.1.1'])
  expect(listed(request('10.0.0.9', '6.6.6.6, 1.2.3.4, 192.168.1.1'))).toBe('1.2.3.4')
  expect(listed(request('9.9.9.9', '1.2.3.4'))).toBe('9.9.9.9')
  expect(listed(request('10.0.0.9', '192.168.1.1'))).toBe('192.168.1.1')
})
