import { Text } from '@mantine/core'
import { quoteUnit } from '@rahba/contract/orders/store-share'
import { formatRate } from '../../kit/show/format.ts'
import { Money } from '../../kit/show/money.tsx'
import { usePlatformRates } from '../../stores/platform-rates.ts'
import { useText } from '../../text/use-text.ts'
import { useStore } from '../layout/use-store.ts'

interface StoreGetsProps {
  /** The field's value: halalas, or the typed text while it is no amount. */
  price: unknown
  discounted: unknown
}

/** The store's share of one unit at the typed price, by the rules that price orders. */
export function StoreGets({ price, discounted }: StoreGetsProps) {
  const t = useText('portal/products').gets
  const store = useStore()
  const rates = usePlatformRates()
  if (!rates || typeof price !== 'number' || price <= 0) return null
  const sold = typeof discounted === 'number' && discounted > 0 && discounted < price ? discounted : price
  const commission_bp = store.commission_bp ?? rates.commission_bp
  const { store_share, total } = quoteUnit(sold, { ...store, commission_bp, vat_rate_bp: rates.vat_rate_bp })
  const deemed = store.vat_regime === 'platform_deemed'
  return (
    <div style={{ gridColumn: '1 / -1' }}>
      <Text size="sm" component="p" m={0}>
        {t.store} <Money value={store_share} bold /> {t.of} <Money value={total} />
      </Text>
      <Text size="xs" c="dimmed" component="p" m={0}>
        {deemed ? t.deemed(formatRate(commission_bp), formatRate(rates.vat_rate_bp)) : t.registered(formatRate(commission_bp))}
      </Text>
    </div>
  )
}
