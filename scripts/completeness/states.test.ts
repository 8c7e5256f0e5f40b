import { broadcastStatuses } from '@rahba/contract/broadcasts/broadcast-states'
import { importStateLabels, importStates } from '@rahba/contract/catalog/import/import-labels'
import { productActions } from '@rahba/contract/catalog/products/product-actions'
import { productStateLabels, productStatuses } from '@rahba/contract/catalog/products/product-states'
import { reportActions, reportStatuses } from '@rahba/contract/conversations/chat/report-states'
import { contactActions, contactStatuses } from '@rahba/contract/conversations/contact-states'
import { developmentActions, developmentStatuses } from '@rahba/contract/conversations/development-states'
import { changeStates } from '@rahba/contract/kernel/change-states'
import { adjustmentStatuses } from '@rahba/contract/money/balances/adjustment-states'
import { collectionStates } from '@rahba/contract/money/carriers/carriers'
import { remittanceStates } from '@rahba/contract/money/carriers/remittance-lines'
import { dueStatuses, settlementStatuses } from '@rahba/contract/money/dues/due-states'
import { cardRefundStatuses, shopperPaymentStatuses } from '@rahba/contract/money/payments/payment-states'
import { payoutActions, payoutStatuses } from '@rahba/contract/money/payouts/payout-states'
import { cancellationActions } from '@rahba/contract/orders/cancellations/cancellation-actions'
import { cancellationStatuses } from '@rahba/contract/orders/cancellations/cancellation-states'
import { orderActions } from '@rahba/contract/orders/order-actions'
import { orderStatuses, paymentStatuses } from '@rahba/contract/orders/order-states'
import { codeReviewActions, codeReviewStatuses } from '@rahba/contract/promotions/review-states'
import { storeActions } from '@rahba/contract/stores/store-actions'
import { approval, documentStatuses, storeApproval } from '@rahba/contract/stores/store-states'
import { describe, expect, test } from 'vitest'
import { codeBelow, root } from './source.ts'

interface Machine {
  /** Its export in the contract. */
  name: string
  states: readonly string[]
  /** Null for states that no reader is shown. */
  labels: Readonly<Record<string, { ar: string; en: string }>> | null
  /** Actions of people and jobs, as the server enforces them. */
  actions?: Readonly<Record<string, { from: readonly (string | number)[]; to: string | number }>>
  /** States that no action leads to, each with the file below server/src that writes it, and after # the code that does where that is not its name. */
  enters?: Record<string, string>
  /** States that no action leads out of and that are not final, each with the file below server/src that writes what follows. */
  leaves?: Record<string, string>
  /** States in which nothing more happens. */
  final: readonly string[]
}

const of = (name: string, labels: NonNullable<Machine['labels']>, rest: Omit<Machine, 'name' | 'states' | 'labels'>): Machine => ({
  name,
  states: Object.keys(labels),
  labels,
  ...rest,
})

