import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PictureServer, pictureServer } from '../../../test/picture-server.ts'
import { InsideError, publicLookup } from '../http/public-address.ts'
import { pictureFetcher } from './fetch-picture.ts'

let server: PictureServer
beforeAll(async () => {
  server = await pictureServer()
})
afterAll(() => server.stop())

const names: Readonly<Record<string, string>> = { 'shop.test': '127.0.0.1', 'inside.test': '10.0.0.8' }
/** The addresses of the stand-in are public to these tests, those of the private network are not. */
const lookup: LookupFunction = (host, options, done) => {
  const address = names[host]
  if (!address) return done(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' }), '')
  if (address.startsWith('10.')) return done(new InsideError(host), '')
  const found: LookupAddress[] = [{ address, family: 4 }]
  if (options.all) return done(null, found)
  done(null, address, 4)
}
const fetcher = pictureFetcher({ lookup, plain: true, total_ms: 700, max_bytes: 200_000 })
const at = (path: string) => `http://shop.test:${server.port}${path}`
const refusal = async (address: string, by = fetcher) =>
  by.fetch(address).then(
    () => 'fetched',
    ({ reason }) => reason,
  )

describe('a picture by its address', () => {
  test('is fetched, also after a redirect', async () => {
    expect(await fetcher.fetch(at('/picture.png'))).toEqual(server.picture)
    expect(await fetcher.fetch(at('/moved/2'))).toEqual(server.picture)
  })

  test.each([
    ['hangs before it answers', '/silent', 'silent'],
    ['hangs in the middle', '/half', 'silent'],
    ['is too large and says so', '/large', 'too_large'],
    ['is too large and does not say so', '/endless', 'too_large'],
    ['is not there', '/missing', 'status'],
    ['leads on without end', '/moved/9', 'redirects'],
    ['leads to this machine by its address', '/to/http://127.0.0.1:9/', 'inside'],
    ['leads to this machine written as a number', '/to/http://2130706433/', 'inside'],
    ['leads to the address of a cloud’s keys', '/to/http://169.254.169.254/latest/', 'inside'],
    ['leads to this machine in the newer way', '/to/http://[::1]/', 'inside'],
    ['leads to this machine, mapped', '/to/http://[::ffff:127.0.0.1]/', 'inside'],
    ['leads to a name inside', '/to/http://inside.test/', 'inside'],
    ['leads to a file', '/to/file:///etc/passwd', 'address'],
    ['leads to a name that nobody has', '/to/http://nobody.test/', 'unreachable'],
  ])('that %s is rejected', async (_, path, reason) => {
    expect(await refusal(at(path))).toBe(reason)
  })

  test.each([
    ['http://shop.example/a.png', 'address'],
    ['ftp://shop.example/a.png', 'address'],
    ['https://shop.example:8443/a.png', 'address'],
    ['https://name:secret@shop.example/a.png', 'address'],
    ['//shop.example/a.png', 'address'],
    ['https://127.0.0.1/a.png', 'inside'],
    ['https://localhost/a.png', 'inside'],
    ['https://0x7f.1/a.png', 'inside'],
    ['https://10.1.2.3/a.png', 'inside'],
    ['https://192.168.1.1/a.png', 'inside'],
    ['https://169.254.169.254/latest/meta-data/', 'inside'],
    ['https://[fd00::1]/a.png', 'inside'],
    ['https://[fe80::1]/a.png', 'inside'],
    ['https://localhost/a.png', 'inside'],
  ])('%s is rejected by the normal rules', async (address, reason) => {
    expect(await refusal(address, pictureFetcher())).toBe(reason)
  })

  test('is connected to at the checked address, so that a changed DNS answer has no effect', async () => {
    let lookups = 0
    const turning: LookupFunction = (host, options, done) => {
      lookups++
      lookup(lookups === 1 ? 'shop.test' : host, options, done)
    }
    const by = pictureFetcher({ lookup: turning, plain: true })
    expect(await by.fetch(`http://turning.test:${server.port}/picture.png`)).toEqual(server.picture)
    expect(lookups).toBe(1)
    // Another call resolves the name again.
    expect(await refusal(`http://turning.test:${server.port}/picture.png`, by)).toBe('unreachable')
  })
})

test('is not fetched if its name has one internal address', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  publicLookup('localhost', { all: true }, (error) => resolve(error))
  expect(await promise).toBeInstanceOf(InsideError)
})
