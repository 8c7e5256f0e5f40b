import { Switch } from '@mantine/core'
import { toggleOnline } from '@rahba/contract/stores/profile/profile.calls'
import type { StoreProfile } from '@rahba/contract/stores/store-shapes'
import { approval } from '@rahba/contract/stores/store-states'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useSend } from '../../api/queries.ts'
import { toast } from '../../api/toast.ts'
import { Hint } from '../../kit/feedback/hint.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './header.module.css'
import { useClosedNow } from './use-open-now.ts'

/** Opens and closes the store at once and takes it back when the server refuses. Before approval it stays closed and says why. */
export function OpenSwitch({ store }: { store: StoreProfile }) {
  const t = useText('portal/layout').open
  const closedNow = useClosedNow(store)
  const { revalidate } = useRevalidator()
  const [requested, setRequested] = useState<boolean | null>(null)
  const { send, pending } = useSend(toggleOnline, {
    silent: true,
    onDone: () => void revalidate().then(() => setRequested(null)),
    onFailed: () => {
      setRequested(null)
      toast(t.failed, 'error')
    },
  })
  const open = requested ?? store.is_online
  const change = (next: boolean) => {
    if (store.approved === approval.suspended) return toast(t.suspended, 'error')
    if (store.approved === approval.closed) return toast(t.closedForGood, 'error')
    if (store.approved !== approval.approved) return toast(t.waitForApproval, 'error')
    if (next && store.agreement.due?.stops) return toast(t.agreement, 'error')
    setRequested(next)
    send({ body: { is_online: next } })
  }
  return (
    <Hint label={closedNow ? t.closedByHours(store.orders_stopped) : t.hint}>
      <Switch
        checked={open}
        onChange={(event) => change(event.currentTarget.checked)}
        disabled={pending || !store.permissions.includes('profile')}
        label={open ? (closedNow ?? t.open) : t.closed}
        aria-label={open ? t.open : t.closed}
        classNames={{ label: classes.open ?? '' }}
        color="brand"
        size="sm"
      />
    </Hint>
  )
}
