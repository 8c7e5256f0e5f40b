import { Button } from '@mantine/core'
import { openStoreChat } from '@rahba/contract/conversations/chat-store'
import { IconMessage } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useSend } from '../../api/queries.ts'
import { useLocalPath } from '../../kit/link.tsx'
import { useText } from '../../text/use-text.ts'

/** Opens the conversation with the shopper of an order, with the order as what it is about. */
export default function ChatButton({ order_id }: { order_id: string }) {
  const t = useText('portal/orders')
  const local = useLocalPath()
  const navigate = useNavigate()
  const open = useSend(openStoreChat, { onDone: ({ id }) => void navigate(local(`/store/messages?session=${id}`)) })
  return (
    <Button
      variant="default"
      leftSection={<IconMessage size={16} aria-hidden="true" />}
      loading={open.pending}
      onClick={() => open.send({ body: { order_id } })}
    >
      {t.message}
    </Button>
  )
}
