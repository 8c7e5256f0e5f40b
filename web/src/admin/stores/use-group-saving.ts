import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { countStores, listStores } from '@rahba/contract/stores/admin-stores.calls'
import * as calls from '@rahba/contract/stores/profile/admin-profile.calls'
import { createContext, use } from 'react'
import type { OwnVersions } from '../../kit/form/use-stale-save.tsx'
import type { Group, GroupBodies, GroupSave, Saving } from '../../stores/profile/subject.ts'
import { useGroupSave } from '../../stores/profile/use-group-save.ts'

interface Edited {
  /** The store as it was opened, or last saved here. */
  store: AdminStore
  own: OwnVersions
  took: (saved: AdminStore) => void
  /** Resets the forms to the server's current values. */
  reload: () => void
}

export const EditedContext = createContext<Edited | null>(null)

const getCall = {
  data_business: calls.saveStoreDataC1Of,
  data_individual: calls.saveStoreDataC2Of,
  appearance: calls.saveAppearanceOf,
  papers_business: calls.saveDocsC1Of,
  papers_individual: calls.saveDocsC2Of,
  contacts: calls.saveContactsOf,
  shipping: calls.saveShippingOf,
  opening_times: calls.saveOpeningTimesOf,
  services: calls.saveServicesOf,
  bank: calls.saveBankOf,
  vat: calls.saveVatOf,
} as const satisfies Record<Group, unknown>

/** Saves a group of the store that is being edited. */
export function useGroupSaving<G extends Group>(group: G, { onDone, ...saving }: Saving): GroupSave<GroupBodies[G]> {
  const edited = use(EditedContext)
  if (!edited) throw new Error('This saves inside the page that edits a store')
  const { took, ...rest } = edited
  // All calls take the store's id and a body and return the store; TypeScript has no type for one of many.
  const call = getCall[group] as typeof calls.saveVatOf
  // The form validated the body by the schema of its group, which is also the call's.
  const getInput = (body: GroupBodies[G]) => ({ params: { id: edited.store.id }, body: body as never })
  return useGroupSave<GroupBodies[G], typeof call>(call, getInput, rest, {
    ...saving,
    invalidates: [listStores, countStores],
    onDone: (answer) => {
      took(answer)
      onDone(answer)
    },
  })
}
