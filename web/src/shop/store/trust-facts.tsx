import type { MarketStore } from '@rahba/contract/catalog/market/market'
import { IconReceiptRefund, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { Ltr } from '../../kit/layout/direction.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './store-facts.module.css'

/** The facts that shoppers need of a store before buying: what can be returned, and the numbers it is registered by. */
export function TrustFacts({ store }: { store: Pick<MarketStore, 'refund_policy' | 'AuthNumBusiness' | 'vat_no'> }) {
  const t = useText('shop').store
  const { refund_policy, AuthNumBusiness, vat_no } = store
  return (
    <>
      {refund_policy && (
        <details className={classes.fact}>
          <summary>
            <IconReceiptRefund size={20} stroke={1.6} aria-hidden="true" />
            {t.refunds}
          </summary>
          <p className={classes.lines} dir="auto">
            {refund_policy}
          </p>
        </details>
      )}
      {(AuthNumBusiness || vat_no) && (
        <details className={classes.fact}>
          <summary>
            <IconRosetteDiscountCheck size={20} stroke={1.6} aria-hidden="true" />
            {AuthNumBusiness ? t.verified : t.vat}
          </summary>
          {AuthNumBusiness && (
            <p>
              {t.verified}: <Ltr>{AuthNumBusiness}</Ltr>
            </p>
          )}
          {vat_no && (
            <p>
              {t.vat}: <Ltr>{vat_no}</Ltr>
            </p>
          )}
        </details>
      )}
    </>
  )
}
