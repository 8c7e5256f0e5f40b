import { Text } from '@mantine/core'
import type { ChatSession } from '@rahba/contract/conversations/chat/chat-shapes'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { IconReceipt } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Localized } from '../../kit/layout/direction.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Money } from '../../kit/show/money.tsx'
import { Thumb } from '../../kit/show/thumb.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './chat.module.css'
import type { ChatView } from './chat-view.ts'

/** Returns each side's page for the subject of the conversation; null if it has none. */
function buildLink({ actor }: ChatView, { store, order, product }: ChatSession): PageAddress | null {
  if (order) return actor === 'store' ? `/store/orders/${order.id}` : actor === 'admin' ? `/dashboard/orders/${order.id}` : null
  if (!product) return null
  return actor === 'store' ? `/store/products/${product.id}/edit` : `/s/${store.slug}/p/${product.slug}`
}

/** The order or product being talked about. */
export function SubjectCard({ view, session }: { view: ChatView; session: ChatSession }) {
  const t = useText('chat')
  const { order, product } = session
  if (!order && !product) return null
  const link = buildLink(view, session)
  const content: ReactNode = (
    <>
      {order ? <IconReceipt size={22} stroke={1.5} aria-hidden="true" /> : <Thumb id={product?.image} width={36} />}
      <div className={classes.subjectText}>
        <Text size="xs" c="dimmed" component="div">
          {t.about}
        </Text>
        <Text size="sm" fw={600} truncate component="div">
          {order ? t.order(order.number) : <Localized text={product?.name} />}
        </Text>
      </div>
      {order && (
        <Text size="xs" c="dimmed" ta="end" component="div">
          {/* The total of a cancelled order, of which nothing is left, tells which order is meant. */}
          <Money value={order.total_left || order.total} bold />
          <div>
            <DateTime value={order.placed_at} style="date" />
          </div>
        </Text>
      )}
    </>
  )
  return link ? (
    <LocalLink to={link} className={classes.subject}>
      {content}
    </LocalLink>
  ) : (
    <div className={classes.subject}>{content}</div>
  )
}
