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
  left: string
  less: string
}

/** Says what became of an order that was put into the cart again, if not all of it was. */
export function AgainNotice({ order, again: { full, left, less } }: { order: ShopperOrder; again: Again }) {
  const t = useText('shopper-orders').order
  const locale = useLocale()
  const to = usePathTo()
  const named = (ids: string) => order.lines.filter(({ id }) => ids.split(',').includes(id))
  const [gone, partly] = [named(left), named(less)]
  const isNone = gone.length === order.lines.length
  if (full) return <Alert color="red" role="alert" mb="md" title={t.againFull} />
  return (
    <Alert color={isNone ? 'red' : 'saffron'} role="status" mb="md">
      {gone.length > 0 && <p>{isNone ? t.againNone : t.againSome}</p>}
      <Names lines={gone} />
      {partly.length > 0 && (
        <>
          <p>{t.againLess}</p>
          <Names lines={partly} />
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
