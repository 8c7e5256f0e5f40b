import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../test/draw.ts'
import { ChangeValue } from './change-value.tsx'

const read = async (value: { ar: string; en: string }) =>
  (await drawn(createElement(ChangeValue, { field: 'name', value }), 'ar', ['kit'])).replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, '')

test('a name in one language has no separator after it', async () => {
  expect(await read({ ar: 'ليان للعبايات', en: '' })).toBe('ليان للعبايات')
  expect(await read({ ar: 'ليان', en: 'Layan' })).toBe('ليان · Layan')
})
