import { type SavedView, type ViewQuery, viewErrors, viewsPerList } from '@rahba/contract/access/saved-views'
import { errors } from '@rahba/contract/kernel/errors'
import { and, asc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { now } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import type { AdminWho, StoreWho } from '../../platform/http/who.ts'
import { storeMembers } from '../../stores/table.ts'
import { admins } from '../table.ts'
import { defaultViews, savedViews } from './table.ts'

/** The owner of views: an administrator in the platform's team, or a member in their store's. */
interface Viewer {
  id: string
  own: SQL | undefined
  team: SQL | undefined
  as: { admin_id: string } | { member_id: string; store_id: string }
}

export const adminViewer = ({ admin_id }: AdminWho): Viewer => ({
  id: admin_id,
  own: eq(savedViews.admin_id, admin_id),
  team: and(savedViews.shared, isNotNull(savedViews.admin_id), sql`${savedViews.store_id} is null`),
  as: { admin_id },
})

export const memberViewer = ({ member_id, store_id }: StoreWho): Viewer => ({
  id: member_id,
  own: eq(savedViews.member_id, member_id),
  team: and(savedViews.shared, eq(savedViews.store_id, store_id)),
  as: { member_id, store_id },
})

const ownerName = sql<string | null>`coalesce(
  (select a.name from ${admins} a where a.id = ${savedViews.admin_id}),
  (select m.name from ${storeMembers} m where m.id = ${savedViews.member_id}))`

// A person's own views are limited when saved; of a team's shared ones the oldest are shown.
const maxShown = 100

/** The views of a list that `viewer` may apply, their own first, and the one it opens with. */
export async function listViews(db: Db, viewer: Viewer, list: string): Promise<{ views: SavedView[]; default_id: string | null }> {
  const own = sql<boolean>`coalesce(${viewer.own}, false)`
  const rows = await db
    .select({
      id: savedViews.id,
      name: savedViews.name,
      query: savedViews.query,
      shared: savedViews.shared,
      own,
      owner: ownerName,
      opens: sql<boolean>`exists (select from ${defaultViews} d where d.person_id = ${viewer.id} and d.list = ${list} and d.view_id = ${savedViews.id})`,
    })
    .from(savedViews)
    .where(and(eq(savedViews.list, list), or(viewer.own, viewer.team)))
    .orderBy(sql`${own} desc`, asc(savedViews.created_at), asc(savedViews.id))
    .limit(maxShown)
  return {
    views: rows.map(({ opens: _, owner, ...row }) => ({ ...row, owner: row.own ? null : owner })),
    default_id: rows.find(({ opens }) => opens)?.id ?? null,
  }
}

interface ViewValues {
  name: string
  query: ViewQuery
  shared: boolean
}

const answer = { id: savedViews.id, name: savedViews.name, query: savedViews.query, shared: savedViews.shared }

/** Saves a view as `viewer`'s own. Throws `too_many_views` beyond what one person keeps of a list. */
export async function createView(db: Db, viewer: Viewer, list: string, values: ViewValues): Promise<SavedView> {
  // The lock makes saves take turns, so that the count holds.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`views:${viewer.id}`}, 0))`)
  if ((await db.$count(savedViews, and(viewer.own, eq(savedViews.list, list)))) >= viewsPerList) throw fail(viewErrors.too_many_views)
  const [made] = await db
    .insert(savedViews)
    .values({ ...viewer.as, ...values, list })
    .returning(answer)
  if (!made) throw new Error('an insert returns its row')
  return { ...made, own: true, owner: null }
}

/** Changes one of `viewer`'s own views; another's is not found. */
export async function updateView(db: Db, viewer: Viewer, id: string, values: ViewValues): Promise<SavedView> {
  const [changed] = await db
    .update(savedViews)
    .set({ ...values, updated_at: now })
    .where(and(eq(savedViews.id, id), viewer.own))
    .returning(answer)
  if (!changed) throw fail(errors.not_found)
  return { ...changed, own: true, owner: null }
}

/** Deletes one of `viewer`'s own views, for all who opened a list with it. */
export async function deleteView(db: Db, viewer: Viewer, id: string): Promise<void> {
  const removed = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), viewer.own))
    .returning({ id: savedViews.id })
  if (removed.length === 0) throw fail(errors.not_found)
}

/** Opens a list with one of the views that `viewer` may apply; with none when it is null. */
export async function setDefaultView(db: Db, viewer: Viewer, list: string, view_id: string | null): Promise<void> {
  if (view_id === null) {
    await db.delete(defaultViews).where(and(eq(defaultViews.person_id, viewer.id), eq(defaultViews.list, list)))
    return
  }
  const [view] = await db
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(and(eq(savedViews.id, view_id), eq(savedViews.list, list), or(viewer.own, viewer.team)))
  if (!view) throw fail(errors.not_found)
  await db
    .insert(defaultViews)
    .values({ person_id: viewer.id, list, view_id })
    .onConflictDoUpdate({ target: [defaultViews.person_id, defaultViews.list], set: { view_id } })
}
