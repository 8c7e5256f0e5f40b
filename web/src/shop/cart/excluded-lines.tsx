import { Alert } from '@mantine/core'
import type { PricedCartStore } from '@rahba/contract/orders/cart/cart'
import { isBelowMinimum } from '@rahba/contract/orders/cart/cart-sum'
import type { ReactNode } from 'react'
import { UserText } from '../../kit/layout/direction.tsx'
import { Money } from '../../kit/show/money.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './cart.module.css'

/** The lines that are excluded from the sum of a cart, with the reason in the words of the checkout. A store that takes no orders is listed once. */
export function ExcludedLines({ parts, pieces }: { parts: readonly PricedCartStore[]; pieces: number }) {
  const t = useText('checkout')
  const cart = useText('shop').cart
  const rows = parts.flatMap(({ store, problem, lines, ...part }) => {
    const bad: { key: string; name: string; why: ReactNode }[] = lines.flatMap(({ index, name, problem }) =>
      problem ? [{ key: String(index), name: name ?? cart.deletedProduct, why: problem.text }] : [],
    )
    if (!store || bad.length === lines.length) return bad
    if (problem) return [{ key: store.id, name: store.name, why: problem }]
    if (!isBelowMinimum(part)) return bad
    const why = (
      <>
        {cart.minimum} <Money value={part.delivery?.min_order_cost ?? 0} />. {cart.missing}{' '}
        <Money value={part.delivery?.missing_to_minimum ?? 0} />
      </>
    )
    return [{ key: store.id, name: store.name, why }, ...bad]
  })
  if (rows.length === 0) return null
  return (
    <Alert color="saffron" title={t.cannotOrder} className={classes.apart ?? ''}>
      <ul>
        {rows.map(({ key, name, why }) => (
          <li key={key}>
            <UserText>{name}</UserText>: {why}
          </li>
        ))}
      </ul>
      <p>{pieces > 0 ? t.cannotOrderNote : t.cannotOrderAny}</p>
    </Alert>
  )
}
