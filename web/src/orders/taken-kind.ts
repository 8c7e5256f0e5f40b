import type { CancellationKind, CancellationStatus } from '@rahba/contract/orders/cancellation-states'

/** Returns the kind of an order's cancellations and returns; `both` where it has some of each, of which a line does not tell which. */
export function getTakenKind({
  cancellations,
}: {
  cancellations: readonly { kind: CancellationKind; status: CancellationStatus }[]
}): CancellationKind | 'both' {
  const kinds = new Set(cancellations.filter(({ status }) => status !== 'rejected').map(({ kind }) => kind))
  const [kind = 'both'] = kinds
  return kinds.size === 1 ? kind : 'both'
}
