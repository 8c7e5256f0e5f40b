import type { Message } from '@rahba/contract/conversations/chat/chat-shapes'

/** Both lists as one, in the order of the conversation and each message once, however often and in whatever order it arrived. */
export function mergeMessages(known: readonly Message[], added: readonly Message[]): readonly Message[] {
  const have = new Set(known.map(({ sequence }) => sequence))
  const fresh = added.filter(({ sequence }) => !have.has(sequence) && have.add(sequence))
  if (fresh.length === 0) return known
  return [...known, ...fresh].toSorted((a, b) => a.sequence - b.sequence)
}
