import { IconPrinter } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { BulkAction } from '../kit/list/columns.ts'
import { useText } from '../text/use-text.ts'
import type { OrderSurface } from './order-surface.ts'

const PackingSlips = lazy(() => import('./packing-slips.tsx').then(({ PackingSlips }) => ({ default: PackingSlips })))

/** Printing the packing slips of selected orders: the action of a list, a way to open them, and the view itself. */
export function usePrinting(surface: OrderSurface): { action: BulkAction; open: (ids: readonly string[]) => void; view: ReactNode } {
  const { list: t } = useText('orders')
  const [ids, setIds] = useState<readonly string[] | null>(null)
  return {
    action: {
      key: 'print',
      label: t.print,
      icon: <IconPrinter size={16} aria-hidden="true" />,
      // The rows don't change: the selection stays and no result is reported.
      run: (chosen) => {
        setIds(chosen)
        return Promise.reject(new Error('shown, not done'))
      },
    },
    open: setIds,
    view: ids && (
      <Suspense>
        <PackingSlips ids={ids} surface={surface} close={() => setIds(null)} />
      </Suspense>
    ),
  }
}
