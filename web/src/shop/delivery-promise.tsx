import { Button } from '@mantine/core'
import type { MarketDelivery } from '@rahba/contract/catalog/market/market'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { IconTruckDelivery } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Money } from '../kit/show/money.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { CityField } from './city/city-field.tsx'
import { deliveryAnchor } from './delivery-anchor.ts'
import classes from './delivery-promise.module.css'
import { ForVariants } from './product/for-variants.tsx'
import type { PromiseGroup } from './product/promise-groups.ts'

interface DeliveryPromiseProps {
  delivery: MarketDelivery
  /** The city as it was typed; empty if none was. */
  typed: string
  /** The rest of the page's address, which stays; left out beside a form that names it. */
  others?: readonly (readonly [name: string, value: string])[]
  /** The id of another form of the page, such as that of a product's choices: what was chosen and typed there is sent along and so kept. */
  of?: string
  /** The variants of a product by what is promised for them; left out where it is asked for the whole store. */
  groups?: readonly PromiseGroup[]
  /** The place of the variant that the page shows. */
  shown?: number
}

/** A promise for no product in particular. */
const wholeStore: readonly PromiseGroup[] = [{ state: 'delivered', from: null, variants: [0] }]

/**
 * When an order placed now arrives, in the city that the visitor names, and what delivery costs there. The page's action keeps the city for
 * other pages (`saveTypedCity`). It works without scripts.
 */
export function DeliveryPromise({ delivery, typed, others = [], of, groups = wholeStore, shown = 0 }: DeliveryPromiseProps) {
  const t = useText('shop').promise
  return (
    <section className={classes.promise} aria-label={t.title}>
      <IconTruckDelivery size={20} stroke={1.6} className="mirrored" aria-hidden="true" />
      <div className={classes.words}>
        <p role="status" id={deliveryAnchor} tabIndex={-1}>
          {groups.map(({ variants, ...group }) => (
            <ForVariants key={`${group.state} ${group.from}`} variants={variants} shown={shown}>
              <Answer delivery={delivery} typed={typed} {...group} />
            </ForVariants>
          ))}
        </p>
        <Frame of={of}>
          {others.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <CityField
            name="city"
            form={of}
            data-enter={of}
            defaultValue={delivery.city ?? typed}
            placeholder={t.placeholder}
            aria-label={t.city}
            maxLength={60}
            autoComplete="address-level2"
            className={classes.city ?? ''}
          />
          <Button type="submit" form={of} formMethod="post" name="act" value="city" variant="default" size="sm">
            {t.show}
          </Button>
        </Frame>
      </div>
    </section>
  )
}

/** The form of its own, or room beside the form that its field and button belong to. */
function Frame({ of, children }: { of: string | undefined; children: ReactNode }) {
  if (of !== undefined) return <div className={classes.form}>{children}</div>
  return (
    <form method="post" className={classes.form}>
      {children}
    </form>
  )
}

function Answer({ delivery, typed, state, from }: Pick<DeliveryPromiseProps, 'delivery' | 'typed'> & Omit<PromiseGroup, 'variants'>) {
  const t = useText('shop').promise
  const locale = useLocale()
  const {
    city,
    delivers,
    excluded_cities,
    excluded_regions,
    delivery_charge,
    max_delivery_charge,
    min_order_cost,
    free_from,
    promised_from,
    promised_to,
  } = delivery
  if (typed !== '' && city === null) return t.unknown(typed)
  if (!delivers) return city === null ? t.ask : t.noDelivery(city)
  if (state === 'pickup_only') return t.pickupOnly
  const day = (value: string) => formatDate(value, locale, 'dayMonth')
  const place = city ?? t.kingdom(excluded_cities, excluded_regions)
  return (
    <>
      {promised_from === null || promised_to === null || state === 'sold_out'
        ? t.delivers(place)
        : promised_from === promised_to
          ? t.arrivesOn(place, day(promised_to))
          : t.arrives(place, day(promised_from), day(promised_to))}
      {from !== null && (
        <span className={classes.charge}>
          <bdi>{t.from(from)}</bdi>
        </span>
      )}
      <span className={classes.charge}>
        {max_delivery_charge > delivery_charge ? (
          <>
            {t.chargeFrom} <Money value={delivery_charge} /> {t.chargeTo} <Money value={max_delivery_charge} /> {t.byCity}
          </>
        ) : delivery_charge === 0 ? (
          t.free
        ) : (
          <>
            {t.charge} <Money value={delivery_charge} />
          </>
        )}
        {max_delivery_charge > 0 && free_from !== null && (
          <>
            {' · '}
            {t.freeFrom} <Money value={free_from} />
          </>
        )}
        {min_order_cost > 0 && (
          <>
            {' · '}
            {t.minimum} <Money value={min_order_cost} />
          </>
        )}
      </span>
    </>
  )
}
