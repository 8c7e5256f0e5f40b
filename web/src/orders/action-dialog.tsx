import { type OrderActionName, orderActions } from '@rahba/contract/orders/order-actions'
import { FormDialog } from '../kit/form/form-shell.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { ActionFields, useActionForm } from './action-form.tsx'
import { isDangerous } from './dangerous.ts'
import type { OrderSide } from './side.ts'

interface ActionDialogProps {
  side: OrderSide
  id: string
  action: OrderActionName
  close: () => void
}

/** Asks for what an action needs, says what it will do, and does it. Mount it with the action; unmount it with `close`. */
export function ActionDialog({ side, id, action, close }: ActionDialogProps) {
  const locale = useLocale()
  const { actions: t } = useText('orders')
  const { form, onSubmit, act } = useActionForm(side, id, action, close)
  const title = orderActions[action][locale]
  return (
    <FormDialog
      as="modal"
      opened
      onClose={close}
      title={title}
      saveLabel={title}
      cancelLabel={t.back}
      tone={isDangerous(action) ? 'danger' : 'normal'}
      form={form}
      onSubmit={onSubmit}
      pending={act.pending}
      submitError={act.error?.ofWhole ?? null}
    >
      <ActionFields id={id} action={action} side={side} form={form} />
    </FormDialog>
  )
}
