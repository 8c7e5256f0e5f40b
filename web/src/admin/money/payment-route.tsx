import { Button, Stack, Text } from '@mantine/core'
import { groupIban } from '@rahba/contract/kernel/iban'
import { readShopperPayment, type ShopperPayment } from '@rahba/contract/money/payments'
import { paymentMethods } from '@rahba/contract/orders/order-states'
import { useState } from 'react'
import { useCall } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { CopyButton } from '../../kit/copy-button.tsx'
import { DateTime } from '../../kit/date-time.tsx'
import { Localized, Ltr, UserText } from '../../kit/direction.tsx'
import { LocalLink } from '../../kit/link.tsx'
import { Money } from '../../kit/money.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Panel } from '../../kit/panel.tsx'
import { PropertyList } from '../../kit/property-list.tsx'
import { ErrorState, FactsSkeleton } from '../../kit/states.tsx'
import orderClasses from '../../orders/orders.module.css'
import { OrderState, ShopperPaymentState } from '../../orders/status.tsx'
import { requirePermission } from '../../shell/may-open.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/payment-route'
import { ConfirmTransfer, RefuseTransfer } from './decide-dialogs.tsx'
import { SlipView } from './slip.tsx'

export const handle: RouteHandle = { text: ['kit', 'orders', 'admin/money'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, 'payments.index', 'faqs.index')
  return null
}

function Decision({ payment }: { payment: ShopperPayment }) {
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

function Facts({ payment }: { payment: ShopperPayment }) {
  const { payments: t } = useText('admin/money')
  return (
    <Panel title={t.facts}>
      <PropertyList
        items={[
          { label: t.amount, value: <Money value={payment.amount} bold /> },
          payment.slip_total !== null &&
            payment.slip_total > payment.amount && {
              label: t.slipTotal,
              value: (
                <>
                  <Money value={payment.slip_total} />
                  <Text size="xs" c="dimmed">
                    {t.slipTotalHelp}
                  </Text>
                </>
              ),
            },
          {
            label: t.order,
            value: (
              <LocalLink to={`/dashboard/orders/${payment.order_id}`}>
                <Ltr>{payment.order_number}</Ltr>
              </LocalLink>
            ),
          },
          { label: t.orderStatus, value: <OrderState status={payment.order_status} /> },
          { label: t.store, value: <Localized text={payment.store} /> },
          { label: t.shopper, value: <UserText>{payment.user}</UserText> },
          { label: t.method, value: <Localized text={paymentMethods[payment.method]} /> },
          { label: t.sender, value: <UserText>{payment.sender_name}</UserText> },
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
          payment.reference !== null && { label: t.reference, value: <Ltr>{payment.reference}</Ltr> },
          payment.reason !== null && { label: t.reason, value: <UserText>{payment.reason}</UserText> },
        ]}
      />
    </Panel>
  )
}

/** `/dashboard/payments1/:id`: one payment, its slip large beside what it has to match, and the decision. */
export default function PaymentRoute({ params: { id } }: Route.ComponentProps) {
  const { payments: t } = useText('admin/money')
  // the page says itself what was refused
  const read = useCall(readShopperPayment, { params: { id } }, { silent: true })
  const breadcrumbs = [{ label: t.title, to: '/dashboard/payments1' }]
  const payment = read.data
  if (!payment || payment.id !== id) {
    return (
      <>
        <PageHeader title={t.payment} breadcrumbs={breadcrumbs} />
        {read.error ? <ErrorState error={read.error} retry={() => void read.refetch()} /> : <FactsSkeleton rows={8} />}
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={t.one(payment.order_number)}
        breadcrumbs={breadcrumbs}
        mark={<ShopperPaymentState status={payment.status} />}
        actions={<Decision payment={payment} />}
      />
      <div className={orderClasses.columns}>
        <Panel title={t.slip}>
          {payment.slip ? <SlipView id={payment.slip} label={t.slipOf(payment.order_number)} /> : <Text size="sm">{t.noSlip}</Text>}
        </Panel>
        <Stack gap="md" miw={0}>
          <Facts payment={payment} />
        </Stack>
      </div>
    </>
  )
}
