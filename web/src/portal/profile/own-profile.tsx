import * as calls from '@rahba/contract/stores/profile/profile.calls'
import { createContext, Fragment, type ReactNode, use, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OwnVersions } from '../../kit/form/use-stale-save.tsx'
import { type Group, type GroupBodies, type GroupSave, type Saving, SubjectContext } from '../../stores/profile/subject.ts'
import { useGroupSave } from '../../stores/profile/use-group-save.ts'
import { useStore } from '../layout/use-store.ts'
import { WithdrawChange } from './withdraw-change.tsx'

const getCall = {
  data_business: calls.saveStoreDataC1,
  data_individual: calls.saveStoreDataC2,
  appearance: calls.saveAppearance,
  papers_business: calls.saveDocsC1,
  papers_individual: calls.saveDocsC2,
  contacts: calls.saveContacts,
  shipping: calls.saveShipping,
  opening_times: calls.saveOpeningTimes,
  services: calls.saveServices,
  bank: calls.saveBank,
  vat: calls.saveVat,
} as const satisfies Record<Group, unknown>

interface Edited {
  own: OwnVersions
  /** Resets the forms to the server's current values. */
  reload: () => void
}

const EditedContext = createContext<Edited>({ own: new Map(), reload: () => undefined })

/** Saves a group by the merchant's own call; the frame with its banners and the checklist are loaded again. */
function useOwnSave<G extends Group>(group: G, { onDone, ...saving }: Saving): GroupSave<GroupBodies[G]> {
  const { revalidate } = useRevalidator()
  const store = useStore()
  // All calls take a body and return the profile; TypeScript has no type for one of many.
  const call = getCall[group] as typeof calls.saveVat
  // The form validated the body by the schema of its group, which is also the call's.
  const getInput = (body: GroupBodies[G]) => ({ body: body as never })
  return useGroupSave<GroupBodies[G], typeof call>(
    call,
    getInput,
    { store, ...use(EditedContext) },
    {
      ...saving,
      onDone: (answer) => {
        onDone(answer)
        void revalidate()
      },
    },
  )
}

/** The forms inside edit the signed-in store. */
export function OwnProfile({ children }: { children: ReactNode }) {
  const store = useStore()
  const { revalidate } = useRevalidator()
  const [own] = useState<OwnVersions>(() => new Map())
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
