import type { Message } from '@rahba/contract/conversations/chat/chat-shapes'
import type { UploadedFile } from '@rahba/contract/kernel/files'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { asApiError, mayPass } from '../../api/errors.ts'
import { useLocale } from '../../text/locale.ts'
import type { ChatView } from './chat-view.ts'
import { type Outgoing, readOutbox, saveOutbox } from './outbox.ts'
import { dropPreview } from './previews.ts'

interface Outbox {
  outgoing: readonly Outgoing[]
  send: (text: string, file: UploadedFile | null) => void
  retry: (client_id: string) => void
  /** Tries again what failed for want of a connection. */
  retryAll: () => void
  discard: (client_id: string) => void
}

/** It failed, and may yet arrive. */
const waits = ({ error, refused }: Outgoing) => error !== null && !refused

interface OutgoingOptions {
  session_id: string
  /** The writer; null until it is known, and for people who only read. */
  person: string | null
  onSent: (message: Message) => void
  /** Somebody else is signed in by now. */
  onOther: () => void
}

/**
 * Messages on their way, one after another in the order they were written. What fails stays, and is tried again under the same id, so that the server
 * keeps it once even where only its answer was lost. It is its writer's alone: the server is told who wrote it, and refuses it in another's name.
 */
export function useOutgoing({ writing }: ChatView, { session_id, person, onSent, onOther }: OutgoingOptions): Outbox {
  const locale = useLocale()
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([])
  const queue = useRef<readonly Outgoing[]>([])
  const owner = useRef<string | null>(null)
  const line = useRef(Promise.resolve())
  const change = (next: readonly Outgoing[]) => {
    queue.current = next
    setOutgoing(next)
    if (owner.current) saveOutbox(owner.current, session_id, { outgoing: [...next] })
  }
  const put = (client_id: string, error: string | null, refused = false) =>
    change(queue.current.map((one) => (one.client_id === client_id ? { ...one, error, refused } : one)))

  // Each failure lengthens the wait.
  const failures = useRef(0)
  const next = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(next.current), [])
  const wait = () => {
    clearTimeout(next.current)
    next.current = setTimeout(() => again.current(), Math.min(30_000, 2000 * 2 ** failures.current++))
  }
  const deliver = (client_id: string) => {
    line.current = line.current.then(async () => {
      const place = queue.current.findIndex((each) => each.client_id === client_id)
      const one = queue.current[place]
      if (!one || !writing || !person || owner.current !== person) return
      // Earlier messages that may still arrive go first.
      const first = queue.current.slice(0, place).find(waits)
      if (first) return put(client_id, first.error)
      try {
        const body = { client_id, text: one.text || null, file_id: one.file?.id ?? null, writer_id: person }
        const message = await api(writing.send, { params: { id: session_id }, body })
        onSent(message)
        if (one.file) dropPreview(one.file.id)
        if (owner.current === person) change(queue.current.filter((each) => each.client_id !== client_id))
        else forget(person, client_id)
        failures.current = 0
      } catch (thrown) {
        const error = asApiError(thrown, locale)
        if (owner.current !== person) return
        // The writer may come back and sign in.
        const isOther = error.code === 'chat_other_writer'
        const stays = mayPass(error) || error.status === 401 || isOther
        // Without an answer, the message's unsent state says enough.
        put(client_id, error.status === 0 ? '' : (Object.values(error.fields)[0] ?? error.error), !stays)
        if (mayPass(error)) wait()
        if (isOther) onOther()
      }
    })
  }
  /** It arrived while somebody else took over here. */
  const forget = (writer: string, client_id: string) =>
    saveOutbox(writer, session_id, { outgoing: readOutbox(writer, session_id).outgoing.filter((one) => one.client_id !== client_id) })
  const tryAgain = (some: readonly Outgoing[]) => {
    for (const { client_id } of some) {
      put(client_id, null)
      deliver(client_id)
    }
  }
  const retry = (client_id: string) => {
    const place = queue.current.findIndex((each) => each.client_id === client_id)
    tryAgain(queue.current.filter((one, at) => at === place || (at < place && waits(one))))
  }
  const retryAll = () => tryAgain(queue.current.filter(waits))
  // A short outage may spare the socket, which then doesn't report its end.
  const again = useRef(retryAll)
  useEffect(() => {
    again.current = retryAll
  })
  useEffect(() => {
    owner.current = person
    const saved = person ? readOutbox(person, session_id).outgoing.map((one) => ({ ...one, error: one.error ?? '' })) : []
    queue.current = saved
    setOutgoing(saved)
    // Messages from an earlier visit are sent again.
    again.current()
  }, [person, session_id])
  useEffect(() => {
    const online = () => again.current()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])
  return {
    outgoing,
    send(text, file) {
      const client_id = crypto.randomUUID()
      change([...queue.current, { client_id, text, file, error: null, refused: false, created_at: new Date().toISOString() }])
      deliver(client_id)
    },
    retry,
    retryAll,
    discard: (client_id) => change(queue.current.filter((each) => each.client_id !== client_id)),
  }
}
