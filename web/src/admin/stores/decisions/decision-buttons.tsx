import { Button, type ButtonProps, Group } from '@mantine/core'
import { isAllowed } from '@rahba/contract/kernel/action-table'
import { comma, inLocale } from '@rahba/contract/kernel/locale'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { type StoreActionName, storeActions, whyNotStoreAction } from '@rahba/contract/stores/store-actions'
import { IconBan, IconCheck, IconLock, IconPlayerPlay, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useCan } from '../../../api/session.ts'
import { ConfirmDialog } from '../../../kit/feedback/confirm.tsx'
import { Hint } from '../../../kit/feedback/hint.tsx'
import { RowMenu } from '../../../kit/list/row-menu.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { useDecision } from './use-decision.ts'

const looks: Record<StoreActionName, ButtonProps & { icon: ReactNode }> = {
  reject: { icon: <IconX size={16} aria-hidden="true" />, variant: 'default' },
  suspend: { icon: <IconBan size={16} aria-hidden="true" />, variant: 'default', c: 'red' },
  close: { icon: <IconLock size={16} aria-hidden="true" />, variant: 'default', c: 'red' },
  reinstate: { icon: <IconPlayerPlay size={16} aria-hidden="true" className="mirrored" /> },
  approve: { icon: <IconCheck size={16} aria-hidden="true" /> },
}
const order: StoreActionName[] = ['close', 'reject', 'suspend', 'reinstate', 'approve']

/** The actions an admin may take on the store now, and in a menu the blocked ones with reasons, from the table that the server enforces. */
export function DecisionButtons({ store }: { store: AdminStore }) {
  const { actions: t, market } = useText('admin/stores')
  const locale = useLocale()
  const mayUpdate = useCan('stores.update')
  const decide = useDecision()
  const [asking, setAsking] = useState<StoreActionName | null>(null)
  const getLabel = (action: StoreActionName) =>
    action === 'suspend' ? market.hide : action === 'reinstate' ? market.show : storeActions[action][locale]
  const why = (action: StoreActionName) => (mayUpdate ? whyNotStoreAction(action, store).map((reason) => reason[locale]) : [t.noRight])
  // Approval is the page's purpose: it is shown while it may still happen, even if something blocks it.
  // Irreversible actions stay in the menu.
  const shown = order.filter(
    (action) =>
      (why(action).length === 0 && action !== 'close') || (action === 'approve' && isAllowed(storeActions, action, store.approved)),
  )
  const hidden = order.filter((action) => !shown.includes(action))
  const button = (action: StoreActionName) => {
    const { icon, ...look } = looks[action]
    const reasons = why(action)
    if (reasons.length === 0) {
      return (
        <Button key={action} {...look} leftSection={icon} onClick={() => setAsking(action)}>
          {getLabel(action)}
        </Button>
      )
    }
    return (
      <Hint key={action} label={reasons.join(comma[locale])}>
        <Button {...look} leftSection={icon} data-disabled aria-disabled="true" onClick={(event) => event.preventDefault()}>
          {getLabel(action)}
        </Button>
      </Hint>
    )
  }
  const text = asking && t[asking]
  return (
    <Group gap="xs">
      {shown.map(button)}
      <RowMenu
        name={inLocale(store.name, locale)}
        actions={hidden.map((action) => ({
          key: action,
          label: getLabel(action),
          icon: looks[action].icon,
          disabled: why(action).join(comma[locale]) || false,
          onClick: () => setAsking(action),
        }))}
      />
      <ConfirmDialog
        opened={asking !== null}
        onClose={() => setAsking(null)}
        title={text?.title ?? ''}
        body={text?.body}
        confirmLabel={asking ? getLabel(asking) : ''}
        tone={asking !== null && storeActions[asking].reason ? 'danger' : 'normal'}
        {...(text && 'reason' in text ? { reason: 'required' as const, reasonLabel: text.reason } : {})}
        onConfirm={(reason) => (asking ? decide(store.id, asking, reason) : undefined)}
      />
    </Group>
  )
}
