import { cleanIban } from '../kernel/iban.ts'
import { approval, type StoreApproval } from './store-states.ts'

interface Payee {
  approved: StoreApproval
  payout_hold: boolean
  iban_no: string | null
}

/** Whether another IBAN holds the payouts until an admin has looked: of a store that was approved, suspended or not. */
export const holdsPayouts = (store: Pick<Payee, 'approved' | 'iban_no'>, iban_no: string): boolean =>
  (store.approved === approval.approved || store.approved === approval.suspended) &&
  store.iban_no !== null &&
  store.iban_no !== cleanIban(iban_no)

/** Whether an admin may set the hold so: what is held of a suspended store stays held until it is reinstated. */
export const maySetHold = (store: Pick<Payee, 'approved' | 'payout_hold'>, hold: boolean): boolean =>
  store.payout_hold !== hold && (hold || store.approved !== approval.suspended)

/** Whether nothing is paid out now: a suspended store is paid nothing, held or not. */
export const payoutsStopped = (store: Pick<Payee, 'approved' | 'payout_hold'>): boolean =>
  store.payout_hold || store.approved === approval.suspended
