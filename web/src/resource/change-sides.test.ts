import { expect, test } from 'vitest'
import { changedParts } from './change-sides.ts'

const json = JSON.stringify
const name = json({ ar: 'متجر', en: 'Shop' })

test('a requested name is shown in both languages, the reader’s first', () => {
  const change = { field: 'waiting_name', before: null, after: name }
  const [ar, en] = [
    { before: null, after: json('متجر') },
    { before: null, after: json('Shop') },
  ]
  expect(changedParts(change, 'ar')).toEqual([
    { path: ['waiting_name'], ...ar },
    { path: ['waiting_name', 'en'], ...en },
  ])
  expect(changedParts(change, 'en')).toEqual([
    { path: ['waiting_name'], ...en },
    { path: ['waiting_name', 'ar'], ...ar },
  ])
})

test('only the changed language is shown, even if it is not the reader’s', () => {
  const change = { field: 'name', before: name, after: json({ ar: 'متجر', en: 'Store' }) }
  expect(changedParts(change, 'ar')).toEqual([{ path: ['name', 'en'], before: json('Shop'), after: json('Store') }])
  expect(changedParts({ ...change, after: json({ ar: 'متجر', en: '' }) }, 'en')).toEqual([
    { path: ['name'], before: json('Shop'), after: null },
  ])
})

test('any other value is shown as it is', () => {
  const price = { field: 'price', before: '100', after: '200' }
  expect(changedParts(price, 'ar')).toEqual([{ path: ['price'], before: '100', after: '200' }])
  const same = { field: 'note', before: null, after: json({ ar: '', en: '' }) }
  expect(changedParts(same, 'ar')).toEqual([{ path: ['note'], before: same.before, after: same.after }])
})
