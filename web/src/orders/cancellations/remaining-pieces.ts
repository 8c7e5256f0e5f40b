import type { WholeOrder } from '@rahba/contract/orders/order-shapes'

type OrderLine = WholeOrder['lines'][number]

/** The pieces of a line that no cancellation or return holds. */
export const countRemaining = (line: Pick<OrderLine, 'quantity' | 'cancelled_quantity'>): number => line.quantity - line.cancelled_quantity

/** The number of those pieces in the whole order. */
export const countRemainingPieces = ({ lines }: { lines: readonly Parameters<typeof countRemaining>[0][] }): number =>
  lines.reduce((sum, line) => sum + countRemaining(line), 0)
