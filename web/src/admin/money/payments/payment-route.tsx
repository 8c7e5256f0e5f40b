import { Button, Stack, Text } from '@mantine/core'
import { groupIban } from '@rahba/contract/kernel/iban'
import { gatewayNames } from '@rahba/contract/money/payments/payment-states'
import type { WholeShopperPayment } from '@rahba/contract/money/payments/payments'
import { readShopperPayment } from '@rahba/contract/money/payments/payments.calls'
import { paymentMethods } from '@rahba/contract/orders/order-states'
import { useState } from 'react'
import { useCall } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { WaitingPage } from '../../../kit/feedback/waiting-page.tsx'
import { Code, Localized, Ltr, UserText } from '../../../kit/layout/direction.tsx'
import { LocalLink } from '../../../kit/nav/link.tsx'
import { PageHeader } from '../../../kit/nav/page-header.tsx'
import { CopyButton } from '../../../kit/show/copy-button.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { PropertyList } from '../../../kit/show/property-list.tsx'
import orderClasses from '../../../orders/orders.module.css'
import { ShopperName } from '../../../orders/shopper-name.tsx'
import { OrderState, ShopperPaymentState } from '../../../orders/status.tsx'
import { readRecord } from '../../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/payment-route'
import { CardActions } from './card-actions.tsx'
import { CardRefunds, GatewayEvents, HeldNotice } from './card-panels.tsx'
import { ConfirmTransfer, RefuseTransfer } from './decide-dialogs.tsx'
import { SharedPanel } from './shared-panel.tsx'
import { SlipView } from './slip.tsx'

export const handle: RouteHandle = { text: ['kit', 'orders', 'admin/money'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, 'payments.index')
  return readRecord(context, readShopperPayment, { params: { id: params.id } })
}

function Decision({ payment }: { payment: WholeShopperPayment }) {
  const { payments: t } = useText('admin/money')
  const mayDecide = useCan('payments.update')
  const [asking, setAsking] = useState<'confirm' | 'refuse' | null>(null)
  if (payment.status !== 'pending') return null
  if (!mayDecide) {
    return (
      <Text size="sm" c="dimmed">
        {t.mayNot}
      </Text>
    )
  }
  const close = () => setAsking(null)
  return (
    <>
      <Button variant="default" c="red" onClick={() => setAsking('refuse')}>
        {t.refuse}
      </Button>
      <Button onClick={() => setAsking('confirm')}>{t.confirm}</Button>
      {asking === 'confirm' && <ConfirmTransfer payment={payment} close={close} />}
      {asking === 'refuse' && <RefuseTransfer payment={payment} close={close} />}
    </>
  )
}

/** Foreign money in its smallest unit, as the gateway writes it: how many make one differs. */
const Came = ({ payment }: { payment: WholeShopperPayment }) => (
  <Ltr>
    {payment.came_amount} {payment.came_currency}
  </Ltr>
)

function Facts({ payment }: { payment: WholeShopperPayment }) {
  const { payments: t } = useText('admin/money')
  return (
    <Panel title={t.facts}>
      <PropertyList
        items={[
          { label: t.amount, value: <Money value={payment.amount} bold /> },
          {
            label: t.order,
            value: (
              <LocalLink to={`/dashboard/orders/${payment.order_id}`}>
                <Ltr>{payment.order_number}</Ltr>
              </LocalLink>
            ),
          },
          { label: t.orderStatus, value: <OrderState status={payment.order_status} fulfilment={payment.order_fulfilment} /> },
          { label: t.store, value: <Localized text={payment.store} /> },
          { label: t.shopper, value: <ShopperName name={payment.user} /> },
          { label: t.method, value: <Localized text={paymentMethods[payment.method]} /> },
          payment.sender_name !== null && { label: t.sender, value: <UserText>{payment.sender_name}</UserText> },
          payment.provider !== null && { label: t.provider, value: <Localized text={gatewayNames[payment.provider]} /> },
          payment.card !== null && { label: t.card, value: <Ltr>{payment.card}</Ltr> },
          payment.came_amount !== null &&
            payment.held_for !== 'late' && {
              label: t.received,
              value: payment.came_currency === 'SAR' ? <Money value={payment.came_amount} /> : <Came payment={payment} />,
            },
          payment.fee !== null && { label: t.fee, value: <Money value={payment.fee} /> },
          payment.checked_at !== null && { label: t.checkedAt, value: <DateTime value={payment.checked_at} /> },
          payment.bank !== null && { label: t.bank, value: <Localized text={payment.bank} /> },
          payment.iban_number !== null && {
            label: t.iban,
            value: (
              <>
                <Ltr>{groupIban(payment.iban_number)}</Ltr> <CopyButton text={payment.iban_number} />
              </>
            ),
          },
          { label: t.sent, value: <DateTime value={payment.created_at} /> },
          payment.decided_at !== null && { label: t.decidedAt, value: <DateTime value={payment.decided_at} /> },
          payment.decided_by !== null && { label: t.decidedBy, value: <UserText>{payment.decided_by}</UserText> },
          payment.reference !== null && { label: t.reference, value: <Code>{payment.reference}</Code> },
          payment.reason !== null && {
            label: payment.held_for === null ? t.reasonOf.refused : t.reasonOf.held,
            value: <UserText>{payment.reason}</UserText>,
          },
        ]}
      />
    </Panel>
  )
}

/** `/dashboard/payments1/:id`: one payment; a transfer with its slip and the decision, a card with the events of its gateway. */
export default function PaymentRoute({ params: { id } }: Route.ComponentProps) {
  const { payments: t } = useText('admin/money')
  // The page itself shows a refusal.
  const read = useCall(readShopperPayment, { params: { id } }, { silent: true })
  const breadcrumbs = [{ label: t.title, to: '/dashboard/payments1' }] as const
  const payment = read.data
  if (!payment || payment.id !== id) return <WaitingPage title={t.payment} breadcrumbs={breadcrumbs} read={read} rows={8} />
  return (
    <>
      <PageHeader
        title={t.one(payment.order_number)}
        breadcrumbs={breadcrumbs}
        mark={<ShopperPaymentState status={payment.status} />}
        actions={payment.provider ? <CardActions payment={payment} /> : <Decision payment={payment} />}
      />
      <HeldNotice payment={payment} />
      <div className={orderClasses.columns}>
        {payment.provider ? (
          <Stack gap="md" miw={0}>
            <SharedPanel payment={payment} />
            <CardRefunds payment={payment} />
            <GatewayEvents payment={payment} />
          </Stack>
        ) : (
          <Panel title={t.slip}>
            {payment.slip ? <SlipView id={payment.slip} label={t.slipOf(payment.order_number)} /> : <Text size="sm">{t.noSlip}</Text>}
          </Panel>
        )}
        <Stack gap="md" miw={0}>
          {!payment.provider && <SharedPanel payment={payment} />}
          <Facts payment={payment} />
        </Stack>
      </div>
    </>
  )
}
