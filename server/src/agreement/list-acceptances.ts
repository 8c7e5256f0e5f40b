import type { AcceptanceRow } from '@rahba/contract/agreement/agreement'
import { agreementLabels } from '@rahba/contract/agreement/agreement-labels'
import { type AcceptanceState, describeAcceptance } from '@rahba/contract/agreement/agreement-rules'
import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import type { Page } from '@rahba/contract/kernel/page'
import { approval, storeApproval } from '@rahba/contract/stores/store-states'
import { and, desc, eq, lte, max, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../platform/db/types.ts'
import { type Cut, getOrder, type PageQuery, type Sort, toPage } from '../platform/lists/page.ts'
import { matches } from '../platform/lists/search.ts'
import { type ExportColumn, exportCap, getColumn } from '../platform/lists/send-export.ts'
import { stores } from '../stores/table.ts'
import { readCurrentNumber } from './current-version.ts'
import { agreementAcceptances, agreementVersions } from './table.ts'

interface Filters {
  q?: string | undefined
  number?: number | undefined
  state?: AcceptanceState | undefined
}

/**
 * Returns the number of the version that counts for acceptance: the one that the query names, else the published one. A correction needs no
 * acceptance, so the newest version before it that did counts in its place.
 */
async function toNumber(db: Db, { number }: Filters): Promise<number> {
  const selected = number ?? (await readCurrentNumber(db)) ?? 0
  const [due] = await db
    .select({ number: max(agreementVersions.number) })
    .from(agreementVersions)
    .where(and(agreementVersions.needs_acceptance, lte(agreementVersions.number, selected)))
  return due?.number ?? selected
}

function buildCondition({ q, state }: Filters, number: number): SQL | undefined {
  const accepted = sql`exists (select from agreement_acceptances a where a.store_id = ${stores.id} and a.number >= ${number})`
  return and(
    sql`${stores.approved} <> ${sql.raw(String(approval.closed))}`,
    matches(stores.search, q),
    state === undefined ? undefined : state === 'accepted' ? accepted : sql`not ${accepted}`,
  )
}

/**
 * The rows with the newest acceptance of each store, whatever version it was of, which the index of acceptances gives. `number` is the version
 * they must have accepted.
 */
async function selectRows(db: Db, { where, orderBy, limit, offset }: Cut, number: number): Promise<AcceptanceRow[]> {
  const own = db
    .select({
      accepted_number: agreementAcceptances.number,
      accepted_at: agreementAcceptances.accepted_at,
      accepted_by: agreementAcceptances.member_name,
      ip: agreementAcceptances.ip,
    })
    .from(agreementAcceptances)
    .where(eq(agreementAcceptances.store_id, stores.id))
    .orderBy(desc(agreementAcceptances.number))
    .limit(1)
    .as('own')
  const rows = await db
    .select({
      id: stores.id,
      store: stores.name,
      logo: stores.logo,
      approved: stores.approved,
      accepted_number: own.accepted_number,
      accepted_at: own.accepted_at,
      accepted_by: own.accepted_by,
      ip: own.ip,
      created_at: stores.created_at,
    })
    .from(stores)
    .leftJoinLateral(own, sql`true`)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return rows.map((row) => ({ ...row, state: row.accepted_number === null || row.accepted_number < number ? 'waiting' : 'accepted' }))
}

const sorts: Record<string, Sort<AcceptanceRow>> = { created_at: { by: stores.created_at, value: (row) => row.created_at } }

/** A page of the stores with their acceptance of a version. */
export async function listAcceptances(db: Db, query: Filters & PageQuery): Promise<Page<AcceptanceRow>> {
  const number = await toNumber(db, query)
  return toPage(db, query, {
    from: stores,
    id: stores.id,
    where: buildCondition(query, number),
    sorts,
    rows: (cut) => selectRows(db, cut, number),
  })
}

/** The filtered stores with their acceptance, for a file. */
export async function acceptancesForFile(db: Db, query: Filters & { sort: string }): Promise<AcceptanceRow[]> {
  const number = await toNumber(db, query)
  const cut = { where: buildCondition(query, number), orderBy: getOrder(sorts, query.sort, stores.id), limit: exportCap, offset: 0 }
  return selectRows(db, cut, number)
}

/** The columns of that file. */
export function acceptanceColumns(locale: Locale): ExportColumn<AcceptanceRow>[] {
  const column = getColumn<AcceptanceRow>(agreementLabels, locale)
  return [
    column('store', 'text', (row) => inLocale(row.store, locale)),
    column('approved', 'text', (row) => storeApproval[row.approved][locale]),
    column('state', 'text', (row) => describeAcceptance(row)[locale]),
    column('accepted_number', 'number', (row) => row.accepted_number),
    column('accepted_at', 'moment', (row) => row.accepted_at),
    column('accepted_by', 'text', (row) => row.accepted_by),
    column('ip', 'text', (row) => row.ip),
  ]
}
