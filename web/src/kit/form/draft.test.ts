import { expect, test } from 'vitest'
import { consumeDraft, saveDraft } from './draft.ts'

function emptyStore() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const page = '/ar/dashboard/faqs/7/edit'
const values = { question: { ar: 'سؤال', en: '' }, position: 3 }

test('restores typed values to the same record, once, in either language', () => {
  const store = emptyStore()
  saveDraft(store, 'sara', page, values)
  expect(consumeDraft(store, 'sara', '/ar/dashboard/faqs/8/edit', values)).toBeNull()
  expect(consumeDraft(store, 'sara', '/en/dashboard/faqs/7/edit', { question: null, position: null })).toEqual(values)
  expect(consumeDraft(store, 'sara', page, values)).toBeNull()
  expect(store.kept.size).toBe(0)
})

test('is separate for another form of the page, and for another person', () => {
  const store = emptyStore()
  saveDraft(store, 'sara', page, values)
  expect(consumeDraft(store, 'sara', page, { note: '' })).toBeNull()
  expect(consumeDraft(store, 'omar', page, values)).toBeNull()
  expect(store.kept.size).toBe(0)
})

test('stores no secrets', () => {
  const store = emptyStore()
  saveDraft(store, 'sara', page, { name: 'سارة', password: 'x', login: { current_password: 'x', phone: '5' } })
  expect([...store.kept.values()].join()).not.toMatch(/password/)
  expect(consumeDraft(store, 'sara', page, { name: '', password: '', login: null })).toEqual({ name: 'سارة', login: { phone: '5' } })
  saveDraft(store, 'sara', page, { password: 'x', password_confirmation: 'x' })
  expect(store.kept.size).toBe(0)
})
