import { beforeEach, expect, test, vi } from 'vitest'
import { keepOutbox, readOutbox } from './outbox.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('unsent messages of one person are hidden from another at the same browser', () => {
  keepOutbox('first', 'talk', { draft: 'سر' })
  expect(readOutbox('second', 'talk').draft).toBe('')
  keepOutbox('second', 'talk', { draft: 'غيره' })
  expect(readOutbox('first', 'talk').draft).toBe('سر')
  keepOutbox('first', 'talk', { draft: '' })
  expect([...kept.keys()]).toEqual(['chat:second:talk'])
})
