import { beforeEach, expect, test, vi } from 'vitest'
import { readOutbox, saveOutbox } from './outbox.ts'

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
  saveOutbox('first', 'talk', { draft: 'سر' })
  expect(readOutbox('second', 'talk').draft).toBe('')
  saveOutbox('second', 'talk', { draft: 'غيره' })
  expect(readOutbox('first', 'talk').draft).toBe('سر')
  saveOutbox('first', 'talk', { draft: '' })
  expect([...kept.keys()]).toEqual(['chat:second:talk'])
})
