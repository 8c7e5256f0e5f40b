import { openStoreChat } from '@rahba/contract/conversations/chat/chat-store.calls'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { asApiError } from '../../api/errors.ts'
import { toastError } from '../../api/toast.ts'
import { useLocalPath } from '../../kit/nav/link.tsx'
import { useLocale } from '../../text/locale.ts'

/** Opens the conversation with the shopper of an order, with the order as what it is about. */
export function useOpenChat(order_id: string): { open: () => void; busy: boolean } {
  const local = useLocalPath()
  const locale = useLocale()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const { id } = await api(openStoreChat, { body: { order_id } })
      await navigate(local(`/store/messages?session=${id}`))
    } catch (thrown) {
      toastError(asApiError(thrown, locale))
    } finally {
      setBusy(false)
    }
  }
  return { open: () => void open(), busy }
}
