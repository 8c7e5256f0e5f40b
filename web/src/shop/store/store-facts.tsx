import type { MarketStore } from '@rahba/contract/catalog/market/market'
import { IconBuildingStore, IconTruckDelivery } from '@tabler/icons-react'
import { UserText } from '../../kit/layout/direction.tsx'
import { ScrollRegion } from '../../kit/layout/scroll-region.tsx'
import { UserTexts } from '../../kit/layout/user-texts.tsx'
import { RulesTable } from '../../stores/rules-table.tsx'
import { useText } from '../../text/use-text.ts'
import { Hours } from './hours.tsx'
import classes from './store-facts.module.css'
import { TrustFacts } from './trust-facts.tsx'

/** The place of the store's most general rule that delivers, in words. */
function useDeliveryTitle(rules: MarketStore['delivery_locations']): string {
  const t = useText('shop').store
  const delivering = rules.filter(({ delivers }) => delivers)
  if (delivering.some(({ city, region }) => city === null && region === null)) {
    const excluded = rules.filter(({ delivers }) => !delivers)
    const cities = excluded.filter(({ city }) => city !== null).length
    return t.deliversEverywhere(cities, excluded.length - cities)
  }
  const regions = delivering.filter(({ city }) => city === null).length
  return regions > 0 ? t.deliversToRegions(regions) : t.deliversTo(delivering.length)
}

/** The branches where a shopper collects an order, each with its place. */
function PickupFact({ branches }: { branches: MarketStore['pickup_branches'] }) {
  const t = useText('shop').store
  return (
    <details className={classes.fact}>
      <summary>
        <IconBuildingStore size={20} stroke={1.6} aria-hidden="true" />
        {t.pickup}
      </summary>
      <ul className={classes.branches}>
        {branches.map(({ id, name, city, address }) => (
          <li key={id}>
            <UserTexts parts={[name, city]} />
            {address && (
              <span className={classes.address}>
                <UserText>{address}</UserText>
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Answers to a shopper's questions before ordering: where it delivers and for how much, what can be returned, who is behind it. */
export function StoreFacts({ store }: { store: MarketStore }) {
  const t = useText('shop').store
  const { delivery_locations, hours, pickup_branches } = store
  const title = useDeliveryTitle(delivery_locations)
  return (
    <div className={classes.facts}>
      {hours && <Hours hours={hours} />}
      <details className={classes.fact}>
        <summary>
          <IconTruckDelivery size={20} stroke={1.6} className="mirrored" aria-hidden="true" />
          {delivery_locations.length > 0 ? title : t.delivery}
        </summary>
        {delivery_locations.length > 0 ? (
          <ScrollRegion label={t.delivery} className={classes.scroll}>
            <RulesTable rules={delivery_locations} />
          </ScrollRegion>
        ) : (
          <p>{t.noDelivery}</p>
        )}
      </details>
      {pickup_branches.length > 0 && <PickupFact branches={pickup_branches} />}
      <TrustFacts store={store} />
    </div>
  )
}