const machines: readonly Machine[] = [
  of('orderStatuses', orderStatuses, {
    actions: orderActions,
    enters: { pending_payment: 'orders/place-order.ts' },
    final: ['completed', 'cancelled'],
  }),
  of('paymentStatuses', paymentStatuses, {
    enters: {
      unpaid: 'orders/place-order.ts',
      cod_pending: 'orders/place-order.ts',
      paid: 'orders/settlement/move-order.ts',
      cod_collected: 'orders/settlement/move-order.ts',
      partially_refunded: 'orders/settlement/move-order.ts',
      refunded: 'orders/settlement/move-order.ts',
      voided: 'orders/settlement/move-order.ts',
    },
    leaves: {
      unpaid: 'orders/settlement/move-order.ts',
      cod_pending: 'orders/settlement/move-order.ts',
      paid: 'orders/settlement/move-order.ts',
      cod_collected: 'orders/settlement/move-order.ts',
      partially_refunded: 'orders/settlement/move-order.ts',
    },
    final: ['refunded', 'voided'],
  }),
  of('cancellationStatuses', cancellationStatuses, {
    actions: cancellationActions,
    enters: { requested: 'orders/settlement/plan-opening.ts' },
    final: ['rejected', 'refunded', 'closed'],
  }),
  {
    name: 'productStatuses',
    states: productStatuses,
    labels: productStateLabels,
    actions: productActions,
    enters: { draft: 'catalog/table.ts' },
    final: [],
  },
  {
    name: 'importStates',
    states: importStates,
    labels: importStateLabels,
    enters: {
      uploaded: 'catalog/import/table.ts',
      checking: 'catalog/import/start-import.ts',
      checked: 'catalog/import/check-import.ts',
      running: 'catalog/import/start-import.ts',
      done: 'catalog/import/run-import.ts',
      cancelled: 'catalog/import/start-import.ts',
    },
    leaves: {
      uploaded: 'catalog/import/start-import.ts',
      checking: 'catalog/import/check-import.ts',
      checked: 'catalog/import/start-import.ts',
      running: 'catalog/import/run-import.ts',
    },
    final: ['done', 'cancelled'],
  },
  of('storeApproval', storeApproval, {
    actions: storeActions,
    enters: { [approval.pending]: 'stores/registration/submit-store.ts#approved: approval.pending' },
    // closed for good
    final: [String(approval.closed)],
  }),
  of('documentStatuses', documentStatuses, {
    enters: {
      missing: 'stores/read-store.ts',
      pending: 'stores/papers/save-documents.ts',
      accepted: 'stores/registration/review-store.ts',
      rejected: 'stores/registration/review-store.ts',
      expired: 'stores/papers/remind-papers.ts',
    },
    leaves: {
      missing: 'stores/papers/save-documents.ts',
      pending: 'stores/registration/review-store.ts',
      accepted: 'stores/papers/remind-papers.ts',
      rejected: 'stores/papers/save-documents.ts',
      expired: 'stores/papers/save-documents.ts',
    },
    final: [],
  }),
  of('payoutStatuses', payoutStatuses, {
    actions: payoutActions,
    enters: {
      requested: 'money/payouts/table.ts',
      processing: 'money/payouts/payout-run.ts',
      cancelled: 'money/payouts/request-payout.ts',
    },
    final: ['failed', 'rejected', 'cancelled'],
  }),
  of('dueStatuses', dueStatuses, {
    enters: {
      due: 'money/dues/lock-due.ts',
      overdue: 'money/dues/due-clock.ts',
      paid_claimed: 'money/dues/claim-due.ts',
      paid: 'money/dues/settle-due.ts',
      offset: 'money/dues/settle-due.ts',
      waived: 'money/dues/settle-due.ts',
    },
    leaves: { due: 'money/dues/due-clock.ts', overdue: 'money/dues/settle-due.ts', paid_claimed: 'money/dues/act-on-due.ts' },
    final: ['paid', 'offset', 'waived'],
  }),
  of('settlementStatuses', settlementStatuses, {
    enters: { waiting: 'money/dues/claim-due.ts', confirmed: 'money/dues/act-on-due.ts', refused: 'money/dues/act-on-due.ts' },
    leaves: { waiting: 'money/dues/act-on-due.ts' },
    final: ['confirmed', 'refused'],
  }),
  of('shopperPaymentStatuses', shopperPaymentStatuses, {
    enters: {
      pending: 'money/payments/table.ts',
      confirmed: 'money/payments/decide-transfer.ts',
      refused: 'money/payments/decide-transfer.ts',
      held: 'money/gateway/settle-card.ts',
      refunded: 'money/payments/close-payments.ts',
    },
    leaves: {
      pending: 'money/payments/decide-transfer.ts',
      confirmed: 'money/payments/close-payments.ts',
      held: 'money/gateway/send-refunds.ts',
    },
    // what a card paid after its page had ended comes back to it (settle-card.ts)
    final: ['refused', 'refunded'],
  }),
  of('cardRefundStatuses', cardRefundStatuses, {
    enters: {
      pending: 'money/gateway/queue-refund.ts',
      done: 'money/gateway/send-refunds.ts',
      failed: 'money/gateway/send-refunds.ts',
      dropped: 'money/gateway/queue-refund.ts',
    },
    leaves: { pending: 'money/gateway/send-refunds.ts', failed: 'money/gateway/queue-refund.ts' },
    final: ['done', 'dropped'],
  }),
  of('adjustmentStatuses', adjustmentStatuses, {
    enters: {
      requested: 'money/balances/table.ts',
      approved: 'money/balances/decide-adjustment.ts',
      rejected: 'money/balances/decide-adjustment.ts',
    },
    leaves: { requested: 'money/balances/decide-adjustment.ts' },
    final: ['approved', 'rejected'],
  }),
  of('collectionStates', collectionStates, {
    enters: {
      open: 'money/carriers/table.ts',
      part: 'money/carriers/book-remittance.ts',
      remitted: 'money/carriers/book-remittance.ts',
      with_store: 'money/carriers/book-remittance.ts',
      written_off: 'money/carriers/book-remittance.ts',
    },
    leaves: { open: 'money/carriers/book-remittance.ts', part: 'money/carriers/book-remittance.ts' },
    final: ['remitted', 'with_store', 'written_off'],
  }),
  of('remittanceStates', remittanceStates, {
    enters: {
      draft: 'money/carriers/table.ts',
      posted: 'money/carriers/book-remittance.ts',
      discarded: 'money/carriers/change-remittance.ts',
    },
    leaves: { draft: 'money/carriers/change-remittance.ts' },
    final: ['posted', 'discarded'],
  }),
  {
    name: 'changeStates',
    states: changeStates,
    // Readers see the field's old and new value, and whether an edit waits or was refused (editStates).
    labels: null,
    enters: {
      pending: 'catalog/changes/table.ts#changeStates',
      accepted: 'catalog/changes/decide-changes.ts',
      refused: 'catalog/changes/decide-changes.ts',
      withdrawn: 'catalog/changes/settle-changes.ts',
      superseded: 'catalog/changes/settle-changes.ts',
    },
    leaves: { pending: 'catalog/changes/decide-changes.ts', refused: 'catalog/changes/settle-changes.ts' },
    final: ['accepted', 'withdrawn', 'superseded'],
  },
  of('codeReviewStatuses', codeReviewStatuses, { actions: codeReviewActions, final: [] }),
  of('contactStatuses', contactStatuses, { actions: contactActions, enters: { new: 'conversations/table.ts' }, final: [] }),
  of('developmentStatuses', developmentStatuses, { actions: developmentActions, final: [] }),
  of('reportStatuses', reportStatuses, { actions: reportActions, final: [] }),
  of('broadcastStatuses', broadcastStatuses, {
    enters: {
      draft: 'broadcasts/save-broadcast.ts',
      scheduled: 'broadcasts/save-broadcast.ts',
      sending: 'broadcasts/send-broadcast.ts',
      sent: 'broadcasts/send-broadcast.ts',
      stalled: 'broadcasts/watch-broadcasts.ts',
      cancelled: 'broadcasts/save-broadcast.ts',
    },
    leaves: {
      draft: 'broadcasts/save-broadcast.ts',
      scheduled: 'broadcasts/send-broadcast.ts',
      sending: 'broadcasts/send-broadcast.ts',
      stalled: 'broadcasts/save-broadcast.ts',
    },
    final: ['sent', 'cancelled'],
  }),
]

