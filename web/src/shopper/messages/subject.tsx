import type { ChatSession } from '@rahba/contract/conversations/chat/chat-shapes'
import { inLocale } from '@rahba/contract/kernel/locale'
import { UserText } from '../../kit/layout/direction.tsx'
import { usePathTo } from '../../paths.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { orderPath } from '../order-path.ts'
import classes from './messages.module.css'

/** The product or order that a conversation was last started from. */
export function Subject({ chat: { store, product, order } }: { chat: ChatSession }) {
  const t = useText('shopper-account').messages
  const locale = useLocale()
  const to = usePathTo()
  if (!product && !order) return null
  return (
    <p className={classes.subject}>
      {t.about}{' '}
      {order ? (
        <a href={orderPath(to('/orders'), order.id)}>{t.order(order.number)}</a>
      ) : (
        product && (
          <a href={to('/s/:slug/p/:product', { slug: store.slug, product: product.slug })}>
            <UserText>{inLocale(product.name, locale)}</UserText>
          </a>
        )
      )}
    </p>
  )
}
