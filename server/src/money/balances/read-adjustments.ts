import type { Page } from '@rahba/contract/kernel/page'
import type { Adjustment } from '@rahba/contract/money/balances/adjustments'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { admins } from '../../access/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { type Cut, toPage } from '../../platform/lists/page.ts'
import { shopperTitle } from '../../shoppers/shopper-title.ts'
import { users } from '../../shoppers/table.ts'
import { stores } from '../../stores/table.ts'
import { balanceAdjustments } from './table.ts'

const deciders = alias(admins, 'decider')

const select = (db: Db, admin_id: string, { where, orderBy = [], limit = 1, offset = 0 }: Partial<Cut>): PromiseLike<Adjustment[]> =>
  db
    .select({
      id: balanceAdjustments.id,
      kind: balanceAdjustments.kind,
      owner_id: balanceAdjustments.owner_id,
      name: sql<Adjustment['name']>`coalesce(${stores.name}, ${shopperTitle(users.name)})`,
      phone: users.phone,
      direction: balanceAdjustments.direction,
      amount: balanceAdjustments.amount,
      reason: balanceAdjustments.reason,
      second_reason: balanceAdjustments.second_reason,
      status: balanceAdjustments.status,
      requested_by: admins.name,
      own: sql<boolean>`${balanceAdjustments.requested_by} = ${admin_id}`,
      decided_by: deciders.name,
      decided_at: balanceAdjustments.decided_at,
      decision_note: balanceAdjustments.decision_note,
      created_at: balanceAdjustments.created_at,
    })
    .from(balanceAdjustments)
    .innerJoin(admins, eq(admins.id, balanceAdjustments.requested_by))
    .leftJoin(deciders, eq(deciders.id, balanceAdjustments.decided_by))
    .leftJoin(stores, and(eq(balanceAdjustments.kind, 'store'), eq(stores.id, balanceAdjustments.owner_id)))
    .leftJoin(users, and(eq(balanceAdjustments.kind, 'user'), eq(users.id, balanceAdjustments.owner_id)))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)

interface Query {
  status?: Adjustment['status'][] | undefined
  owner_id?: string | undefined
  page: number
  per_page: number
  cursor?: string | undefined
  sort: string
}

/** A page of the adjustments that need two admins, as `admin_id` sees them. */
export const listAdjustments = (db: Db, admin_id: string, query: Query): Promise<Page<Adjustment>> =>
  toPage(db, query, {
    from: balanceAdjustments,
    id: balanceAdjustments.id,
    where: and(
      query.status && inArray(balanceAdjustments.status, query.status),
      query.owner_id ? eq(balanceAdjustments.owner_id, query.owner_id) : undefined,
    ),
    sorts: { created_at: { by: balanceAdjustments.created_at, value: (row: Adjustment) => row.created_at } },
    rows: (cut) => select(db, admin_id, cut),
  })

/** One of them. It must be there. */
export async function readAdjustment(db: Db, admin_id: string, id: string): Promise<Adjustment> {
  const [row] = await select(db, admin_id, { where: eq(balanceAdjustments.id, id) })
  if (!row) throw new Error('the adjustment is there')
  return row
}
