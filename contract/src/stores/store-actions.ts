import { isAllowed } from '../kernel/action-table.ts'
import type { Bilingual } from '../kernel/locale.ts'
import type { DocumentKind } from './store-states.ts'
import { approval, documentKinds, documentStatuses, type StoreApproval, storeApproval, unapproved } from './store-states.ts'

interface StoreAction extends Bilingual {
  from: readonly StoreApproval[]
  to: StoreApproval
  /** The merchant reads why. */
  reason: boolean
}

/**
 * The actions of an admin on a store by state (docs/domain/stores-and-papers.md#states-of-a-store). The server enforces this table and buttons are
 * drawn from it.
 */
export const storeActions = {
  approve: { from: unapproved, to: approval.approved, reason: false, ar: 'اعتماد المتجر', en: 'Approve' },
  reject: { from: [approval.pending], to: approval.rejected, reason: true, ar: 'رفض', en: 'Reject' },
  suspend: { from: [approval.approved], to: approval.suspended, reason: true, ar: 'إيقاف المتجر', en: 'Suspend' },
  reinstate: { from: [approval.suspended], to: approval.approved, reason: false, ar: 'إعادة التفعيل', en: 'Reinstate' },
  // No action leaves this state, so open matters keep a store from it.
  close: {
    from: [approval.pending, approval.approved, approval.rejected, approval.suspended],
    to: approval.closed,
    reason: true,
    ar: 'إغلاق نهائي',
    en: 'Close permanently',
  },
} as const satisfies Record<string, StoreAction>
export type StoreActionName = keyof typeof storeActions

/** The inputs of a decision about a store. */
interface StoreUnderReview {
  approved: StoreApproval
  missing: readonly { what: Bilingual }[]
  /** The steps that keep the store from being closed permanently. */
  closing: readonly { what: Bilingual }[]
  documents: readonly { kind: DocumentKind; status: keyof typeof documentStatuses }[]
}

/** Papers that were handed in and are not accepted: each stops the approval. */
export const unaccepted = <D extends Pick<StoreUnderReview['documents'][number], 'kind' | 'status'>>(documents: readonly D[]): D[] =>
  documents.filter(({ status }) => status !== 'missing' && status !== 'accepted')

/** The reasons that an action can't be taken now; empty if it can. */
export function whyNotStoreAction(action: StoreActionName, store: StoreUnderReview): Bilingual[] {
  if (!isAllowed(storeActions, action, store.approved)) {
    const state = storeApproval[store.approved]
    return [{ ar: `حالة المتجر الآن: ${state.ar}`, en: `The store is now: ${state.en.toLowerCase()}` }]
  }
  if (action === 'close') return store.closing.map(({ what }) => what)
  if (action !== 'approve') return []
  const papers = unaccepted(store.documents)
  // A rejected document also counts as missing; it is named once, with its state.
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
