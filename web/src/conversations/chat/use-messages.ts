import type { Message } from '@rahba/contract/conversations/chat/chat-shapes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { type ApiError, asApiError, mayPass } from '../../api/errors.ts'
import { useGivenAnswer } from '../../api/queries.ts'
import { useLocale } from '../../text/locale.ts'
import type { ChatView } from './chat-view.ts'
import { mergeMessages } from './merge-messages.ts'

interface Messages {
  /** Undefined until the first came. */
  messages: readonly Message[] | undefined
  error: ApiError | null
  retry: () => void
  add: (added: readonly Message[]) => void
  /** Fetches what came after the last one that is here. */
  catchUp: () => Promise<void>
  hasOlder: boolean
  loadingOlder: boolean
  loadOlder: () => Promise<void>
  /** Fetches backwards until a message is here. */
  reach: (sequence: number) => Promise<void>
}

const pageSize = 50
const anotherTry = 2000

/** The messages of one conversation: the latest at first, older ones on demand, missed ones when asked to catch up. */
export function useMessages({ messages: call }: ChatView, session_id: string): Messages {
  const locale = useLocale()
  const firstPage = useGivenAnswer(call, { params: { id: session_id }, query: {} })
  const [messages, setMessages] = useState<readonly Message[] | undefined>(firstPage?.data)
  const [error, setError] = useState<ApiError | null>(null)
  const [hasOlder, setHasOlder] = useState(firstPage?.has_more ?? false)
  const [loadingOlder, setLoadingOlder] = useState(false)
  const known = useRef<readonly Message[]>(firstPage?.data ?? [])
  const busy = useRef(false)

  const add = useCallback((added: readonly Message[]) => {
    known.current = mergeMessages(known.current, added)
    setMessages(known.current)
  }, [])
  const fetchPage = useCallback(
    (query: { before?: number; after?: number; limit?: number }) => api(call, { params: { id: session_id }, query }),
    [call, session_id],
  )
  const first = useCallback(async () => {
    try {
      const page = await fetchPage({})
      setHasOlder(page.has_more)
      setError(null)
      add(page.data)
    } catch (thrown) {
      setError(asApiError(thrown, locale))
    }
  }, [fetchPage, add, locale])
  const isGiven = useRef(firstPage !== undefined)
  useEffect(() => {
    if (!isGiven.current) void first()
  }, [first])

  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(later.current), [])
  const catchUp = useCallback(
    async function again(): Promise<void> {
      const last = known.current.at(-1)
      // The list is still empty: the first page brings the latest.
      if (!last) return first()
      try {
        for (let after = last.sequence, more = true; more; ) {
          const page = await fetchPage({ after, limit: pageSize })
          add(page.data)
          after = page.data.at(-1)?.sequence ?? after
          more = page.has_more
        }
      } catch (thrown) {
        // The requested node may be shutting down while the socket is on another: nothing else would retry.
        if (!mayPass(asApiError(thrown, locale))) return
        clearTimeout(later.current)
        later.current = setTimeout(() => void again(), anotherTry)
      }
    },
    [fetchPage, add, first, locale],
  )

  const older = async (limit: number): Promise<boolean> => {
    const before = known.current[0]?.sequence
    if (before === undefined || before <= 1) return false
    const page = await fetchPage({ before, limit })
    setHasOlder(page.has_more)
    add(page.data)
    return page.has_more
  }
  const loadOlder = async () => {
    if (busy.current) return
    busy.current = true
    setLoadingOlder(true)
    try {
      await older(30)
    } catch (thrown) {
      setError(asApiError(thrown, locale))
    } finally {
      busy.current = false
      setLoadingOlder(false)
    }
  }
  const reach = async (sequence: number) => {
    while ((known.current[0]?.sequence ?? 1) > sequence) if (!(await older(pageSize))) return
  }
  return { messages, error, retry: () => void first(), add, catchUp, hasOlder, loadingOlder, loadOlder, reach }
}
