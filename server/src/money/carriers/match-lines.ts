import type { CarrierKey } from '@rahba/contract/money/carriers/carriers'
import { openCollectionStates } from '@rahba/contract/money/carriers/carriers'
import type { RemittanceLineKind } from '@rahba/contract/money/carriers/remittance-lines'
import { maxRemittanceLines } from '@rahba/contract/money/carriers/remittances.schemas'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { orders } from '../../orders/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { betweenDays } from '../../platform/lists/days.ts'
import type { FileLine } from './read-file.ts'
import { carrierCollections } from './table.ts'

/** An order that a line may mean, with what a carrier owes of it; `carrier` is null where none ever had its cash. */
interface Known {
  id: string
  number: number
  tracking_number: string | null
  carrier: CarrierKey | null
  rest: number
  /** The part of its cash that is booked as the store's. */
  own_cash: number
}

interface MatchedLine extends Omit<FileLine, 'line'> {
  line: number | null
  order_id: string | null
  kind: RemittanceLineKind
  expected: number | null
}

interface Period {
  carrier: CarrierKey
  period_from: string
  period_to: string
}

/** The cash of a delivered order that is booked as the store's; 0 where a carrier has it, or none was paid at the door. */
export const ownCash = sql<number>`case when ${orders.payment_method} = 'cod' and ${orders.status} in ('delivered', 'completed')
  and ${carrierCollections.order_id} is null then greatest(0, ${orders.to_charge} - ${orders.cancelled_amount}) else 0 end`.mapWith(Number)

const known = {
  id: orders.id,
  number: orders.number,
  tracking_number: orders.tracking_number,
  carrier: carrierCollections.carrier,
  cash: carrierCollections.cash,
  settled: carrierCollections.settled,
  own_cash: ownCash,
}
const getRemainder = ({ cash, settled, ...order }: Omit<Known, 'rest'> & { cash: number | null; settled: number | null }): Known => ({
  ...order,
  rest: (cash ?? 0) - (settled ?? 0),
})

/** Returns all orders that the lines name, using two indexes. */
async function ordersNamed(db: Db, lines: readonly FileLine[]): Promise<Known[]> {
  const numbers = lines.map(({ order_number }) => order_number).filter((text) => /^\d{1,9}$/.test(text))
  const parcels = lines.map(({ tracking_number }) => tracking_number).filter(Boolean)
  if (numbers.length + parcels.length === 0) return []
  const rows = await db
    .select(known)
    .from(orders)
    .leftJoin(carrierCollections, eq(carrierCollections.order_id, orders.id))
    .where(or(inArray(orders.number, numbers.map(Number)), inArray(orders.tracking_number, parcels)))
  return rows.map(getRemainder)
}

/** The one order a line means. If several orders share a tracking number, the line means the order whose cash this carrier still owes. */
function orderOfLine(line: FileLine, orders: readonly Known[], carrier: CarrierKey): Known | undefined {
  const byNumber = line.order_number ? orders.find(({ number }) => String(number) === line.order_number) : undefined
  if (!line.tracking_number) return byNumber
  const parcels = orders.filter(({ tracking_number }) => tracking_number === line.tracking_number)
  if (line.order_number && byNumber) return byNumber.tracking_number === line.tracking_number || parcels.length === 0 ? byNumber : undefined
  const owed = parcels.filter((order) => order.carrier === carrier && order.rest > 0)
  return owed.length === 1 ? owed[0] : parcels.length === 1 ? parcels[0] : undefined
}

/** Classifies an order's line by how it agrees with what is owed of it. */
export function kindOfLine(
  order: Pick<Known, 'carrier' | 'rest' | 'own_cash'> | undefined,
  collected: number,
  carrier: CarrierKey,
): RemittanceLineKind {
  if (!order) return 'unknown'
  if (!order.carrier) return order.own_cash > 0 ? 'booked_to_store' : 'not_expected'
  if (order.rest === 0) return 'already'
  if (order.carrier !== carrier) return 'other_carrier'
  return collected === order.rest ? 'matched' : collected < order.rest ? 'short' : 'over'
}

/** Matches the lines of a file with the orders, and adds those that the carrier owes of the period and the file lacks. */
export async function matchLines(db: Db, lines: readonly FileLine[], { carrier, period_from, period_to }: Period): Promise<MatchedLine[]> {
  const named = await ordersNamed(db, lines)
  const seen = new Set<string>()
  const matched = lines.map((line): MatchedLine => {
    const order = orderOfLine(line, named, carrier)
    const doubled = order !== undefined && seen.has(order.id)
    if (order) seen.add(order.id)
    return {
      ...line,
      order_id: order?.id ?? null,
      kind: doubled ? 'doubled' : kindOfLine(order, line.collected, carrier),
      expected: order?.carrier ? order.rest : order?.own_cash || null,
    }
  })
  const open = await db
    .select(known)
    .from(carrierCollections)
    .innerJoin(orders, eq(orders.id, carrierCollections.order_id))
    .where(
      and(
        eq(carrierCollections.carrier, carrier),
        inArray(carrierCollections.status, [...openCollectionStates]),
        betweenDays(carrierCollections.delivered_at, period_from, period_to),
      ),
    )
    .orderBy(asc(carrierCollections.delivered_at), asc(carrierCollections.order_id))
    .limit(2 * maxRemittanceLines + 1)
  const missing = open.filter(({ id }) => !seen.has(id)).map(getRemainder)
  return [
    ...matched,
    ...missing.map(
      ({ id, number, tracking_number, rest }): MatchedLine => ({
        line: null,
        order_number: String(number),
        tracking_number: tracking_number ?? '',
        collected: 0,
        fee: 0,
        order_id: id,
        kind: 'missing',
        expected: rest,
      }),
    ),
  ]
}
