import type { CancellationRow } from '../cancellations/announce-cancellation.ts'
import type { orders } from '../table.ts'

/** What a plan left behind: the order and the cancellations that it changed, as they are now. */
export interface Applied {
  order: typeof orders.$inferSelect
  cancellations: ReadonlyMap<string, CancellationRow>
}
