import type { LedgerAccount } from '@rahba/contract/money/ledger/ledger'
import { sql } from 'drizzle-orm'
import { proveLedger } from '../src/money/ledger/proof.ts'
import type { Db } from '../src/platform/db/types.ts'

/** The pots of a ledger model. The map also has pots that are empty again. */
interface Pots {
  readonly pots: ReadonlyMap<string, number>
  at: (pot: string) => number
}

/** The balances in the database that are not nothing, by pot. */
export async function balances(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ code: LedgerAccount; owner_id: string | null; balance: string }>(
    sql`select code, owner_id, balance from ledger_accounts where balance <> 0`,
  )
  return new Map(rows.map((row) => [row.owner_id ? `${row.code}:${row.owner_id}` : row.code, Number(row.balance)]))
}

/** Balances in the database against the model's pots. */
export async function compare(db: Db, model: Pots, after: string): Promise<void> {
  const found = await balances(db)
  for (const pot of new Set([...found.keys(), ...model.pots.keys()]))
    if ((found.get(pot) ?? 0) !== model.at(pot))
      throw new Error(`after ${after}: ${pot} is ${found.get(pot) ?? 0}, expected ${model.at(pot)}`)
}

/** By SQL, from the entries, what needs no orders: I1 to I5, I9 and I10. */
export async function proveBooks(db: Db, after: string): Promise<void> {
  for (const proof of await proveLedger(db, ['I1', 'I2', 'I3', 'I4', 'I5', 'I9', 'I10']))
    if (!proof.ok) throw new Error(`after ${after}: ${proof.invariant} broken by ${proof.violations.join(', ')}`)
}
