import { describe, expect, it } from 'vitest'
import { getStep, getUri, newSecret } from './totp.ts'

// the secret of RFC 6238, appendix B: the ASCII digits 1234567890 twice, in Base32
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('a code', () => {
  // the appendix has eight digits; a code of six is their last six
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('of RFC 6238 at %d s is accepted', (at, eight) => {
    expect(getStep(secret, eight.slice(2), at)).toBe(Math.floor(at / 30))
  })

  it('is accepted 30 s early and late, and not beyond', () => {
    const [at, code] = [1234567890, '005924']
    const step = at / 30
    expect([-60, -30, 0, 29, 30, 59, 60].map((off) => getStep(secret, code, at + off))).toEqual([null, step, step, step, step, step, null])
  })

  it('of another secret is rejected', () => {
    expect(getStep(newSecret(), '005924', 1234567890)).toBeNull()
  })
})

it('makes a secret of 160 bits, another each time', () => {
  const [one, other] = [newSecret(), newSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(one).not.toBe(other)
})

it('names the platform and the account to the app', () => {
  const uri = getUri(secret, 'sara@rahba.example')
  expect(uri).toContain(`secret=${secret}`)
  expect(decodeURIComponent(uri)).toContain(':sara@rahba.example')
})
