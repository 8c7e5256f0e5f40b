import { errors } from '@rahba/contract/kernel/errors'
import type { ExportFormat } from '@rahba/contract/kernel/export-format'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { Page } from '@rahba/contract/kernel/page'
import { deletedShopper, userLabels, userState, userStates } from '@rahba/contract/shoppers/user-labels'
import type { AdminUser, UserRow } from '@rahba/contract/shoppers/users'
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { admins } from '../access/table.ts'
import { auditLog } from '../platform/audit/table.ts'
import { hotList } from '../platform/db/hot.ts'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { betweenDays } from '../platform/lists/days.ts'
import { type Cut, getOrder, type PageQuery, type Sort, toPage } from '../platform/lists/page.ts'
import { matches } from '../platform/lists/search.ts'
import { type ExportColumn, exportCap, getColumn, sendExport } from '../platform/lists/send-export.ts'
import { users } from './table.ts'

interface UserFilters {
  sort: string
  q?: string | undefined
  active?: boolean | undefined
  deleted?: boolean | undefined
  city_id?: string | undefined
  has_orders?: boolean | undefined
  /** Days of Riyadh; both are included. */
  registered_from?: string | undefined
  registered_to?: string | undefined
}

const livesIn = (city_id: string) =>
  sql`exists (select 1 from addresses a where a.user_id = ${users.id} and a.is_default and a.deleted_at is null and a.city_id = ${city_id})`

/** @param sort by the phone, those without one are left out, so that a cursor has a place for every row */
function buildCondition({ sort, q, active, deleted, city_id, has_orders, registered_from, registered_to }: UserFilters): SQL | undefined {
  return and(
    matches(users.search, q),
    sort.endsWith('phone') ? isNotNull(users.phone) : undefined,
    // A deleted account is neither active nor blocked.
    active === undefined ? undefined : and(eq(users.active, active), isNull(users.deleted_at)),
    deleted === undefined ? undefined : deleted ? isNotNull(users.deleted_at) : isNull(users.deleted_at),
    city_id ? livesIn(city_id) : undefined,
    has_orders === undefined ? undefined : has_orders ? sql`${users.has_orders}` : sql`not ${users.has_orders}`,
    betweenDays(users.created_at, registered_from, registered_to),
  )
}

// Drizzle omits a column's table in the list of fields, and `id` would be that of the inner table.
const userId = sql.raw('users.id')

const columns = {
  id: users.id,
  phone: users.phone,
  name: users.name,
  email: users.email,
  avatar: users.avatar,
  locale: users.locale,
  active: users.active,
  deleted_at: users.deleted_at,
  deletion_due_at: users.deletion_due_at,
  city: sql<UserRow['city']>`(select jsonb_build_object('id', c.id, 'title', c.name) from addresses a join cities c on c.id = a.city_id
    where a.user_id = ${userId} and a.is_default and a.deleted_at is null)`,
  orders_count: sql<number>`(select count(*)::int from orders o where o.user_id = ${userId})`,
  wallet: sql<number>`coalesce((select a.balance from ledger_accounts a where a.owner_id = ${userId} and a.code = 'customer_wallet'), 0)::float8`,
  last_seen_at: users.last_seen_at,
  created_at: users.created_at,
  updated_at: users.updated_at,
}

const selectRows = (db: Db, { where, orderBy, limit, offset }: Cut): PromiseLike<UserRow[]> =>
  db
    .select(columns)
    .from(users)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)

const sorts: Record<string, Sort<UserRow>> = {
  created_at: { by: users.created_at, value: (row) => row.created_at },
  phone: { by: users.phone, value: (row) => row.phone ?? '' },
}

/** A page of shoppers with their city, orders and wallet; read by one query. */
export function listUsers(db: Db, query: UserFilters & PageQuery): Promise<Page<UserRow>> {
  return toPage(db, query, { from: users, id: users.id, where: buildCondition(query), sorts, rows: (cut) => selectRows(db, cut) })
}

const columnsIn = (locale: Locale): ExportColumn<UserRow>[] => {
  const column = getColumn<UserRow>(userLabels, locale)
  return [
    column('name', 'text', (row) => (row.deleted_at ? deletedShopper[locale] : row.name)),
    column('phone', 'text', (row) => row.phone),
    column('email', 'text', (row) => row.email),
    column('city', 'text', (row) =>
      row.city === null ? null : typeof row.city.title === 'string' ? row.city.title : inLocale(row.city.title, locale),
    ),
    column('orders_count', 'number', (row) => row.orders_count),
    column('wallet', 'money', (row) => row.wallet),
    column('active', 'text', (row) => userStates[userState(row)][locale]),
    column('registered_at', 'moment', (row) => row.created_at),
  ]
}

/** The filtered list of shoppers as a file. */
export async function exportUsers(
  ctx: { db: Db; reply: FastifyReply; locale: Locale },
  query: UserFilters & { format: ExportFormat; sort: string },
): Promise<null> {
  const orderBy = getOrder(sorts, query.sort, users.id)
  const rows = await selectRows(ctx.db, { where: buildCondition(query), orderBy, limit: exportCap, offset: 0 })
  return sendExport(ctx.reply, ctx.locale, 'users', query.format, columnsIn(ctx.locale), rows)
}

/** One shopper as the dashboard shows them. Throws `not_found`. */
export async function readAdminUser(db: Db, id: string): Promise<AdminUser> {
  const [row] = await selectRows(db, { where: eq(users.id, id), orderBy: [], limit: 1, offset: 0 })
  if (!row) throw fail(errors.not_found)
  const [figures] = await hotList<AdminUser['figures']>(
    db,
    sql`select count(*) filter (where status in ('delivered', 'completed'))::int as delivered,
      count(*) filter (where status = 'cancelled')::int as cancelled,
      count(*) filter (where status not in ('delivered', 'completed', 'cancelled'))::int as open,
      coalesce(sum(total) filter (where status in ('delivered', 'completed')), 0)::float8 as spent,
      (select count(*)::int from addresses a where a.user_id = ${id}::uuid and a.deleted_at is null) as addresses
      from orders where user_id = ${id}::uuid`,
    z.strictObject({ delivered: z.int(), cancelled: z.int(), open: z.int(), spent: z.int(), addresses: z.int() }),
  )
  if (!figures) throw new Error('An aggregate answers one row')
  return { ...row, block: row.active || row.deleted_at ? null : await readBlock(db, id), figures }
}

/** The log's word on the last time a shopper was shut out. */
async function readBlock(db: Db, id: string): Promise<AdminUser['block']> {
  const [block] = await db
    .select({ reason: sql<string | null>`${auditLog.after}->>'reason'`, admin: admins.name, at: auditLog.at })
    .from(auditLog)
    .leftJoin(admins, eq(admins.id, auditLog.actor_id))
    .where(and(eq(auditLog.entity, 'users'), eq(auditLog.entity_id, id), eq(auditLog.action, 'users.block')))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return block ?? null
}
