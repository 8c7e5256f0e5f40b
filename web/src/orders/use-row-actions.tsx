import { type OrderActionName, orderActions } from '@rahba/contract/orders/order-actions'
import type { OrderRow } from '@rahba/contract/orders/order-shapes'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { RowAction } from '../kit/list/columns.ts'
import { useLocale } from '../text/locale.ts'
import { isAtOnce, useOffered } from './order-buttons.tsx'
import type { OrderSurface } from './order-surface.ts'
import { isDangerous } from './primary-action.ts'
import { useOrderAct } from './use-order-act.ts'

// The form, its rules and the window load on the first press.
const OrderDialog = lazy(() => import('./action-dialog.tsx'))

/** Returns the actions on an order in its list, and the dialog of those that ask first. */
export function useOrderRowActions(surface: OrderSurface): { rowActions: (row: OrderRow) => RowAction[]; dialog: ReactNode } {
  const locale = useLocale()
  const act = useOrderAct(surface)
  const offeredTo = useOffered(surface)
  const [asking, setAsking] = useState<{ id: string; action: OrderActionName } | null>(null)
  const start = (id: string, action: OrderActionName) => {
    if (!isAtOnce(action, surface)) return setAsking({ id, action })
    // The call itself shows a refusal in a toast.
    act.run(id, { action, note: null }).catch(() => undefined)
  }
  return {
    rowActions: (row) =>
      offeredTo(row)
        .filter(({ allowed }) => allowed)
        .map(({ action }) => ({
          key: action,
          label: orderActions[action][locale],
          onClick: () => start(row.id, action),
          ...(isDangerous(action) ? { tone: 'danger' as const } : {}),
        })),
    dialog: <Suspense>{asking && <OrderDialog surface={surface} {...asking} close={() => setAsking(null)} />}</Suspense>,
  }
}
