import { expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const secret = 's'.repeat(32)
const sealed = seal(secret, 'two-factor', 'admin:1', 'JBSWY3DPEHPK3PXP')

it('opens with the same secret, use and owner only', () => {
  expect(sealed).not.toContain('JBSWY3')
  expect(unseal(secret, 'two-factor', 'admin:1', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(() => unseal(secret, 'two-factor', 'admin:2', sealed)).toThrow()
  expect(() => unseal(secret, 'other', 'admin:1', sealed)).toThrow()
  expect(() => unseal('t'.repeat(32), 'two-factor', 'admin:1', sealed)).toThrow()
})

it('does not open after a byte was changed, and differs each time', () => {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => unseal(secret, 'two-factor', 'admin:1', changed.toString('base64url'))).toThrow()
  }
  expect(seal(secret, 'two-factor', 'admin:1', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed)
})
