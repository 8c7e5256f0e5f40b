import type { Message } from '@rahba/contract/conversations/chat/chat-shapes'
import { expect, test } from 'vitest'
import { mergeMessages } from './merge-messages.ts'

const message = (sequence: number): Message => ({
  id: `${sequence}`,
  session_id: 's',
  sequence,
  sender: 'user',
  client_id: `c${sequence}`,
  text: `${sequence}`,
  file: null,
  created_at: '2026-01-01T00:00:00.000Z',
})
const many = (...sequences: number[]) => sequences.map(message)

test('a late, repeated or unordered message appears once and in its place', () => {
  let known: readonly Message[] = []
  for (const added of [many(5, 6), many(6, 7), many(3, 4, 5), many(9, 9, 8)]) known = mergeMessages(known, added)
  expect(known.map(({ sequence }) => sequence)).toEqual([3, 4, 5, 6, 7, 8, 9])
})

test('the list is unchanged without new messages', () => {
  const known = many(1, 2)
  expect(mergeMessages(known, many(2))).toBe(known)
})
