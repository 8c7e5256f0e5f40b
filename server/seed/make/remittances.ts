import type { CarrierKey } from '@rahba/contract/money/carriers/carriers'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { bookRemittance } from '../../src/money/carriers/book-remittance.ts'
import { createRemittance, takeFile } from '../../src/money/carriers/change-remittance.ts'
import type { FileLine } from '../../src/money/carriers/read-file.ts'
import { carrierCollections, type RemittanceRecord } from '../../src/money/carriers/table.ts'
import { orders } from '../../src/orders/table.ts'
import { writeAudit } from '../../src/platform/audit/write-audit.ts'
import { betweenDays } from '../../src/platform/lists/days.ts'
import type { Market } from '../market.ts'

const day = 86_400_000
/** Fee of a carrier for each order, in halalas. */
const fee = 500

interface Period {
  carrier: CarrierKey
  /** Days before the end of the history. */
  from: number
  to: number
}

/** The file of a carrier for a period, as it would write it. */
async function getFile({ tx }: Market, { carrier }: Period, from: string, to: string): Promise<FileLine[]> {
  const rows = await tx
    .select({ number: orders.number, tracking: orders.tracking_number, cash: carrierCollections.cash })
    .from(carrierCollections)
    .innerJoin(orders, eq(orders.id, carrierCollections.order_id))
    .where(
      and(
        eq(carrierCollections.carrier, carrier),
        inArray(carrierCollections.status, ['open']),
        betweenDays(carrierCollections.delivered_at, from, to),
      ),
    )
    .orderBy(asc(carrierCollections.delivered_at), asc(carrierCollections.order_id))
  return rows.map(({ number, tracking, cash }, at) => ({
    line: at + 2,
    order_number: String(number),
    tracking_number: tracking ?? '',
    collected: cash,
    fee,
  }))
}

async function prepare(market: Market, period: Period, change: (lines: FileLine[]) => FileLine[]): Promise<RemittanceRecord | null> {
  const { tx, end, admins } = market
  const getDay = (ago: number) => new Date(end.getTime() - ago * day).toISOString().slice(0, 10)
  const [from, to] = [getDay(period.from), getDay(period.to)]
  const owed = await getFile(market, period, from, to)
  if (owed.length === 0) return null
  const lines = change(owed)
  const amount = lines.reduce((sum, line) => sum + line.collected - line.fee, 0)
  const [, , accountant = ''] = admins
  const made = await createRemittance(
    tx,
    {
      carrier: period.carrier,
      period_from: from,
      period_to: to,
      reference: `${period.carrier.toUpperCase()}-${from.replaceAll('-', '')}`,
      amount,
      fee_by: 'platform',
      note: null,
    },
    accountant,
  )
  const { after } = await takeFile(tx, made.id, { name: `${period.carrier}-${to}.xlsx`, lines }, 'ar')
  await writeAudit(
    tx,
    { actor_type: 'admin', actor_id: accountant },
    { action: 'remittances.create', entity: 'remittances', entity_id: made.id, before: null, after },
  )
  return after
}

/**
 * Makes the remittances of carriers. Two carriers have handed over everything but the last days. The third has a transfer in review, with an
 * order that is short and one that its file lacks.
 */
export async function makeRemittances(market: Market): Promise<void> {
  const { tx, admins } = market
  const [owner = '', , accountant = ''] = admins
  for (const carrier of ['smsa', 'spl', 'aramex'] as const)
    for (const [from, to] of [
      [120, 31],
      [30, 10],
    ] as const) {
      const inReview = carrier === 'aramex' && to === 10
      const draft = await prepare(market, { carrier, from, to }, ([first, second, ...rest]) => {
        if (!first || !second || !inReview) return [first, second, ...rest].filter((line) => line !== undefined)
        return [{ ...first, collected: first.collected - 1000 }, ...rest]
      })
      if (!draft || inReview) continue
      for (const admin_id of [accountant, owner]) {
        const { recorded, before, after } = await bookRemittance(tx, { id: draft.id, admin_id, locale: 'ar' })
        await writeAudit(
          tx,
          { actor_type: 'admin', actor_id: admin_id },
          { action: `remittances.${recorded ? 'post' : 'approve'}`, entity: 'remittances', entity_id: draft.id, before, after },
        )
        if (recorded) break
      }
    }
}
