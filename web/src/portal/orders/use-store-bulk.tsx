import { type OrderActionName, orderActions, whyNotOrderAction } from '@rahba/contract/orders/order-actions'
import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { bulkStoreOrders, countStoreOrders, listStoreOrders, readStoreOrder, shipStoreOrders } from '@rahba/contract/orders/orders.calls'
import { IconBox, IconCheck, IconPackageExport, IconTruck, IconTruckDelivery } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSend } from '../../api/queries.ts'
import type { BulkAction, BulkResult } from '../../kit/list/columns.ts'
import { showStatus } from '../../orders/use-order-act.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { storeSurface } from './store-order-surface.ts'

const icons = {
  accept: <IconCheck size={16} aria-hidden="true" />,
  prepare: <IconBox size={16} aria-hidden="true" />,
  send_out: <IconTruckDelivery size={16} aria-hidden="true" />,
  make_ready: <IconPackageExport size={16} aria-hidden="true" />,
} satisfies Record<string, ReactNode>

const ShipDialog = lazy(() => import('./ship-dialog.tsx'))

interface Shipping {
  rows: OrderRow[]
  done: (results: BulkResult[]) => void
  /** Closed without an answer: the list keeps its selection. */
  cancelled: () => void
}

/**
 * Accepting, preparing, readying, shipping and sending out many orders at once; each row has its own result. Shipping asks for each order's
 * parcel first.
 */
export function useStoreBulk(rows: readonly OrderRow[]): { actions: BulkAction<OrderRow>[]; dialog: ReactNode } {
  const { bulk: t, ship: shipText } = useText('portal/orders')
  const locale = useLocale()
  const client = useQueryClient()
  const invalidates = [listStoreOrders, countStoreOrders, readStoreOrder]
  const bulk = useSend(bulkStoreOrders, { invalidates })
  const ship = useSend(shipStoreOrders, { invalidates, silent: true })
  const [shipping, setShipping] = useState<Shipping | null>(null)
  const unfit = (action: OrderActionName) => (row: OrderRow) => whyNotOrderAction(action, row, 'store')?.[locale] ?? false
  const step = (action: keyof typeof icons): BulkAction<OrderRow> => ({
    key: action,
    unfit: unfit(action),
    label: t[action],
    icon: icons[action],
    run: async (ids) => {
      const revert = showStatus(client, storeSurface, new Set(ids), orderActions[action].to)
      try {
        return (await bulk.sendAsync({ body: { action, ids } })).results
      } catch (refusal) {
        revert()
        throw refusal
      }
    },
  })
  const startShipping = (ids: readonly string[]): Promise<BulkResult[]> => {
    const chosen = rows.filter(({ id }) => ids.includes(id)).map((row) => ({ row, why: whyNotOrderAction('ship', row, 'store') }))
    const ready = chosen.flatMap(({ row, why }) => (why ? [] : [row]))
    const others = chosen.flatMap(({ row, why }) => (why ? [{ id: row.id, ok: false, error: why[locale] }] : []))
    if (ready.length === 0) return Promise.resolve(others)
    return new Promise((resolve, refuse) =>
      setShipping({
        rows: ready,
        done: (results) => resolve([...results, ...others]),
        cancelled: () => refuse(new Error('cancelled')),
      }),
    )
  }
  const actions = [
    ...(['accept', 'prepare', 'make_ready'] as const).map(step),
    { key: 'ship', label: shipText.action, icon: <IconTruck size={16} aria-hidden="true" />, unfit: unfit('ship'), run: startShipping },
    step('send_out'),
  ]
  const dialog = shipping && (
    <Suspense>
      <ShipDialog
        rows={shipping.rows}
        ship={async (body) => shipping.done((await ship.sendAsync({ body })).results)}
        close={() => {
          // After an answer this call has no effect.
          shipping.cancelled()
          setShipping(null)
        }}
      />
    </Suspense>
  )
  return { actions, dialog }
}
