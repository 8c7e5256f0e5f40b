import { expect, test } from 'vitest'
import { lacksTab } from './use-views.ts'

const query = { filters: {}, columns: null }

test('a view of before tabs were kept does not claim to know its tab', () => {
  const now = { ...query, tab: '' }
  expect(lacksTab({ query }, now)).toBe(true)
  expect(lacksTab({ query: { ...query, tab: '' } }, now)).toBe(false)
  expect(lacksTab({ query: { ...query, tab: 'new' } }, now)).toBe(false)
  // a list without tabs
  expect(lacksTab({ query }, query)).toBe(false)
})
