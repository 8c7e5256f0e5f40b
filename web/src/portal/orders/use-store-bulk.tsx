import { orderActions } from '@rahba/contract/orders/order-actions'
import { bulkStoreOrders, countStoreOrders, listStoreOrders, readStoreOrder } from '@rahba/contract/orders/orders'
import { IconBox, IconCheck, IconPackageExport, IconTruckDelivery } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSend } from '../../api/queries.ts'
import type { BulkAction } from '../../kit/list/columns.ts'
import { showStatus } from '../../orders/use-order-act.ts'
import { useText } from '../../text/use-text.ts'
import { storeSide } from './side.ts'

const icons = {
  accept: <IconCheck size={16} aria-hidden="true" />,
  prepare: <IconBox size={16} aria-hidden="true" />,
  send_out: <IconTruckDelivery size={16} aria-hidden="true" />,
  make_ready: <IconPackageExport size={16} aria-hidden="true" />,
} satisfies Record<string, ReactNode>

/** Accepting, preparing, readying and sending out many orders at once; each row has its own result. */
export function useStoreBulk(): BulkAction[] {
  const { bulk: t } = useText('portal/orders')
  const client = useQueryClient()
  const bulk = useSend(bulkStoreOrders, { invalidates: [listStoreOrders, countStoreOrders, readStoreOrder] })
  return (['accept', 'prepare', 'make_ready', 'send_out'] as const).map((action) => ({
    key: action,
    label: t[action],
    icon: icons[action],
    run: async (ids) => {
      const takeBack = showStatus(client, storeSide, new Set(ids), orderActions[action].to)
      try {
        return (await bulk.sendAsync({ body: { action, ids } })).results
      } catch (refusal) {
        takeBack()
        throw refusal
      }
    },
  }))
}