/** Lists of states that are read from others, or that name some states of a list above. */
const derived: Record<string, string> = {
  acceptanceStates: 'by the newest acceptance of the store',
  offerStates: 'by its days and its switch',
  couponStates: 'by its days, its uses and its switch',
  useStates: 'by the state of the order',
  gapStates: 'by which language is missing, and by marks that triggers write',
  editStates: 'the open ones of a product’s changes',
  slideStates: 'the state of an ad on the previewed day, worked out from its days and its switch',
  stockStates: 'by the quantity',
  translationStates: 'by which language is missing',
  userStates: 'a switch',
  paperRestrictionStates: 'by the days since a paper expired',
  dueLineStates: 'by its statement',
  openCollectionStates: 'some of collectionStates',
  openDueStatuses: 'some of dueStatuses',
  openPayoutStatuses: 'some of payoutStatuses',
  salesStatuses: 'some of orderStatuses',
}

const arrivals = ({ actions = {} }: Machine) => new Set(Object.values(actions).map(({ to }) => String(to)))
const departures = ({ actions = {} }: Machine) => new Set(Object.values(actions).flatMap(({ from }) => from.map(String)))
const server = new Map(codeBelow('server/src').map(({ file, text }) => [file, text]))
const writes = (where: string | undefined, state: string) => {
  const [file, code = `'${state}'`] = (where ?? '').split('#')
  return server.get(`server/src/${file}`)?.includes(code) ?? false
}

describe.each(machines)('$name', (machine) => {
  const { states, labels, enters = {}, leaves = {}, final } = machine

  test('each state has a way in', () => {
    const reached = arrivals(machine)
    expect(states.filter((state) => !reached.has(state) && !writes(enters[state], state))).toEqual([])
  })

  test('each state has a way out, or is listed as final', () => {
    const left = departures(machine)
    const stuck = states.filter((state) => !left.has(state) && !final.includes(state) && !server.has(`server/src/${leaves[state]}`))
    expect(stuck).toEqual([])
    expect(final.filter((state) => left.has(state) || state in leaves)).toEqual([])
  })

  test('each state has labels in both languages', () => {
    if (!labels) return
    expect(states.filter((state) => !/[\u0621-\u064a]/.test(labels[state]?.ar ?? '') || !/[a-z]/i.test(labels[state]?.en ?? ''))).toEqual(
      [],
    )
  })
})

test('every list of states of the contract is one of these machines, or is listed as derived', async () => {
  const found: string[] = []
  for (const { file } of codeBelow('contract/src')) {
    const exported: Record<string, unknown> = await import(root + file)
    found.push(
      ...Object.entries(exported).flatMap(([name, value]) =>
        /(Statuses|States|Approval)$/.test(name) && typeof value === 'object' ? name : [],
      ),
    )
  }
  const known = [...machines.map(({ name }) => name), ...Object.keys(derived)]
  expect(found.toSorted()).toEqual(known.toSorted())
})
