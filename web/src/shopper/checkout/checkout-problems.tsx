import { Alert } from '@mantine/core'
import { UserText } from '../../kit/layout/direction.tsx'
import { MoneyInText } from '../../kit/show/money-in-text.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './checkout.module.css'
import { getStoreAnchor } from './checkout-form-id.ts'
import type { CheckoutStoreView, CheckoutView } from './checkout-view.server.ts'

/** Returns the reasons why a store takes no order, or takes less than what is in the cart. */
const listProblems = ({ part, errors, line_errors }: CheckoutStoreView): string[] => [
  ...(part.problem ? [part.problem] : []),
  ...part.lines.flatMap(({ name, problem }) => (problem ? [[name, problem.text].filter(Boolean).join(': ')] : [])),
  ...Object.values(errors).flatMap((text) => text ?? []),
  // A line that can't be ordered has its reason already.
  ...part.lines.flatMap(({ index, problem }) => (problem ? [] : (line_errors[index] ?? []))),
]

/** The reasons of a refusal above the form, each with a link to its store. It has the focus if the orders were to be placed. */
export function CheckoutProblems({ view }: { view: CheckoutView }) {
  const t = useText('checkout')
  const whole = [
    ...new Set(
      [view.is_own_change ? t.ownChange : view.error, ...Object.values(view.fields)].filter((text) => text !== null && text !== undefined),
    ),
  ]
  const stores = view.is_refused ? view.stores.filter(({ choice }) => choice.included) : []
  const parts = stores.map(({ store, ...rest }) => ({ store, texts: [...new Set(listProblems({ store, ...rest }))] }))
  if (whole.length === 0 && !view.is_refused) return null
  return (
    <Alert
      color={view.is_own_change ? 'saffron' : 'red'}
      role="alert"
      variant="light"
      title={view.is_refused ? t.notPlaced : undefined}
      className={classes.problems ?? ''}
      tabIndex={-1}
      autoFocus={view.is_refused}
    >
      {whole.map((text) => (
        <p key={text}>
          <MoneyInText>{text}</MoneyInText>
        </p>
      ))}
      {parts.flatMap(({ store, texts }) =>
        texts.map((text) => (
          <p key={`${store.id} ${text}`}>
            <a href={`#${getStoreAnchor(store.id)}`}>
              <UserText>{store.name}</UserText>
            </a>
            : <MoneyInText>{text}</MoneyInText>
          </p>
        )),
      )}
    </Alert>
  )
}
