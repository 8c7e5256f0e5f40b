import { expect, test } from 'vitest'
import { matchCarrier } from './carriers.ts'

test('a carrier is found by the names merchants type for it, in both languages', () => {
  for (const name of ['SMSA', 'smsa express', 'سمسا', ' سِمسا ']) expect(matchCarrier(name)).toBe('smsa')
  for (const name of ['أرامكس السريع', 'Aramex']) expect(matchCarrier(name)).toBe('aramex')
  expect(matchCarrier('دي إتش إل')).toBe('dhl')
  expect(matchCarrier('البريد السعودي')).toBe('spl')
})

test('a name that nobody knows is another carrier, also where a known name is only a part of a word', () => {
  for (const name of ['سبلاش', 'My cousin', 'ناقلات', '']) expect(matchCarrier(name)).toBe('other')
})
