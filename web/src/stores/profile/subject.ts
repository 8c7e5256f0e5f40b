import type { PageAddress } from '@rahba/contract/kernel/page-table'
import type { OpeningTimesBody } from '@rahba/contract/stores/profile/opening-times.schemas'
import type {
  appearanceBody,
  bankBody,
  contactsBody,
  docsC1Body,
  docsC2Body,
  StoreFacts,
  servicesBody,
  shippingBody,
  storeDataC1Body,
  storeDataC2Body,
  vatBody,
} from '@rahba/contract/stores/store-shapes'
import { type ComponentType, createContext, use } from 'react'
import type { z } from 'zod'
import type { ApiError } from '../../api/errors.ts'
import type { StaleWays } from '../../kit/form/use-stale-save.tsx'

/** The values that are saved together, each by its own call. */
export interface GroupBodies {
  data_business: z.output<typeof storeDataC1Body>
  data_individual: z.output<typeof storeDataC2Body>
  appearance: z.output<typeof appearanceBody>
  papers_business: z.output<typeof docsC1Body>
  papers_individual: z.output<typeof docsC2Body>
  contacts: z.output<typeof contactsBody>
  shipping: z.output<typeof shippingBody>
  opening_times: OpeningTimesBody
  services: z.output<typeof servicesBody>
  bank: z.output<typeof bankBody>
  vat: z.output<typeof vatBody>
}
export type Group = keyof GroupBodies

export interface Saving {
  message: (store: StoreFacts) => string
  onDone: (store: StoreFacts) => void
  onFailed: (error: ApiError) => void
}

export interface GroupSave<Body> {
  send: (body: Body) => void
  pending: boolean
  error: ApiError | null
  /** Set while the last save was refused for a newer version. */
  stale?: StaleWays | undefined
}

/** The store whose profile the forms edit, and how it is saved: a merchant's own, or any store by an admin. */
interface ProfileSubject {
  store: StoreFacts
  /** The words of the forms: to the merchant of their own store, or to an admin about it. */
  text: 'portal/store-forms' | 'admin/store-forms'
  /** The page where its numbers and papers are entered. */
  papersPath: PageAddress
  /** The button that takes a waiting change back, where that is the reader's to do. */
  Withdraw?: ComponentType<{ id: string }>
  /** A hook, which must stay the same while the page is mounted. */
  useSave: <G extends Group>(group: G, saving: Saving) => GroupSave<GroupBodies[G]>
}

export const SubjectContext = createContext<ProfileSubject | null>(null)

export function useSubject(): ProfileSubject {
  const subject = use(SubjectContext)
  if (!subject) throw new Error('A form of the profile stands outside a SubjectContext')
  return subject
}
