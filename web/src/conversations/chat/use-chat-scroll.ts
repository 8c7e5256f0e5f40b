import type { Message } from '@rahba/contract/conversations/chat/chat-shapes'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { useThread } from './use-thread.ts'

/** The distance from the end, in pixels, within which new messages are followed. */
const near = 120

interface ChatScroll {
  box: RefObject<HTMLDivElement | null>
  onScroll: () => void
  /** Scrolls to the latest message. */
  toEnd: () => void
  /** The number of the last message that was read before the reader scrolled up; null at the end. */
  leftAt: number | null
}

/**
 * Scrolls the messages of a thread: follows new ones at the end, keeps the place when older ones load above, goes to a message that was looked for, and
 * loads older ones near the top.
 * @param found the message that was looked for; a new object each time
 */
export function useChatScroll(
  { list, outbox, typing }: ReturnType<typeof useThread>,
  messages: readonly Message[],
  found: { sequence: number } | null,
): ChatScroll {
  const { hasOlder, loadingOlder, loadOlder } = list
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const [leftAt, setLeftAt] = useState<number | null>(null)
  const before = useRef({ first: 0, height: 0 })
  const first = messages[0]?.sequence ?? 0
  const last = messages.at(-1)?.sequence
  const toEnd = () => {
    const element = box.current
    atEnd.current = true
    setLeftAt(null)
    if (element) element.scrollTop = element.scrollHeight
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what the list grows by, at either end
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { first: earlier, height } = before.current
    // Messages that load above move nothing away.
    if (earlier > 0 && first < earlier) element.scrollTop += element.scrollHeight - height
    else if (atEnd.current) element.scrollTop = element.scrollHeight
    before.current = { first, height: element.scrollHeight }
  }, [first, last, outbox.outgoing, typing])
  // One's own new message is scrolled into view from anywhere.
  const written = outbox.outgoing.at(-1)?.client_id
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something new was written
  useLayoutEffect(() => {
    if (written) toEnd()
  }, [written])
  useEffect(() => {
    if (!found) return
    document.getElementById(`message-${found.sequence}`)?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [found])
  // If the field below grows or a keyboard opens, the end stays in view.
  const drawn = list.messages !== undefined
  useEffect(() => {
    const element = box.current
    if (!drawn || !element) return
    const watch = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [drawn])

  const onScroll = () => {
    const element = box.current
    if (!element) return
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < near
    setLeftAt((before) => (atEnd.current ? null : (before ?? last ?? 0)))
    before.current.height = element.scrollHeight
    if (element.scrollTop < near && hasOlder && !loadingOlder) void loadOlder()
  }

  return { box, onScroll, toEnd, leftAt }
}
