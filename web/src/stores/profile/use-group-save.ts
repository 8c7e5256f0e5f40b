import type { Call, ResponseOf } from '@rahba/contract/kernel/endpoint'
import type { StoreFacts } from '@rahba/contract/stores/store-shapes'
import { useRef } from 'react'
import type { CallInput } from '../../api/client.ts'
import { type SendOptions, useSend } from '../../api/queries.ts'
import { type OwnVersions, useStaleSave } from '../../kit/form/use-stale-save.tsx'
import type { GroupSave } from './subject.ts'

interface Edited {
  /** The store as the form of the group is opened with. */
  store: StoreFacts
  own: OwnVersions
  /** Resets the forms to the server's current values. */
  reload: () => void
}

type AnswersStore<E extends Call> = ResponseOf<E> extends StoreFacts ? E : never

/** Saves a group of a store's profile, whose other groups the same page saves; a version of somebody else is not saved over unasked. */
export function useGroupSave<Body, E extends Call>(
  call: AnswersStore<E>,
  getInput: (body: Body) => CallInput<E>,
  { store, own, reload }: Edited,
  { onDone, ...options }: Omit<SendOptions<E>, 'silent' | 'headers'>,
): GroupSave<Body> {
  const last = useRef<Body | null>(null)
  const reopen = async () => {
    reload()
    return undefined
  }
  const stale = useStaleSave<StoreFacts>(store, reopen, () => undefined, { own })
  const sending = useSend<E>(call, {
    ...options,
    silent: true,
    headers: stale.headers,
    onDone: (answer, input) => {
      stale.saved(answer as StoreFacts) // AnswersStore says so
      onDone?.(answer, input)
    },
  })
  const send = (body: Body) => {
    last.current = body
    sending.send(getInput(body))
  }
  const again = () => {
    if (last.current) send(last.current)
  }
  return { send, pending: sending.pending, error: sending.error, stale: stale.getWays(sending, again) }
}
