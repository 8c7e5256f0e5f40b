import * as calls from '@rahba/contract/stores/profile'
import { lazy, type ReactNode } from 'react'
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

/** Saves a group by the merchant's own call; the frame with its banners and the checklist load anew. */
function useOwnSave<G extends Group>(group: G, { onDone, ...saving }: Saving): GroupSave<GroupBodies[G]> {
  const { revalidate } = useRevalidator()
  // all of them take a body and answer with the profile; TypeScript has no type for one of many
  const { send, pending, error } = useSend(callOf[group] as typeof calls.saveVat, {
    ...saving,
    silent: true,
    onDone: (answer) => {
      onDone(answer)
      void revalidate()
    },
  })
  // the form judged the body by the schema of its group, which is that of the call
  return { send: (body) => send({ body: body as never }), pending, error }
}

/** The forms inside edit the signed-in store. */
export function OwnProfile({ children }: { children: ReactNode }) {
  const store = useStore()
  return (
    <SubjectContext
      value={{ store, text: 'portal/store-forms', papersPath: '/store/profile/data', useSave: useOwnSave, Withdraw: WithdrawChange }}
    >
      {children}
    </SubjectContext>
  )
}
