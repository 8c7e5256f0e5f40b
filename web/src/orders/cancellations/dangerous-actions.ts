import type { CancellationActionName } from '@rahba/contract/orders/cancellations/cancellation-actions'

const dangerous: readonly CancellationActionName[] = ['reject', 'dispute', 'fail']

export const isDangerousCancellation = (action: CancellationActionName): boolean => dangerous.includes(action)
