import { List } from '@mantine/core'
import { quoteUnit } from '@rahba/contract/orders/store-share'
import { formatRate } from '../../kit/show/format.ts'
import { Money } from '../../kit/show/money.tsx'
import { usePlatformRates } from '../../stores/platform-rates.ts'
import { useText } from '../../text/use-text.ts'

const example = 10_000

/** The costs of selling and the duration of the review, shown before registration. */
export function Costs() {
  const { costs: t } = useText('portal/sign-in').register
  const rates = usePlatformRates()
  const gets = (vat_regime: 'registered' | 'platform_deemed') =>
    rates && quoteUnit(example, { ...rates, vat_regime, is_products_including_vat: true, applying_vat_admission: true }).store_share
  return (
    <List size="sm" spacing={4} mb="lg" aria-label={t.title}>
      {rates && (
        <>
          <List.Item>{t.commission(formatRate(rates.commission_bp), formatRate(rates.vat_rate_bp))}</List.Item>
          <List.Item>
            {t.from} <Money value={example} /> {t.registered} <Money value={gets('registered')} />
            {t.or} <Money value={gets('platform_deemed')} /> {t.deemed}
          </List.Item>
        </>
      )}
      <List.Item>{t.review}</List.Item>
    </List>
  )
}
