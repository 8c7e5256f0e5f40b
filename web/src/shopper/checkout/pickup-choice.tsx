import type { PricedCartStore } from '@rahba/contract/orders/cart/cart'
import { UserText } from '../../kit/layout/direction.tsx'
import { UserTexts } from '../../kit/layout/user-texts.tsx'
import { formatInterval } from '../../stores/format-hours.ts'
import { describeOpenNow } from '../../stores/open-now.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { getMapLink } from '../map-link.ts'
import classes from './checkout.module.css'
import type { CheckoutStoreView } from './checkout-view.server.ts'
import { nameField } from './choices.ts'

type Branch = PricedCartStore['pickup_branches'][number]

/** The branch where an order is collected, with its address and hours. A store with several has them as cards, one of which is chosen. */
export function PickupChoice({ view: { store, part, choice, quote } }: { view: CheckoutStoreView }) {
  const t = useText('checkout')
  const { pickup_branches, hours } = part
  const [only, second] = pickup_branches
  if (!only) return null
  if (!second)
    return (
      <section className={classes.handOver} aria-label={t.branch}>
        <h3 className={classes.branchTitle}>{t.branch}</h3>
        <div className={classes.card} data-chosen>
          <BranchFacts branch={only} />
          <VisitFacts branch={only} hours={hours} />
        </div>
      </section>
    )
  const name = nameField(store.id, 'branch_id')
  const chosen = pickup_branches.find(({ id }) => id === choice.branch_id)
  const found = pickup_branches.find(({ id }) => id === quote?.branch.id)
  return (
    <fieldset className={classes.handOver}>
      <legend>{t.branch}</legend>
      <div className={classes.card}>
        <label className={classes.choice}>
          <input type="radio" name={name} value="" defaultChecked={!chosen} />
          <span>
            {t.anyBranch}
            {!chosen && found && (
              <span className={classes.small}>
                {t.pickUpAt}: <UserTexts parts={[found.name, found.city, found.address]} />
              </span>
            )}
          </span>
        </label>
        <VisitFacts branch={chosen ? undefined : found} hours={hours} />
      </div>
      {pickup_branches.map((branch) => (
        <div key={branch.id} className={classes.card}>
          <label className={classes.choice}>
            <input type="radio" name={name} value={branch.id} defaultChecked={branch === chosen} />
            <BranchFacts branch={branch} />
          </label>
          <VisitFacts branch={branch} hours={hours} />
        </div>
      ))}
    </fieldset>
  )
}

/** A branch as all of them are told apart: its name and address, and if it is near or lacks goods. */
function BranchFacts({ branch: { name, city, address, has_all, in_city } }: { branch: Branch }) {
  const t = useText('checkout')
  return (
    <span>
      <strong>
        <UserText>{name}</UserText>
      </strong>
      {(city || address) && (
        <span className={classes.small}>
          <UserTexts parts={[city, address]} />
        </span>
      )}
      {in_city && <span className={classes.small}>{t.inYourCity}</span>}
      {!has_all && <span className={classes.changed}>{t.lacksGoods}</span>}
    </span>
  )
}

/**
 * The facts for a visit: when the store is open, and the way to its branch if that is known. They are outside the label, which would read them
 * out with its name.
 */
function VisitFacts({ branch, hours }: { branch: Branch | undefined; hours: PricedCartStore['hours'] }) {
  const t = useText('checkout')
  const words = useText('store-delivery')
  const locale = useLocale()
  // Closed all of today, the store has the hours of the day on which it opens.
  const listed = hours ? [...(hours.today ?? []), ...hours.next] : []
  return (
    <div className={classes.chosen}>
      {hours && (
        <p>
          <strong data-open={hours.is_open}>{describeOpenNow(hours, words.open, locale)}</strong>
          {listed.length > 0 && (
            <span>
              {hours.next.length > 0 ? t.nextHours : t.today}:{' '}
              {listed.map((interval) => formatInterval(interval, words, locale)).join(' · ')}
            </span>
          )}
        </p>
      )}
      {branch?.address && (
        <a href={getMapLink([branch.address, branch.city])} target="_blank" rel="noreferrer">
          {t.map}
        </a>
      )}
    </div>
  )
}
