import { rateText } from '@rahba/contract/kernel/percent'
import { priceOrder } from '@rahba/contract/orders/pricing'
import type { StoreFacts } from '@rahba/contract/stores/store-shapes'
import { Money } from '../../kit/show/money.tsx'
import { MoneyInText } from '../../kit/show/money-in-text.tsx'
import { usePlatformRates } from '../platform-rates.ts'
import classes from './store-forms.module.css'
import { useFormText } from './use-profile-form.ts'

const price = 10_000
const delivery_charge = 2_000

interface VatExampleProps {
  flags: Pick<StoreFacts, 'applying_vat_admission' | 'is_products_including_vat' | 'calc_vat_on_charge' | 'display_products_including_vat'>
  store: Pick<StoreFacts, 'vat_regime' | 'commission_bp'>
}

/** The price of a product at 100 riyals with 20 for delivery under these flags, by the very function that prices orders. */
export function VatExample({ flags, store }: VatExampleProps) {
  const t = useFormText().vat
  const rates = usePlatformRates()
  if (!rates) return null
  const vatRate = rates.vat_rate_bp
  const quote = priceOrder({
    ...flags,
    lines: [{ product_id: '', variant_id: '', unit_price: price, price_after_discount: null, options_price: 0, quantity: 1, offer: null }],
    coupon: null,
    delivery_charge,
    cod_fee: 0,
    payment_method: 'bank_transfer',
    wallet_requested: 0,
    wallet_balance: 0,
    vat_rate_bp: vatRate,
    vat_regime: store.vat_regime,
    commission_bp: 0,
  })
  const deemed = store.vat_regime === 'platform_deemed'
  const line = quote.lines[0]
  const rows: [string, number][] = [
    [t.examplePrice, price],
    // Prices that include VAT are shown as they are: shoppers read what they pay.
    [t.exampleShown, line && flags.display_products_including_vat ? line.gross : price],
    [t.exampleDelivery, delivery_charge],
    [t.exampleVat(rateText(vatRate)), quote.vat],
  ]
  return (
    <div>
      <p style={{ margin: '0 0 6px', fontWeight: 600 }}>
        <MoneyInText>{t.example}</MoneyInText>
      </p>
      <dl className={classes.example}>
        {rows.map(([label, value]) => (
          <Row key={label} label={label} value={value} />
        ))}
        <dt className={classes.sum}>{t.exampleTotal}</dt>
        <dd className={classes.sum}>
          <Money value={quote.total} />
        </dd>
      </dl>
      {deemed && <p className={classes.note}>{t.deemed}</p>}
    </div>
  )
}

const Row = ({ label, value }: { label: string; value: number }) => (
  <>
    <dt>{label}</dt>
    <dd>
      <Money value={value} />
    </dd>
  </>
)
