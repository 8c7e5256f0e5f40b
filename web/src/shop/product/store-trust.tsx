import type { MarketStore } from '@rahba/contract/catalog/market/market'
import { Link } from 'react-router'
import { UserText } from '../../kit/layout/direction.tsx'
import { useText } from '../../text/use-text.ts'
import facts from '../store/store-facts.module.css'
import { TrustFacts } from '../store/trust-facts.tsx'
import classes from './product-facts.module.css'

interface StoreTrustProps {
  store: Pick<MarketStore, 'refund_policy' | 'AuthNumBusiness' | 'vat_no'> & { name: string; path: string }
}

/** The store of a product, with its policy of returns and the numbers it is registered by. */
export function StoreTrust({ store }: StoreTrustProps) {
  const t = useText('shop').product
  return (
    <section>
      <h2 className={classes.heading}>{t.ofStore}</h2>
      <p>
        <Link to={store.path}>
          <UserText>{store.name}</UserText>
        </Link>
      </p>
      <div className={facts.facts}>
        <TrustFacts store={store} />
      </div>
    </section>
  )
}
