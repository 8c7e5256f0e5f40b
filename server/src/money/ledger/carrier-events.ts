import type { Leg } from './posting.ts'

/** The cash of one order that a carrier collected, as far as its postings need it. Amounts in halalas. */
export interface CarrierCash {
  store_id: string
  /** Owner of the carrier's accounts. */
  account: string
  /** Owner of the accounts of the carrier that pays, where another one had been named for the order. */
  payer?: string
  /** The amount that the carrier still owes of it. */
  rest: number
  /** The store's share that still waits for it. */
  held: number
}

/** The settlement of a part of an order's cash. All amounts are at least 0; `arrived + platform + store + credit` is no more than the rest. */
export interface CashSettled {
  /** The amount that the carrier paid of it, before its fee. */
  arrived: number
  /** The platform's part of what did not arrive. */
  platform: number
  /** The store's part of what did not arrive. */
  store: number
  /** The amount subtracted from the carrier's credit. */
  credit: number
  /** The carrier's fee, taken from what arrived, and who bears it. */
  fee: number
  fee_by: 'platform' | 'store'
  /** Arrived beyond what was owed: kept for the carrier, or by the platform. */
  over: number
  over_to: 'carrier' | 'platform'
}

/** Returns the amount of the carrier's debt that a settlement clears. */
export const sumCleared = ({ arrived, platform, store, credit }: CashSettled) => arrived + platform + store + credit

/** Returns what still waits after a settlement, and what it gives the store; negative if the store bears more than waited. */
export function splitStoreShare(cash: CarrierCash, settled: CashSettled): { held: number; released: number } {
  const remaining = cash.held - settled.store - (settled.fee_by === 'store' ? settled.fee : 0)
  const held = Math.max(0, Math.min(remaining, cash.rest - sumCleared(settled)))
  return { held, released: remaining - held }
}

const either = (account: Leg['account'], owner_id: string | undefined, credit: number): Leg => ({
  account,
  ...(owner_id && { owner_id }),
  ...(credit >= 0 ? { credit } : { debit: -credit }),
})

/**
 * `carrier_remitted`: a carrier's remittance settles an order's cash. The bank has what arrived less the fee, and the store's share is released
 * into `into`: pending while the return window is open, else available.
 */
export function legsForRemitted(cash: CarrierCash, settled: CashSettled, into: 'store_pending' | 'store_available'): Leg[] {
  const { held, released } = splitStoreShare(cash, settled)
  const { over, over_to, fee } = settled
  const payer = cash.payer ?? cash.account
  return [
    either('bank', undefined, fee - settled.arrived - over),
    { account: 'carrier_fees', debit: settled.fee_by === 'platform' ? fee : 0 },
    { account: 'goodwill', debit: settled.platform },
    { account: 'carrier_credit', owner_id: payer, debit: settled.credit },
    { account: 'carrier_cod', owner_id: cash.account, credit: sumCleared(settled) },
    { account: 'carrier_credit', owner_id: payer, credit: over_to === 'carrier' ? over : 0 },
    { account: 'goodwill', credit: over_to === 'platform' ? over : 0 },
    { account: 'store_with_carriers', owner_id: cash.store_id, debit: cash.held - held },
    // The store's available balance bears what exceeds its waiting share.
    either(released < 0 ? 'store_available' : into, cash.store_id, released),
  ]
}

/** `carrier_remitted`: money from a carrier that belongs to no order of its own stays as the carrier's credit; its fee is the platform's. */
export const legsForCarrierCredit = (account: string, amount: number, fee: number): Leg[] => [
  either('bank', undefined, fee - amount),
  { account: 'carrier_fees', debit: fee },
  { account: 'carrier_credit', owner_id: account, credit: amount },
]

/** `carrier_credit_paid_back`: the platform pays a carrier back what it sent beyond what it owed. */
export const legsForCreditPaidBack = (account: string, amount: number): Leg[] => [
  { account: 'carrier_credit', owner_id: account, debit: amount },
  { account: 'bank', credit: amount },
]

/**
 * `carrier_paid_store`: the carrier paid the rest to the store itself: the store has the cash, and owes what `order_delivered_cod` would have
 * made it owe.
 */
export const legsForCashToStore = (cash: CarrierCash): Leg[] => [
  { account: 'store_with_carriers', owner_id: cash.store_id, debit: cash.held },
  either('store_dues', cash.store_id, cash.held - cash.rest),
  { account: 'carrier_cod', owner_id: cash.account, credit: cash.rest },
]
