import { chatOfOrder } from '@rahba/contract/conversations/chat-admin'
import { useCall } from '../../api/queries.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { useText } from '../../text/use-text.ts'

/** Leads to the conversation of an order's store and shopper, where there is one. Reading it is recorded. */
export default function ChatLink({ order_id }: { order_id: string }) {
  const t = useText('admin/orders')
  const { data } = useCall(chatOfOrder, { params: { id: order_id } }, { silent: true })
  if (!data?.session_id) return null
  return (
    <LinkButton to={`/chat-view/${data.session_id}`} variant="default">
      {t.chat}
    </LinkButton>
  )
}
