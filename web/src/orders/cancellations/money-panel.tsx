import { Text } from '@mantine/core'
import type { RefundPreview, WholeCancellation } from '@rahba/contract/orders/cancellations/cancellation-shapes'
import { isOnlyDeducted } from '@rahba/contract/orders/captured'
import type { ReactNode } from 'react'
import { Money } from '../../kit/show/money.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { useText } from '../../text/use-text.ts'
import classes from '../orders.module.css'

function Amount({ label, value, sum }: { label: ReactNode; value: number; sum?: boolean }) {
  return (
    <div data-sum={sum || undefined}>
      <dt>{label}</dt>
      <dd>
        <Money value={value} {...(sum ? { bold: true } : {})} />
      </dd>
    </div>
  )
}

interface PreviewAmountsProps extends Pick<WholeCancellation, 'kind' | 'payment_method'> {
  preview: RefundPreview
}

/** The current amount of the refund, and its paid-back part. Only an order that is paid at the door may have a fee besides its delivery. */
export function PreviewAmounts({ preview, kind, payment_method }: PreviewAmountsProps) {
  const { money: t } = useText('cancellations')
  return (
    <>
      <dl className={classes.amounts}>
        <Amount label={t.goods} value={preview.goods} />
        {preview.fees > 0 && <Amount label={payment_method === 'cod' ? t.fees : t.deliveryFee} value={preview.fees} />}
        {preview.return_charge > 0 && <Amount label={t.returnCharge} value={-preview.return_charge} />}
        <Amount label={t.amount} value={preview.amount} sum />
        {preview.uncollected > 0 && (
          <>
            <Amount label={t.uncollected} value={-preview.uncollected} />
            <Amount label={t.paidBack} value={preview.amount - preview.uncollected} sum />
          </>
        )}
      </dl>
      {preview.whole && (kind === 'cancel' || !preview.with_fees) && (
        <Text size="xs" c="dimmed" mt="xs">
          {kind === 'cancel' ? t.whole : t.keptFees}
        </Text>
      )}
    </>
  )
}

/** The parties that bear the refund: the parts were subtracted from the order's shares, so they add up to the refund. */
function Borne({ parts }: { parts: RefundPreview['parts'] }) {
  const { money: t } = useText('cancellations')
  const fees = parts.platform_fee + parts.platform_fee_vat
  return (
    <>
      <Text size="sm" fw={600} mt="md" mb={4}>
        {t.borne}
      </Text>
      <dl className={classes.amounts}>
        <Amount label={t.store} value={parts.store} />
        {parts.commission > 0 && <Amount label={t.commission} value={parts.commission} />}
        {parts.commission_vat > 0 && <Amount label={t.commissionVat} value={parts.commission_vat} />}
        {fees > 0 && <Amount label={t.platformFees} value={fees} />}
        {parts.total + parts.promo - parts.store - parts.commission - parts.commission_vat - fees > 0 && (
          <Amount label={t.vat} value={parts.vat} />
        )}
        {parts.promo > 0 && <Amount label={t.promo} value={-parts.promo} />}
      </dl>
    </>
  )
}

/** The money of a cancellation: as it would be now, or as it was settled. */
export function MoneyPanel({ row }: { row: WholeCancellation }) {
  const { money: t } = useText('cancellations')
  const { preview, settled } = row
  // Nobody bears an amount that was never paid: it only lowers what is to be paid.
  const isBorne = !isOnlyDeducted(row)
  if (preview) {
    return (
      <Panel title={isBorne ? t.title : t.unpaidTitle}>
        <PreviewAmounts preview={preview} kind={row.kind} payment_method={row.payment_method} />
        {isBorne && <Borne parts={preview.parts} />}
      </Panel>
    )
  }
  if (!settled) return null
  const [wallet, outside] = [row.to_wallet ?? 0, row.to_outside ?? 0]
  const rest = settled.total - wallet - outside
  return (
    <Panel title={isBorne ? t.settledTitle : t.unpaidSettledTitle}>
      <dl className={classes.amounts}>
        <Amount label={t.final} value={settled.total} sum />
        {wallet > 0 && <Amount label={t.toWallet} value={wallet} />}
        {outside > 0 && <Amount label={row.outside === 'psp_clearing' ? t.toCard : t.toOutside} value={outside} />}
        {rest > 0 && <Amount label={t.uncollected} value={rest} />}
      </dl>
      {isBorne && <Borne parts={settled} />}
    </Panel>
  )
}
