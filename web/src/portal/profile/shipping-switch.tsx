import { Switch } from '@mantine/core'
import { toggleShipping } from '@rahba/contract/stores/profile/profile.calls'
import type { StoreProfile } from '@rahba/contract/stores/store-shapes'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useSend } from '../../api/queries.ts'
import { toast } from '../../api/toast.ts'
import { useText } from '../../text/use-text.ts'

/**
 * Pauses delivery orders and takes them again at once, and back when the server refuses. A store that does not deliver has nothing to pause:
 * there this switch would say that delivery is on beside a field that says it is not.
 */
export function ShippingSwitch({ store }: { store: StoreProfile }) {
  const t = useText('portal/store-forms').delivery
  const { revalidate } = useRevalidator()
  const [requested, setRequested] = useState<boolean | null>(null)
  const { send, pending } = useSend(toggleShipping, {
    silent: true,
    onDone: () => void revalidate().then(() => setRequested(null)),
    onFailed: () => {
      setRequested(null)
      toast(t.switchFailed, 'error')
    },
  })
  if (!store.has_delivery_service) return null
  const on = requested ?? store.shipping_enabled
  return (
    <Switch
      checked={on}
      disabled={pending}
      label={t.on}
      onChange={(event) => {
        const next = event.currentTarget.checked
        setRequested(next)
        send({ body: { shipping_enabled: next } })
      }}
    />
  )
}
