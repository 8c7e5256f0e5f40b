import { Text } from '@mantine/core'
import { rateText } from '@rahba/contract/kernel/percent'
import { divideSale } from '@rahba/contract/orders/store-share'
import { Money } from '../../kit/show/money.tsx'
import { usePlatformRates } from '../../stores/platform-rates.ts'
import { useText } from '../../text/use-text.ts'
import { useStore } from '../layout/use-store.ts'
import classes from './sale-breakdown.module.css'

interface SaleBreakdownProps {
  /** The field's value: halalas, or the typed text while it is no amount. */
  price: unknown
  discounted: unknown
}

/** The parts of one unit's price, for the store and the platform, by the rules that price orders. */
export function SaleBreakdown({ price, discounted }: SaleBreakdownProps) {
  const t = useText('portal/products').gets
  const store = useStore()
  const costs = usePlatformRates()
  if (!costs || typeof price !== 'number' || price <= 0) return null
  const sold = typeof discounted === 'number' && discounted > 0 && discounted < price ? discounted : price
  const commission_bp = store.commission_bp ?? costs.commission_bp
  const { vat_rate_bp, cod_fee } = costs
  const parts = divideSale(sold, { ...store, commission_bp, vat_rate_bp })
  const vat = rateText(vat_rate_bp)
  const rows = [
    { label: t.paid, value: parts.total },
    { label: t.commission(rateText(commission_bp)), value: -parts.commission },
    { label: t.commissionVat(vat), value: -parts.commission_vat },
    ...(parts.withheld_vat > 0 ? [{ label: t.withheld(vat), value: -parts.withheld_vat }] : []),
  ]
  return (
    <section className={classes.gets} aria-label={t.title}>
      <dl className={classes.parts}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money value={value} />
            </dd>
          </div>
        ))}
        <div className={classes.sum}>
          <dt>{t.store}</dt>
          <dd>
            <Money value={parts.store_share} bold />
          </dd>
        </div>
      </dl>
      {parts.own_vat > 0 && (
        <Text size="xs" c="dimmed">
          {t.ownVat} <Money value={parts.own_vat} />
          {t.ownVatEnd}
        </Text>
      )}
      {cod_fee > 0 && (
        <Text size="xs" c="dimmed">
          {t.cash} <Money value={cod_fee} />
          {t.cashYours}
        </Text>
      )}
    </section>
  )
}
