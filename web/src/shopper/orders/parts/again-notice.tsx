import { Alert } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { UserText } from '../../../kit/layout/direction.tsx'
import { usePathTo } from '../../../paths.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'

interface Again {
  full: boolean
  /** Ids of lines, with commas: not sold any more, and sold in part. */
  unavailable_ids: string
  reduced_ids: string
}

/** Says what became of an order that was put into the cart again, if not all of it was. */
export function AgainNotice({ order, again: { full, unavailable_ids, reduced_ids } }: { order: ShopperOrder; again: Again }) {
  const t = useText('shopper-orders').order
  const locale = useLocale()
  const to = usePathTo()
  const named = (ids: string) => order.lines.filter(({ id }) => ids.split(',').includes(id))
  const [unavailable, reduced] = [named(unavailable_ids), named(reduced_ids)]
  const isNone = unavailable.length === order.lines.length
  if (full) return <Alert color="red" role="alert" mb="md" title={t.againFull} />
  return (
    <Alert color={isNone ? 'red' : 'saffron'} role="status" mb="md">
      {unavailable.length > 0 && <p>{isNone ? t.againNone : t.againSome}</p>}
      <Names lines={unavailable} />
      {reduced.length > 0 && (
        <>
          <p>{t.againLess}</p>
          <Names lines={reduced} />
        </>
      )}
      {!isNone && (
        <a href={to('/cart')} hrefLang={locale}>
          {t.cart}
        </a>
      )}
    </Alert>
  )
}

function Names({ lines }: { lines: ShopperOrder['lines'] }) {
  const locale = useLocale()
  if (lines.length === 0) return null
  return (
    <ul>
      {lines.map(({ id, name }) => (
        <li key={id}>
          <UserText>{inLocale(name, locale)}</UserText>
        </li>
      ))}
    </ul>
  )
}
