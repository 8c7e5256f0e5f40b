import { moneyText } from '@rahba/contract/kernel/money-text'
import { Money } from '../../../kit/show/money.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import classes from '../orders.module.css'
import { Fact, Part } from '../parts/labelled.tsx'
import type { ReturnPosted } from './post-return.server.ts'

interface ReturnPreviewProps {
  preview: NonNullable<ReturnPosted['preview']>
  destination: string
  /** The order's cash on delivery fee in halalas: only where it has one, the fees that go back are more than its delivery. */
  cod_fee: number
}

/** The refund of the chosen goods, and where it goes, before the request is sent. */
export function ReturnPreview({ preview, destination, cod_fee }: ReturnPreviewProps) {
  const { ask: t, act } = useText('shopper-orders')
  const locale = useLocale()
  const { goods, fees, return_charge, amount, uncollected, whole, with_fees, kind } = preview
  const back = amount - uncollected
  const way =
    destination === 'bank' || destination === 'kept'
      ? t.to.bank
      : destination === 'original'
        ? t.to.original
        : kind === 'return'
          ? t.to.walletAfter
          : t.to.wallet
  return (
    <Part title={back > 0 ? t.summary : t.summaryUnpaid} tone="info">
      <dl className={classes.amounts} aria-label={moneyText(amount, locale)}>
        <Fact label={t.goods}>
          <Money value={goods} />
        </Fact>
        {fees > 0 && (
          <Fact label={cod_fee > 0 ? t.fees : t.deliveryFee}>
            <Money value={fees} />
          </Fact>
        )}
        {return_charge > 0 && (
          <Fact label={t.returnCharge}>
            <Money value={-return_charge} />
          </Fact>
        )}
        {uncollected > 0 && (
          <Fact label={t.uncollected}>
            <Money value={-uncollected} />
          </Fact>
        )}
        {(back > 0 || uncollected === 0) && (
          <Fact label={t.back} sum>
            <Money value={back} bold />
          </Fact>
        )}
      </dl>
      {back > 0 && <p>{way}</p>}
      {back === 0 && uncollected > 0 && <p>{act.nothingPaid}</p>}
      {whole && kind === 'cancel' && <p>{t.whole}</p>}
      {kind === 'return' && whole && !with_fees && <p className={classes.small}>{t.keptFees}</p>}
    </Part>
  )
}
