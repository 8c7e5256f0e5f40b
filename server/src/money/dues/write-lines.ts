import type { LedgerEvent } from '@rahba/contract/money/ledger/ledger'
import { type SQL, sql } from 'drizzle-orm'
import type { Posting } from '../ledger/posting.ts'

/** The events that settle dues instead of adding them. A waiver is an adjustment. */
const settles: readonly LedgerEvent[] = ['dues_paid', 'dues_offset', 'admin_adjustment']

/** True if a posting makes a store owe or gives back what it owed. A settling event makes a line only if it uses up what was given back. */
export const owesByPosting = ({ event, legs }: Posting): boolean =>
  legs.some((leg) => leg.account === 'store_dues' && (!settles.includes(event) || (leg.debit ?? 0) > 0))

/** A part of the statement that posts: the lines of dues of the entries it has `entered`. */
export const writeDueLines = ({ event, order_id }: Posting): SQL => sql`
    , lined as (
      insert into due_lines (entry_id, store_id, order_id, event, amount, posted_at)
      select e.id, a.owner_id, ${order_id ?? null}::uuid, ${event}, e.debit - e.credit, e.posted_at
      from entered e join ledger_accounts a on a.id = e.account_id and a.code = 'store_dues'
      where e.debit > 0 or not ${settles.includes(event)}::boolean
    )`
