import { Button } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { usePathTo } from '../../../paths.ts'
import { useText } from '../../../text/use-text.ts'

/** The button that opens the conversation with an order's store. */
export function AskStore({ order_id }: { order_id: string }) {
  const t = useText('shopper-orders').order
  return (
    <form method="post" encType="multipart/form-data" action={usePathTo()('/orders/:id', { id: order_id })}>
      <Button type="submit" name="intent" value="ask" variant="default" leftSection={<IconMessage size={18} aria-hidden="true" />}>
        {t.ask}
      </Button>
    </form>
  )
}
