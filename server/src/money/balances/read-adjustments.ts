import type { Page } from '@rahba/contract/kernel/page'
import type { Adjustment } from '@rahba/contract/money/adjustments'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { admins } from '../../access/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { type Cut, pageOf } from '../../platform/lists/page.ts'
import { shopperTitle } from '../../shoppers/shopper-title.ts'
import { users } from '../../shoppers/table.ts'
import { stores } from '../../stores/table.ts'
import { walletAdjustments } from './table.ts'

const deciders = alias(admins, 'decider')

const select = (db: Db, admin_id: string, { where, orderBy = [], limit = 1, offset = 0 }: Partial<Cut>): PromiseLike<Adjustment[]> =>
  db
    .select({
      id: walletAdjustments.id,
      kind: walletAdjustments.kind,
      owner_id: walletAdjustments.owner_id,
      name: sql<Adjustment['name']>`coalesce(${stores.name}, ${shopperTitle(users.name)})`,
      phone: users.phone,
      direction: walletAdjustments.direction,
      amount: walletAdjustments.amount,
      reason: walletAdjustments.reason,
      second_reason: walletAdjustments.second_reason,
      status: walletAdjustments.status,
      requested_by: admins.name,
      own: sql<boolean>`${walletAdjustments.requested_by} = ${admin_id}`,
      decided_by: deciders.name,
      decided_at: walletAdjustments.decided_at,
      decision_note: walletAdjustments.decision_note,
      created_at: walletAdjustments.created_at,
    })
    .from(walletAdjustments)
    .innerJoin(admins, eq(admins.id, walletAdjustments.requested_by))
    .leftJoin(deciders, eq(deciders.id, walletAdjustments.decided_by))
    .leftJoin(stores, and(eq(walletAdjustments.kind, 'store'), eq(stores.id, walletAdjustments.owner_id)))
    .leftJoin(users, and(eq(walletAdjustments.kind, 'user'), eq(users.id, walletAdjustments.owner_id)))
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
  pageOf(db, query, {
    from: walletAdjustments,
    id: walletAdjustments.id,
    where: and(
      query.status && inArray(walletAdjustments.status, query.status),
      query.owner_id ? eq(walletAdjustments.owner_id, query.owner_id) : undefined,
    ),
    sorts: { created_at: { by: walletAdjustments.created_at, value: (row: Adjustment) => row.created_at } },
    rows: (cut) => select(db, admin_id, cut),
  })

/** One of them. It must be there. */
export async function readAdjustment(db: Db, admin_id: string, id: string): Promise<Adjustment> {
  const [row] = await select(db, admin_id, { where: eq(walletAdjustments.id, id) })
  if (!row) throw new Error('the adjustment is there')
  return row
}
