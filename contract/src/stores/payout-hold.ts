import { cleanIban } from '../kernel/iban.ts'
import { approval, type StoreApproval } from './store-states.ts'

interface Payee {
  approved: StoreApproval
  payout_hold: boolean
  iban_no: string | null
}

/** True if a new IBAN holds the payouts until an admin accepts it: for stores that were approved, suspended or not. */
export const holdsPayouts = (store: Pick<Payee, 'approved' | 'iban_no'>, iban_no: string): boolean =>
  (store.approved === approval.approved || store.approved === approval.suspended) &&
  store.iban_no !== null &&
  store.iban_no !== cleanIban(iban_no)

/** True if an admin may change the hold: that of a suspended store stays until it is reinstated. */
export const maySetHold = (store: Pick<Payee, 'approved' | 'payout_hold'>, hold: boolean): boolean =>
  store.payout_hold !== hold && (hold || store.approved !== approval.suspended)

/** True if payouts are stopped now: a suspended store gets none, held or not. */
export const payoutsStopped = (store: Pick<Payee, 'approved' | 'payout_hold'>): boolean =>
  store.payout_hold || store.approved === approval.suspended
