import { rateText } from '@rahba/contract/kernel/percent'
import { divideSale } from '@rahba/contract/orders/store-share'
import type { SellingCosts } from '@rahba/contract/settings/selling-costs'
import { Money } from '../../kit/show/money.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './costs.module.css'

/** The price of the example, in halalas. */
const price = 10_000

/** A sale at 100 riyals with VAT inside, divided by the function that prices orders: once for a registered store, once for any other. */
export function SaleExample({ costs }: { costs: SellingCosts }) {
  const { example: t } = useText('selling-costs')
  const { commission_bp, vat_rate_bp } = costs
  const terms = { commission_bp, vat_rate_bp, is_products_including_vat: true }
  const registered = divideSale(price, { ...terms, vat_regime: 'registered', applying_vat_admission: true })
  const deemed = divideSale(price, { ...terms, vat_regime: 'platform_deemed', applying_vat_admission: false })
  const rows = [
    { label: t.price, of: 'total', sign: 1 },
    { label: t.commission(rateText(commission_bp)), of: 'commission', sign: -1 },
    { label: t.commissionVat(rateText(vat_rate_bp)), of: 'commission_vat', sign: -1 },
    { label: t.withheld, of: 'withheld_vat', sign: -1 },
  ] as const
  return (
    <figure className={classes.example}>
      <table>
        <caption>{t.title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t.registered}</th>
            <th scope="col">{t.unregistered}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of, sign }) => (
            <tr key={of}>
              <th scope="row">{label}</th>
              <td>
                <Money value={sign * registered[of]} />
              </td>
              <td>
                <Money value={sign * deemed[of]} />
              </td>
            </tr>
          ))}
          <tr className={classes.sum}>
            <th scope="row">{t.share}</th>
            <td>
              <Money value={registered.store_share} bold />
            </td>
            <td>
              <Money value={deemed.store_share} bold />
            </td>
          </tr>
        </tbody>
      </table>
      <figcaption>
        {t.ownVat} <Money value={registered.own_vat} />
        {t.ownVatEnd}
      </figcaption>
    </figure>
  )
}
