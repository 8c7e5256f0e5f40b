import { Button } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { ShopperOrder } from '@rahba/contract/orders/order-shapes'
import { IconRepeat } from '@tabler/icons-react'
import { UserText } from '../../../kit/layout/direction.tsx'
import { usePathTo } from '../../../paths.ts'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import classes from '../orders.module.css'
import { AskStore } from './ask-store.tsx'
import { Part } from './labelled.tsx'

/** The store of an order: its page, the conversation with it, and the same order again. */
export function OrderStore({ order }: { order: ShopperOrder }) {
  const t = useText('shopper-orders').order
  const locale = useLocale()
  const to = usePathTo()
  const name = (
    <strong>
      <UserText>{inLocale(order.store, locale)}</UserText>
    </strong>
  )
  return (
    <Part title={t.store}>
      <p>{order.store_slug ? <a href={to('/s/:slug', { slug: order.store_slug })}>{name}</a> : name}</p>
      <div className={classes.actions}>
        <AskStore order_id={order.id} />
        <form method="post" encType="multipart/form-data">
          <Button type="submit" name="intent" value="again" variant="default" leftSection={<IconRepeat size={18} aria-hidden="true" />}>
            {t.again}
          </Button>
        </form>
      </div>
    </Part>
  )
}
