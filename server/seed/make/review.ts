import { eq } from 'drizzle-orm'
import { closeStore } from '../../src/stores/closing/close-store.ts'
import { approveStore, rejectStore, reviewDocument, suspendStore } from '../../src/stores/registration/review-store.ts'
import { submitStore } from '../../src/stores/registration/submit-store.ts'
import { stores as storeRows } from '../../src/stores/table.ts'
import { toggleOnline } from '../../src/stores/toggle-store.ts'
import type { SeedStore } from '../data/types.ts'
import { before, day, type MadeStore, type Market, travelTo } from '../market.ts'
import { audited } from './audited.ts'
import type { StoreFiles } from './store-papers.ts'

/** How many days before the end a store of this state signed up, and when the last thing happened to it. */
const moments = {
  open: { registered: 97, last: 92 },
  approved_closed: { registered: 96, last: 92 },
  suspended: { registered: 95, last: 11 },
  closed: { registered: 94, last: 19 },
  rejected: { registered: 8, last: 2 },
  pending: { registered: 4, last: 1 },
  incomplete: { registered: 5, last: 5 },
} as const satisfies Record<SeedStore['state'], { registered: number; last: number }>

export const registeredAt = (market: Market, store: SeedStore, index: number): Date =>
  before(market, moments[store.state].registered - (index % 7) / 8)

const getReason = (store: SeedStore, about: string) => store.reasons?.find((one) => one.about === about)?.reason.ar ?? null

/** Takes a store through its review to the state its data tells of. */
export async function review(market: Market, store: SeedStore, made: MadeStore, { papers }: StoreFiles): Promise<void> {
  const { tx } = market
  const [manager = '', reviewer = manager] = market.admins
  const by = { type: 'admin', id: reviewer } as const
  const registered = registeredAt(market, store, 0)
  const { last } = moments[store.state]
  if (store.state === 'incomplete') return
  await travelTo(market, new Date(registered.getTime() + 2 * day))
  await audited(tx, { type: 'store', id: made.member_id }, 'submit', submitStore(tx, made.id, 'ar'))
  if (store.state === 'pending') return

  await travelTo(market, new Date(registered.getTime() + 3.4 * day))
  // the keys are document kinds by type
  for (const kind of Object.keys(papers) as (keyof typeof papers)[]) {
    const reason = getReason(store, kind)
    const { was, ...change } = await reviewDocument(tx, { store_id: made.id, kind, admin_id: reviewer, reason })
    const after = reason === null ? { [kind]: 'accepted' } : { [kind]: 'rejected', reason }
    await audited(tx, by, 'document', change, { before: { [kind]: was }, after })
  }
  if (store.state === 'rejected') {
    const reasons = store.reasons?.map(({ reason }) => reason.ar).join('\n') ?? ''
    return audited(tx, by, 'reject', rejectStore(tx, made.id, reasons))
  }
  await audited(tx, by, 'approve', approveStore(tx, made.id, 'ar'))
  if (store.state !== 'approved_closed')
    await audited(tx, { type: 'store', id: made.member_id }, 'toggle_online', toggleOnline(tx, made.id, true))
  if (store.state === 'open' || store.state === 'approved_closed') return

  await travelTo(market, before(market, last))
  if (store.state === 'suspended')
    return audited(tx, by, 'suspend', suspendStore(tx, made.id, getReason(store, 'store') ?? 'مخالفة الشروط والأحكام'))
  const closing = { store_id: made.id, reason: 'توقف النشاط', locale: 'ar', member_id: null } as const
  await audited(tx, by, 'close', closeStore(tx, closing))
}

/** Puts the stores the data names as featured at the top, in its order. */
export async function feature(market: Market, featured: readonly MadeStore[]): Promise<void> {
  for (const [at, { id }] of featured.entries())
    await market.tx
      .update(storeRows)
      .set({ featured_position: at + 1 })
      .where(eq(storeRows.id, id))
}
