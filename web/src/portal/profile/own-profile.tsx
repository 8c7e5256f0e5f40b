import * as calls from '@rahba/contract/stores/profile.calls'
import { createContext, Fragment, lazy, type ReactNode, use, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useSend } from '../../api/queries.ts'
import { type Group, type GroupBodies, type GroupSave, type Saving, SubjectContext } from '../../stores/profile/subject.ts'
import { useStore } from '../layout/use-store.ts'

// few have anything to take back
const WithdrawChange = lazy(() => import('./withdraw-change.tsx'))

const callOf = {
  data_business: calls.saveStoreDataC1,
  data_individual: calls.saveStoreDataC2,
  papers_business: calls.saveDocsC1,
  papers_individual: calls.saveDocsC2,
  contacts: calls.saveContacts,
  shipping: calls.saveShipping,
  services: calls.saveServices,
  bank: calls.saveBank,
  vat: calls.saveVat,
} as const satisfies Record<Group, unknown>

interface Edited {
  /** Of each version that this page saved over, the one it made: nobody else's stands between the two. */
  own: Map<string, string>
  /** Opens the forms anew with what the server says now. */
  reload: () => void
}

const EditedContext = createContext<Edited>({ own: new Map(), reload: () => undefined })

/** The version `opened` stands for: what this page made of it itself is nobody else's change. */
function latest(own: ReadonlyMap<string, string>, opened: string): string {
  let version = opened
  for (let next = own.get(version); next !== undefined && next !== version; next = own.get(version)) version = next
  return version
}

/**
 * Saves a group by the merchant's own call; the frame with its banners and the checklist load anew. A version of somebody else of the team, or of an
 * admin, is not saved over unasked.
 */
function useOwnSave<G extends Group>(group: G, { onDone, ...saving }: Saving): GroupSave<GroupBodies[G]> {
  const { revalidate } = useRevalidator()
  const store = useStore()
  const { own, reload } = use(EditedContext)
  const opened = useRef(store.updated_at)
  const last = useRef<GroupBodies[G] | null>(null)
  const force = useRef(false)
  // all of them take a body and answer with the profile; TypeScript has no type for one of many
  const call = useSend(callOf[group] as typeof calls.saveVat, {
    ...saving,
    silent: true,
    headers: () => (force.current ? {} : { 'If-Match': `"${latest(own, opened.current)}"` }),
    onDone: (answer) => {
      if (!force.current) own.set(latest(own, opened.current), answer.updated_at)
      opened.current = answer.updated_at
      onDone(answer)
      void revalidate()
    },
  })
  const send = (body: GroupBodies[G], over = false) => {
    last.current = body
    force.current = over
    // the form judged the body by the schema of its group, which is that of the call
    call.send({ body: body as never })
  }
  const overwrite = () => {
    if (last.current) send(last.current, true)
  }
  return {
    send: (body) => send(body),
    pending: call.pending,
    error: call.error,
    stale: call.error?.code === 'stale_record' ? { reload, overwrite } : undefined,
  }
}

/** The forms inside edit the signed-in store. */
export function OwnProfile({ children }: { children: ReactNode }) {
  const store = useStore()
  const { revalidate } = useRevalidator()
  const [own] = useState(() => new Map<string, string>())
  const [round, setRound] = useState(0)
  const reload = () => void revalidate().then(() => setRound((n) => n + 1))
  return (
    <EditedContext value={{ own, reload }}>
      <SubjectContext
        value={{ store, text: 'portal/store-forms', papersPath: '/store/profile/data', useSave: useOwnSave, Withdraw: WithdrawChange }}
      >
        <Fragment key={round}>{children}</Fragment>
      </SubjectContext>
    </EditedContext>
  )
}
