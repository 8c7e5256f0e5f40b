import type { MarketStore } from '@rahba/contract/catalog/market/market'
import { comma, inLocale } from '@rahba/contract/kernel/locale'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { cashToCollect } from '@rahba/contract/orders/order-states'
import { getWeekday } from '@rahba/contract/stores/profile/opening-times'
import { Localized, UserText } from '../../../kit/layout/direction.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { formatInterval } from '../../../stores/format-hours.ts'
import { describeOpenNow } from '../../../stores/open-now.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { getMapLink } from '../../map-link.ts'
import classes from '../orders.module.css'

export type StoreHours = MarketStore['hours']

/** True if an order waits at a branch for its customer. */
const isWaiting = ({ status, fulfilment }: ShopperOrder): boolean => status === 'ready' && fulfilment === 'pickup'

/** Everything that is needed to collect an order that is ready: the way to the branch, its hours today, and what to show and to pay there. */
export function PickupPlace({ order, hours }: { order: ShopperOrder; hours: StoreHours }) {
  const t = useText('shopper-orders').order
  const words = useText('store-delivery')
  const locale = useLocale()
  if (!isWaiting(order)) return null
  const { branch, number } = order
  const city = branch?.city ? inLocale(branch.city, locale) : null
  const today = hours?.holiday ? [] : (hours?.week?.[getWeekday(todayInRiyadh())] ?? [])
  const cash = cashToCollect(order)
  return (
    <div className={classes.pickup}>
      {branch?.address && (
        <div>
          <UserText>{branch.address}</UserText>
          {city && (
            <>
              {comma[locale]}
              <Localized text={branch.city} />
            </>
          )}
          <br />
          <a href={getMapLink([branch.address, city])} target="_blank" rel="noreferrer">
            {t.map}
          </a>
        </div>
      )}
      {hours && (
        <div>
          {t.hours}: {describeOpenNow(hours, words.open, locale)}
          {today.length > 0 && (
            <>
              <br />
              {t.hoursToday}: {today.map((interval) => formatInterval(interval, words, locale)).join(' · ')}
            </>
          )}
        </div>
      )}
      <div>
        <strong>{t.showNumber(number)}</strong>
        {cash > 0 && (
          <>
            <br />
            {t.collect.pickup}: <Money value={cash} bold />
          </>
        )}
      </div>
    </div>
  )
}
