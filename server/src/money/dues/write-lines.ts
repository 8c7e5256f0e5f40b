import type { LedgerEvent } from '@rahba/contract/money/ledger'
import { type SQL, sql } from 'drizzle-orm'
import type { Posting } from '../ledger/posting.ts'

/** What settles dues instead of making them; a waiver is an adjustment. */
const settles: readonly LedgerEvent[] = ['dues_paid', 'dues_offset', 'admin_adjustment']

/** Whether a posting makes a store owe, or gives back what it owed. What settles dues makes a line only where it uses up what was given back. */
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
