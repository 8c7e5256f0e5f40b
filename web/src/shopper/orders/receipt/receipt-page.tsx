import { Button } from '@mantine/core'
import { formatDeadline } from '@rahba/contract/kernel/date-text'
import type { OwnOrderRow } from '@rahba/contract/orders/order-shapes'
import { usePathTo } from '../../../paths.ts'
import { OrderLiveScript } from '../../../plain/order-live-script.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import type { Posted } from '../order.server.ts'
import orders from '../orders.module.css'
import { ErrorSummary } from '../parts/error-summary.tsx'
import { Part } from '../parts/labelled.tsx'
import type { TransferAccount } from '../payment/transfer-form.tsx'
import { type Receipt, readReceipt } from './read-receipt.ts'
import classes from './receipt.module.css'
import { ReceiptHead } from './receipt-head.tsx'
import { ReceiptOrder } from './receipt-order.tsx'
import { ReceiptPay } from './receipt-pay.tsx'

interface ReceiptPageProps {
  rows: readonly OwnOrderRow[]
  accounts: readonly TransferAccount[]
  confirming: boolean
  form_key: string
  posted: Posted | undefined
}

/** The next steps for the customer: who answers until when, and where the orders are followed. */
function WhatNext({ receipt: { not_cancelled, state, accept_until, transfer, checking } }: { receipt: Receipt }) {
  const t = useText('shopper-orders').receipt
  const { each } = useText('shopper-orders').placed
  const locale = useLocale()
  const isOne = not_cancelled.length === 1
  const steps = [
    transfer > 0 && t.nextSlip,
    checking > 0 && t.nextChecked,
    accept_until && (isOne ? t.nextAccept : t.nextAcceptAll)(formatDeadline(accept_until, locale)),
    state === 'thanks' && !isOne && each,
    state === 'thanks' && t.nextNotice,
  ].filter((step) => step !== false && step !== null)
  if (steps.length === 0) return <div data-live="next" hidden />
  return (
    <Part title={t.next} live="next">
      <ol className={classes.next}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Part>
  )
}

/** The receipt of a checkout: thanks or what is missing, the payment, the orders with where they go and when, and what happens next. */
export function ReceiptPage({ rows, accounts, confirming, form_key, posted }: ReceiptPageProps) {
  const t = useText('shopper-orders')
  const to = usePathTo()
  const receipt = readReceipt(rows, confirming)
  return (
    <>
      <ErrorSummary refused={posted?.refused} />
      <div className={classes.page}>
        <div className={classes.column}>
          <ReceiptHead receipt={receipt} refused={Boolean(posted?.refused)} />
          <ReceiptPay receipt={receipt} rows={rows} accounts={accounts} form_key={form_key} posted={posted} />
          <div className={classes.column} data-live="orders">
            {rows.map((order) => (
              <ReceiptOrder key={order.id} order={order} />
            ))}
          </div>
        </div>
        <div className={classes.side}>
          <WhatNext receipt={receipt} />
          <div className={orders.actions}>
            <Button component="a" href={to('/market')} size="md">
              {t.receipt.shop}
            </Button>
            <Button component="a" href={to('/orders')} size="md" variant="default">
              {t.list.title}
            </Button>
          </div>
          {(receipt.state === 'confirming' || receipt.checking > 0 || receipt.accept_until !== null) && (
            <p className={orders.small} data-live="refreshes" data-refreshes={receipt.state === 'confirming' ? '4' : ''}>
              {t.order.live}
            </p>
          )}
        </div>
      </div>
      <OrderLiveScript />
    </>
  )
}
