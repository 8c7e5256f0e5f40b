import { expect, test } from 'vitest'
import { carrierOf } from './carriers.ts'

test('a carrier is found by the names merchants type for it, in both languages', () => {
  for (const name of ['SMSA', 'smsa express', 'سمسا', ' سِمسا ']) expect(carrierOf(name)).toBe('smsa')
  for (const name of ['أرامكس السريع', 'Aramex']) expect(carrierOf(name)).toBe('aramex')
  expect(carrierOf('دي إتش إل')).toBe('dhl')
  expect(carrierOf('البريد السعودي')).toBe('spl')
})

test('a name that nobody knows is another carrier, also where a known name is only a part of a word', () => {
  for (const name of ['سبلاش', 'My cousin', 'ناقلات', '']) expect(carrierOf(name)).toBe('other')
})
