import { type OrderActionName, orderActions } from '@rahba/contract/orders/order-actions'
import { ActionDialog } from '../kit/feedback/action-dialog.tsx'
import { useLocale } from '../text/locale.ts'
import { useActionForm, useActionWords } from './action-form.tsx'
import type { OrderSurface } from './order-surface.ts'
import { isDangerous } from './primary-action.ts'

interface OrderDialogProps {
  surface: OrderSurface
  id: string
  action: OrderActionName
  close: () => void
}

/** Asks for what an action on an order needs, and does it. Loaded on the first press. */
export default function OrderDialog({ surface, id, action, close }: OrderDialogProps) {
  const locale = useLocale()
  const send = useActionForm(surface, id, action, close)
  return (
    <ActionDialog
      title={orderActions[action][locale]}
      tone={isDangerous(action) ? 'danger' : 'normal'}
      {...useActionWords(surface, id, action)}
      send={send}
      close={close}
    />
  )
}
