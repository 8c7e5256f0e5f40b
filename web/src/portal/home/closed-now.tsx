import { Alert } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { useText } from '../../text/use-text.ts'
import { useClosedNow } from '../layout/use-open-now.ts'
import { useStore } from '../layout/use-store.ts'

/** Tells a merchant whose hours or holiday close the store now what shoppers see, and where to change it. */
export function ClosedNow() {
  const store = useStore()
  const t = useText('portal/layout').open
  const { hours } = useText('portal/home')
  const words = useClosedNow(store)
  if (!words) return null
  return (
    <Alert color="saffron" variant="light" icon={<IconClock size={18} />} title={words}>
      {t.closedByHours(store.orders_stopped)}.{' '}
      {store.permissions.includes('profile') && (
        <LinkButton to="/store/profile/hours" variant="subtle" size="compact-sm">
          {hours}
        </LinkButton>
      )}
    </Alert>
  )
}
