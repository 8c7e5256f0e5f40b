import type { WholeOrder } from '@rahba/contract/orders/order-shapes'

type OrderLine = WholeOrder['lines'][number]

/** The pieces of a line that no cancellation or return holds. */
export const countLeft = (line: Pick<OrderLine, 'quantity' | 'cancelled_quantity'>): number => line.quantity - line.cancelled_quantity

/** The number of those pieces in the whole order. */
export const countPiecesLeft = ({ lines }: { lines: readonly Parameters<typeof countLeft>[0][] }): number =>
  lines.reduce((sum, line) => sum + countLeft(line), 0)
