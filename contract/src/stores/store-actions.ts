import type { Bilingual } from '../kernel/locale.ts'
import type { DocumentKind } from './store-states.ts'
import { approval, documentKinds, documentStatuses, type StoreApproval, storeApproval, unapproved } from './store-states.ts'

interface StoreAction extends Bilingual {
  from: readonly StoreApproval[]
  to: StoreApproval
  /** The merchant reads why. */
  reason: boolean
}

/** What an admin may do with a store, in which state, and where it leads (docs/domain/stores-and-papers.md#states-of-a-store). The server refuses by it and the buttons are drawn from it. */
export const storeActions = {
  approve: { from: unapproved, to: approval.approved, reason: false, ar: 'اعتماد المتجر', en: 'Approve' },
  reject: { from: [approval.pending], to: approval.rejected, reason: true, ar: 'رفض', en: 'Reject' },
  suspend: { from: [approval.approved], to: approval.suspended, reason: true, ar: 'إيقاف المتجر', en: 'Suspend' },
  reinstate: { from: [approval.suspended], to: approval.approved, reason: false, ar: 'إعادة التفعيل', en: 'Reinstate' },
  // nothing leads out of it; what is open keeps the store from it
  close: {
    from: [approval.pending, approval.approved, approval.rejected, approval.suspended],
    to: approval.closed,
    reason: true,
    ar: 'إغلاق نهائي',
    en: 'Close for good',
  },
} as const satisfies Record<string, StoreAction>
export type StoreActionName = keyof typeof storeActions

export const mayHappenTo = (action: StoreActionName, approved: StoreApproval): boolean => {
  const from: readonly StoreApproval[] = storeActions[action].from
  return from.includes(approved)
}

/** What the judgement of a store looks at. */
interface Judged {
  approved: StoreApproval
  missing: readonly { what: Bilingual }[]
  /** What keeps the store from being closed for good. */
  closing: readonly { what: Bilingual }[]
  documents: readonly { kind: DocumentKind; status: keyof typeof documentStatuses }[]
}

/** Papers that were handed in and are not accepted: each stops the approval. */
export const unaccepted = <D extends Pick<Judged['documents'][number], 'kind' | 'status'>>(documents: readonly D[]): D[] =>
  documents.filter(({ status }) => status !== 'missing' && status !== 'accepted')

/** Why an action can't be taken now; nothing when it can. */
export function whyNot(action: StoreActionName, store: Judged): Bilingual[] {
  if (!mayHappenTo(action, store.approved)) {
    const state = storeApproval[store.approved]
    return [{ ar: `المتجر الآن: ${state.ar}`, en: `The store is now: ${state.en.toLowerCase()}` }]
  }
  if (action === 'close') return store.closing.map(({ what }) => what)
  if (action !== 'approve') return []
  const papers = unaccepted(store.documents)
  // a paper that was sent back is missing again; it is named once, with its state
  const named = new Set<string>(papers.map(({ kind }) => documentKinds[kind].en))
  return [
    ...papers.map(({ kind, status }) => ({
      ar: `${documentKinds[kind].ar}: ${documentStatuses[status].ar}`,
      en: `${documentKinds[kind].en}: ${documentStatuses[status].en.toLowerCase()}`,
    })),
    ...store.missing
      .filter(({ what }) => !named.has(what.en))
      .map(({ what }) => ({ ar: `ينقص: ${what.ar}`, en: `Missing: ${what.en.toLowerCase()}` })),
  ]
}
