import { Textarea } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import { UserText } from '../../kit/layout/direction.tsx'
import { NamedText } from '../../kit/layout/named-text.tsx'
import { Money } from '../../kit/show/money.tsx'
import { MoneyInText } from '../../kit/show/money-in-text.tsx'
import { Answer } from '../../orders/answer.tsx'
import { LinePrice } from '../../shop/cart/line-price.tsx'
import { useLocale } from '../../text/locale.ts'
import { useOwnLanguage } from '../../text/use-own-language.ts'
import { useText } from '../../text/use-text.ts'
import classes from './checkout.module.css'
import { getStoreAnchor } from './checkout-form-id.ts'
import { StoreSums } from './checkout-sums.tsx'
import type { CheckoutStoreView } from './checkout-view.server.ts'
import { nameField } from './choices.ts'
import { CodeField } from './code-field.tsx'
import { AnswerAnchor } from './enter-button.tsx'
import { HandOver } from './hand-over.tsx'
import { LineGoods } from './line-goods.tsx'

interface CheckoutStoreProps {
  view: CheckoutStoreView
  /** True if the checkout has no other store. */
  isOnly: boolean
  /** True if its code is where the answer to Enter is. */
  isAnswer: boolean
}

/** The order of one store: its goods, how they are handed over, a code, a note, and what they come to. */
export function CheckoutStore({ view, isOnly, isAnswer }: CheckoutStoreProps) {
  const t = useText('checkout')
  const own = useOwnLanguage()
  const { store, part, choice, can_order, is_undeliverable, quote, errors, seen_total } = view
  const isBlocked = !can_order || is_undeliverable
  const otherErrors = Object.entries(errors).filter(([path]) => path !== 'coupon_code' && path !== 'note')
  return (
    <section id={getStoreAnchor(store.id)} className={classes.part}>
      <h2 {...own(store.name)}>{store.name}</h2>
      <input type="hidden" name="store_id" value={store.id} />
      {/* A single store needs no choice: its order is what the whole page is about. */}
      {isOnly && !isBlocked && <input type="hidden" name={nameField(store.id, 'included')} value="on" />}
      {!isOnly && (
        <label className={classes.choice}>
          <input
            type="checkbox"
            name={nameField(store.id, 'included')}
            defaultChecked={choice.included && !isBlocked}
            disabled={isBlocked}
          />
          <span>{t.include(store.name)}</span>
        </label>
      )}
      {/* A store that is left out for a reason is ordered from again once the reason is gone. */}
      {isBlocked && choice.included && <input type="hidden" name={nameField(store.id, 'included')} value="on" />}
      {is_undeliverable && <input type="hidden" name={nameField(store.id, 'undeliverable')} value={choice.fulfilment ?? ''} />}
      {[part.problem, choice.fulfilment === 'pickup' ? null : part.delivery_problem, ...otherErrors.map(([, text]) => text)].map(
        (text) =>
          text && (
            <p key={text} className={classes.problem} role="alert">
              <MoneyInText>{text}</MoneyInText>
            </p>
          ),
      )}
      {can_order && <Minimum view={view} />}
      <StoreLines view={view} />
      {can_order && <HandOver view={view} />}
      {isAnswer && <AnswerAnchor />}
      <CodeField view={view} />
      {can_order ? (
        <details open={choice.note !== ''}>
          <summary>{t.note}</summary>
          <Textarea
            name={nameField(store.id, 'note')}
            aria-label={t.note}
            defaultValue={choice.note}
            error={errors.note}
            maxLength={500}
            rows={2}
            dir="auto"
          />
        </details>
      ) : (
        <input type="hidden" name={nameField(store.id, 'note')} value={choice.note} />
      )}
      {quote && (
        <>
          {choice.fulfilment !== 'pickup' && <ShipsFrom branch={quote.branch} />}
          <StoreSums part={part} quote={quote} isPickup={choice.fulfilment === 'pickup'} seen_total={seen_total} />
          <input type="hidden" name={nameField(store.id, 'expected_total')} value={quote.total} />
        </>
      )}
    </section>
  )
}

/** The amount that is missing to the minimum of a delivery. */
function Minimum({ view: { part, choice } }: { view: CheckoutStoreView }) {
  const t = useText('shop').cart
  const missing = part.delivery?.missing_to_minimum ?? 0
  if (choice.fulfilment === 'pickup' || missing === 0) return null
  return (
    <p className={classes.problem}>
      {t.minimum} <Money value={part.delivery?.min_order_cost ?? 0} />. {t.missing} <Money value={missing} />
    </p>
  )
}

function StoreLines({ view: { part, line_errors } }: { view: CheckoutStoreView }) {
  const t = useText('checkout')
  const cart = useText('shop').cart
  return (
    <ul className={classes.lines}>
      {part.lines.map(({ index, answers, problem, price_change, seen_price, total, total_before, ...goods }) => (
        <li key={index}>
          <LineGoods line={goods}>
            {answers.map(({ field, answer }) => (
              <p key={field} className={classes.small}>
                <NamedText name={field}>
                  <Answer text={answer} />
                </NamedText>
              </p>
            ))}
            {price_change && (
              <p className={classes.changed}>
                {price_change === 'up' ? cart.priceUp : cart.priceDown} <Money value={seen_price} />
              </p>
            )}
            {problem && (
              <p className={classes.problem} role={line_errors[index] ? 'alert' : undefined}>
                {t.leftOut} {problem.text}
              </p>
            )}
            {!problem && line_errors[index] && (
              <p className={classes.problem} role="alert">
                {line_errors[index]}
              </p>
            )}
          </LineGoods>
          {problem === null && <LinePrice line={{ total, total_before }} />}
        </li>
      ))}
    </ul>
  )
}

/** The branch that a delivery leaves from, where the store has several. */
function ShipsFrom({ branch }: { branch: NonNullable<CheckoutStoreView['quote']>['branch'] }) {
  const t = useText('checkout')
  const locale = useLocale()
  if (branch.is_only) return null
  return (
    <p className={classes.small}>
      {t.shipsFrom}: <UserText>{inLocale(branch.name, locale)}</UserText>
    </p>
  )
}
