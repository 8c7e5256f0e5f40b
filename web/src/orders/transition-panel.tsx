import { Stack, Text } from '@mantine/core'
import { type OrderActionName, orderActions } from '@rahba/contract/orders/order-actions'
import type { WholeOrder } from '@rahba/contract/orders/order-shapes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ActionFields } from '../kit/feedback/action-dialog.tsx'
import { FormShell } from '../kit/form/form-shell.tsx'
import { ChoiceInput } from '../kit/inputs/choice-input.tsx'
import { useLocalPath } from '../kit/nav/link.tsx'
import { Panel } from '../kit/show/panel.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { useActionForm, useActionWords } from './action-form.tsx'
import { useOffered } from './order-buttons.tsx'
import type { OrderSurface } from './order-surface.ts'

function Step({ order, surface, action }: { order: WholeOrder; surface: OrderSurface; action: OrderActionName }) {
  const { actions: t } = useText('orders')
  const locale = useLocale()
  const navigate = useNavigate()
  const local = useLocalPath()
  const detail = `${surface.base}/${order.id}` as const
  const send = useActionForm(surface, order.id, action, () => void navigate(local(detail)))
  const words = useActionWords(surface, order.id, action)
  return (
    <FormShell bare title={t.formTitle} saveLabel={orderActions[action][locale]} cancelTo={detail} {...send}>
      <ActionFields form={send.form} {...words} />
    </FormShell>
  )
}

/** The next step of an order as a form: only the actions its state allows. */
export function TransitionPanel({ order, surface }: { order: WholeOrder; surface: OrderSurface }) {
  const { actions: t } = useText('orders')
  const allowed = useOffered(surface)(order).filter((offer) => offer.allowed)
  const [chosen, setChosen] = useState<string | null>(null)
  const current = allowed.find(({ action }) => action === chosen) ?? allowed[0]
  return (
    <Panel title={t.formTitle}>
      {current ? (
        <Stack gap="md">
          <ChoiceInput
            label={t.choose}
            required
            value={current.action}
            onChange={(action) => setChosen(action ?? null)}
            choices={Object.fromEntries(allowed.map(({ action }) => [action, orderActions[action]]))}
          />
          <Step key={current.action} order={order} surface={surface} action={current.action} />
        </Stack>
      ) : (
        <Text size="sm">{t.nothing}</Text>
      )}
    </Panel>
  )
}
