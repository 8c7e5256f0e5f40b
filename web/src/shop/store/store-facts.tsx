import type { MarketStore } from '@rahba/contract/catalog/market'
import { IconReceiptRefund, IconRosetteDiscountCheck, IconTruckDelivery } from '@tabler/icons-react'
import { Ltr } from '../../kit/layout/direction.tsx'
import { ScrollRegion } from '../../kit/layout/scroll-region.tsx'
import { Money } from '../../kit/show/money.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './store-facts.module.css'

function Delivery({ locations }: { locations: MarketStore['delivery_locations'] }) {
  const t = useText('shop').store
  return (
    <ScrollRegion label={t.delivery} className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t.city}</th>
            <th scope="col">{t.charge}</th>
            <th scope="col">{t.smallest}</th>
          </tr>
        </thead>
        <tbody>
          {locations.map(({ city, delivery_charge, min_order_cost }) => (
            <tr key={city}>
              <th scope="row">{city}</th>
              <td>{delivery_charge > 0 ? <Money value={delivery_charge} /> : t.freeDelivery}</td>
              <td>{min_order_cost > 0 ? <Money value={min_order_cost} /> : t.noSmallest}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** Answers to a shopper's questions before ordering: where it delivers and for how much, what can be returned, who is behind it. */
export function StoreFacts({ store }: { store: MarketStore }) {
  const t = useText('shop').store
  const { delivery_locations, refund_policy, AuthNumBusiness, vat_no, pickup } = store
  return (
    <div className={classes.facts}>
      <details className={classes.fact}>
        <summary>
          <IconTruckDelivery size={20} stroke={1.6} className="mirrored" aria-hidden="true" />
          {delivery_locations.length > 0 ? t.deliversTo(delivery_locations.length) : t.delivery}
        </summary>
        {delivery_locations.length > 0 ? <Delivery locations={delivery_locations} /> : <p>{t.noDelivery}</p>}
        {pickup && <p>{t.pickup}</p>}
      </details>
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
    </div>
  )
}
