import { expect, test } from 'vitest'
import { matchCarrier } from './carriers.ts'

test('finds a carrier by the names that merchants type, in both languages', () => {
  for (const name of ['SMSA', 'smsa express', 'سمسا', ' سِمسا ']) expect(matchCarrier(name)).toBe('smsa')
  for (const name of ['أرامكس السريع', 'Aramex']) expect(matchCarrier(name)).toBe('aramex')
  expect(matchCarrier('دي إتش إل')).toBe('dhl')
  expect(matchCarrier('البريد السعودي')).toBe('spl')
})

test('treats an unknown name as another carrier, even if a known name is part of a word', () => {
  for (const name of ['سبلاش', 'My cousin', 'ناقلات', '']) expect(matchCarrier(name)).toBe('other')
})
