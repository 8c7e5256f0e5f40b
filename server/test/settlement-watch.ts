import type { Facts } from '../src/orders/settlement/facts.ts'
import type { Plan, PlannedNotice } from '../src/orders/settlement/plan.ts'

interface Totals {
  gross: number
  vat: number
}

const nothing: Totals = { gross: 0, vat: 0 }

const named = (notice: PlannedNotice): string => {
  if (notice.kind === 'order_moved') return `${notice.kind} ${notice.status}`
  return 'id' in notice ? `${notice.kind} ${notice.id}` : notice.kind
}

/** The notices that a step has to send, by what it changed. */
function expectedNotices(before: Facts, after: Facts): string[] {
  const moved = after.order.status !== before.order.status
  const ofRequests = after.requests.flatMap(({ row }) => {
    const { id, status, event, escalated_at } = row
    const old = before.requests.find((request) => request.row.id === id)?.row
    const escalated = old && escalated_at && !old.escalated_at ? [`cancellation_escalated ${id}`] : []
    // the record of a whole cancellation, and a request that closes with its order, are announced by the order
    const withOrder = moved && after.order.status === 'cancelled' && (!old || (status === 'closed' && !event))
    if (old?.status === status || withOrder) return escalated
    const leaving = moved && status === 'closed' && !event
    return [...escalated, `${leaving ? 'cancellation_closed' : 'cancellation_moved'} ${id}`]
  })
  return [
    ...ofRequests,
    // A paid order is announced once, as a new one.
    ...(moved ? [after.order.status === 'new' ? 'new_order' : `order_moved ${after.order.status}`] : []),
    ...(after.order.escalated_at && !before.order.escalated_at ? ['order_escalated'] : []),
  ]
}

/** Calculates the rest of an order, and of the platform's commission on it, from the rows. */
function remaining({ order, requests }: Pick<Facts, 'order' | 'requests'>): { sale: Totals; commission: Totals } {
  const settled = requests.flatMap(({ row }) => (row.event ? [row] : []))
  const less = (amount: number, part: (row: (typeof settled)[number]) => number) => settled.reduce((rest, row) => rest - part(row), amount)
  const promo = order.vat_regime === 'registered' ? less(order.platform_discount, (row) => row.promo) : 0
  const sale: Totals = {
    gross: order.total - order.cancelled_amount - order.returned_amount + promo,
    vat: less(order.vat, (row) => row.vat),
  }
  const vat = less(order.commission_vat + order.platform_fee_vat, (row) => row.commission_vat + row.platform_fee_vat)
  const commission: Totals = { gross: vat + less(order.commission + order.platform_fee, (row) => row.commission + row.platform_fee), vat }
  return { sale, commission }
}

/** Follows the parts of plans that no account shows: refunds at the gateway, documents and notices. Each is compared with what the rows say. */
export class SettlementWatch {
  /** Refunds that the gateway was asked for and has not answered, by their cancellation. */
  private readonly atGateway = new Map<string, number>()
  private readonly credited = { sale: { ...nothing }, commission: { ...nothing } }

  follow(before: Facts, plan: Plan, after: Facts): void {
    for (const refund of plan.gateway) {
      if (refund.kind === 'queue') this.atGateway.set(refund.cancellation_id, refund.amount)
      else this.atGateway.delete(refund.cancellation_id)
    }
    for (const planned of plan.documents) {
      if (planned.kind !== 'credit_note') continue
      const { kind, gross, vat } = planned.document
      const total = kind === 'sale_credit' ? this.credited.sale : this.credited.commission
      Object.assign(total, { gross: total.gross + gross, vat: total.vat + vat })
    }
    this.checkIssued(before, after)
    const [sent, expected] = [plan.notices.map(named), expectedNotices(before, after)]
    if (sent.toSorted().join() !== expected.toSorted().join()) throw new Error(`notices: ${sent.join()}; expected ${expected.join()}`)
  }

  /**
   * Payments from before the acceptance are invoiced at the acceptance, and everything is at the delivery. An order whose cancellation was
   * declined was accepted before. If it was to be paid in cash then, its invoice comes with the delivery.
   */
  private checkIssued(before: Facts, after: Facts): void {
    const { order, issued } = after
    const { sale, commission } = remaining(after)
    const reached = order.status === before.order.status ? null : order.status
    const isAccepted = reached === 'accepted' && before.order.status === 'new'
    const isDue = reached === 'delivered' || (isAccepted && order.payment_status !== 'cod_pending')
    if (isDue && sale.gross > 0 && !issued.sale) throw new Error(`the order is ${reached} and its invoice is missing`)
    if (reached === 'delivered' && commission.gross > 0 && !issued.commission) throw new Error('the invoice to the store is missing')
  }

  /** The gateway has answered what it was asked for. */
  answered(cancellation_id: string): void {
    if (!this.atGateway.delete(cancellation_id)) throw new Error('the gateway answers what nobody asked it for')
  }

  check(facts: Facts): void {
    this.checkGateway(facts)
    this.checkDocuments(facts)
  }

  private checkGateway({ requests }: Facts): void {
    const waiting = requests.flatMap(({ row }) => (row.status === 'refund_pending' && row.outside === 'psp_clearing' ? [row] : []))
    if (waiting.length !== this.atGateway.size)
      throw new Error(`${this.atGateway.size} refunds are at the gateway, expected ${waiting.length}`)
    for (const { id, to_outside } of waiting)
      if (this.atGateway.get(id) !== to_outside)
        throw new Error(`the gateway is asked for ${this.atGateway.get(id)}, expected ${to_outside}`)
  }

  /** Invoices less their credit notes are what is left of the order. */
  private checkDocuments({ order, requests, issued }: Facts): void {
    const { sale, commission } = remaining({ order, requests })
    for (const [kind, expected] of [['sale', sale] as const, ['commission', commission] as const]) {
      const document = issued[kind]?.document
      const [gross, taxed] = document
        ? [document.gross - this.credited[kind].gross, document.vat - this.credited[kind].vat]
        : [this.credited[kind].gross, this.credited[kind].vat]
      const required = document ? expected : nothing
      if (gross !== required.gross || taxed !== required.vat)
        throw new Error(`the ${kind} documents say ${gross} with ${taxed} VAT, expected ${required.gross} with ${required.vat}`)
    }
  }
}
