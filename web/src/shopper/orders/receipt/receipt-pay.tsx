import type { OwnOrderRow } from '@rahba/contract/orders/order-shapes'
import { useText } from '../../../text/use-text.ts'
import { awaitsCard } from '../awaits.ts'
import type { Posted } from '../order.server.ts'
import { Part } from '../parts/labelled.tsx'
import { CardForm } from '../payment/card-form.tsx'
import { OtherWay } from '../payment/other-way.tsx'
import { type TransferAccount, TransferForm } from '../payment/transfer-form.tsx'
import type { Receipt } from './read-receipt.ts'

interface ReceiptPayProps {
  receipt: Receipt
  rows: readonly OwnOrderRow[]
  accounts: readonly TransferAccount[]
  form_key: string
  posted: Posted | undefined
}

/** One payment for all orders of a checkout that await it: a slip, or the gateway's page. Nothing while the gateway's answer is awaited. */
export function ReceiptPay({ receipt, rows, accounts, form_key, posted }: ReceiptPayProps) {
  const t = useText('shopper-orders')
  const { state, transfer, pay_until } = receipt
  const card = state === 'confirming' ? undefined : rows.find(awaitsCard)
  const refused = posted?.refused ?? null
  if (transfer === 0 && !card) return <div data-live="pay" hidden />
  return (
    <div data-live="pay">
      {transfer > 0 && (
        <Part title={t.transfer.title}>
          {receipt.not_cancelled.length > 1 && <p>{t.checkout.oneSlip}</p>}
          <TransferForm accounts={accounts} amount={transfer} until={pay_until} another={false} posted_key={form_key} refused={refused} />
        </Part>
      )}
      {card && (
        <Part title={t.payment.payCard}>
          <CardForm order_id={card.id} again={state !== 'first'} />
          <OtherWay />
        </Part>
      )}
    </div>
  )
}
