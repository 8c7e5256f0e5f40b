import * as calls from '@rahba/contract/stores/admin-profile.calls'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { countStores, listStores } from '@rahba/contract/stores/admin-stores.calls'
import { createContext, type RefObject, use, useRef } from 'react'
import { useSend } from '../../api/queries.ts'
import type { Group, GroupBodies, GroupSave, Saving } from '../../stores/profile/subject.ts'

interface Edited {
  id: string
  /** The version the forms show: the one that was opened, or the last this page saved. */
  version: RefObject<string>
  took: (saved: AdminStore) => void
  /** Opens the forms anew with what the server says now. */
  reload: () => void
}

export const EditedContext = createContext<Edited | null>(null)

const callOf = {
  data_business: calls.saveStoreDataC1Of,
  data_individual: calls.saveStoreDataC2Of,
  papers_business: calls.saveDocsC1Of,
  papers_individual: calls.saveDocsC2Of,
  contacts: calls.saveContactsOf,
  shipping: calls.saveShippingOf,
  services: calls.saveServicesOf,
  bank: calls.saveBankOf,
  vat: calls.saveVatOf,
} as const satisfies Record<Group, unknown>

/** Saves a group of the store that is being edited; a version of somebody else is not saved over unasked. */
export function useSaveOf<G extends Group>(group: G, { onDone, ...saving }: Saving): GroupSave<GroupBodies[G]> {
  const edited = use(EditedContext)
  if (!edited) throw new Error('This saves inside the page that edits a store')
  const last = useRef<GroupBodies[G] | null>(null)
  const force = useRef(false)
  // all of them take the store's id and a body, and answer with the store; TypeScript has no type for one of many
  const call = useSend(callOf[group] as typeof calls.saveVatOf, {
    ...saving,
    silent: true,
    invalidates: [listStores, countStores],
    headers: () => (force.current ? {} : { 'If-Match': `"${edited.version.current}"` }),
    onDone: (answer) => {
      edited.took(answer)
      onDone(answer)
    },
  })
  const send = (body: GroupBodies[G], over = false) => {
    last.current = body
    force.current = over
    // the form judged the body by the schema of its group, which is that of the call
    call.send({ params: { id: edited.id }, body: body as never })
  }
  const overwrite = () => {
    if (last.current) send(last.current, true)
  }
  return {
    send: (body) => send(body),
    pending: call.pending,
    error: call.error,
    stale: call.error?.code === 'stale_record' ? { reload: edited.reload, overwrite } : undefined,
  }
}
