import { Button } from '@mantine/core'
import { comma, inLocale } from '@rahba/contract/kernel/locale'
import { todayInRiyadh } from '@rahba/contract/kernel/today'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { fulfilments } from '@rahba/contract/orders/order-states'
import { trackingLink } from '@rahba/contract/orders/tracking-link'
import { getWeekday, type OpeningWeek } from '@rahba/contract/stores/profile/opening-times'
import { IconExternalLink } from '@tabler/icons-react'
import { Fragment } from 'react'
import { UserText } from '../../../kit/layout/direction.tsx'
import { WeekHours } from '../../../stores/week-hours.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { getMapLink } from '../../map-link.ts'
import classes from '../orders.module.css'
import { Fact, Part } from './labelled.tsx'
import { PromisedArrival } from './promise.tsx'

/** Where an order goes, when, and with whom. */
export function OrderDelivery({ order, week }: { order: ShopperOrder; week: OpeningWeek | null }) {
  const t = useText('shopper-orders').order
  const locale = useLocale()
  const { address, branch, fulfilment, shipping_company, tracking_number } = order
  const track = trackingLink(shipping_company, tracking_number)
  const isPickup = fulfilment === 'pickup'
  const lines = address ? [address.building, address.street, address.district, inLocale(address.city, locale)].filter(Boolean) : []
  return (
    <Part title={fulfilments[fulfilment][locale]} live="delivery">
      <dl className={classes.amounts}>
        <PromisedArrival order={order} fact />
        {!isPickup && !branch.is_only && (
          <Fact label={t.shipsFrom}>
            <UserText>{inLocale(branch.name, locale)}</UserText>
          </Fact>
        )}
        {shipping_company && (
          <Fact label={t.carrier}>
            <UserText>{shipping_company}</UserText>
          </Fact>
        )}
        {tracking_number && (
          <Fact label={t.tracking}>
            <bdi dir="ltr">{tracking_number}</bdi>
          </Fact>
        )}
      </dl>
      {track && (
        <p>
          <Button
            component="a"
            href={track}
            target="_blank"
            rel="noreferrer"
            variant="default"
            rightSection={<IconExternalLink size={16} aria-hidden="true" />}
          >
            {t.track}
          </Button>
        </p>
      )}
      {address && !isPickup && (
        <>
          <h3>{t.address}</h3>
          <p>
            <UserText>{address.name}</UserText> · <bdi dir="ltr">{address.phone}</bdi>
          </p>
          <p>
            {lines.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && comma[locale]}
                <UserText>{line}</UserText>
              </Fragment>
            ))}
          </p>
          {address.short_address && (
            <p>
              <bdi dir="ltr">{address.short_address}</bdi>
            </p>
          )}
        </>
      )}
      {isPickup && (
        <>
          <h3>{t.branch}</h3>
          <p>
            <UserText>{inLocale(branch.name, locale)}</UserText>
          </p>
          {branch.address && (
            <p>
              <UserText>{branch.address}</UserText>
              {branch.city && (
                <>
                  {comma[locale]}
                  <UserText>{inLocale(branch.city, locale)}</UserText>
                </>
              )}
              <br />
              <a href={getMapLink([branch.address, branch.city && inLocale(branch.city, locale)])} target="_blank" rel="noreferrer">
                {t.map}
              </a>
            </p>
          )}
          {branch.phone && (
            <p>
              <a href={`tel:${branch.phone}`}>
                <bdi dir="ltr">{branch.phone}</bdi>
              </a>
            </p>
          )}
          {week && (
            <>
              <h3>{t.hours}</h3>
              <WeekHours week={week} today={getWeekday(todayInRiyadh())} />
            </>
          )}
        </>
      )}
      {order.note && (
        <>
          <h3>{t.note}</h3>
          <p>
            <UserText>{order.note}</UserText>
          </p>
        </>
      )}
    </Part>
  )
}
