import { isAllowed } from '@rahba/contract/kernel/action-table'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { StoreRow } from '@rahba/contract/stores/admin-stores'
import { storeActions } from '@rahba/contract/stores/store-actions'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import { UserText } from '../../kit/layout/direction.tsx'
import type { RowAction } from '../../kit/list/columns.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { useDecision } from './decisions/use-decision.ts'

/** The press that takes a store off the market or puts it back, for each row of the list, and the question before it. */
export function useMarketSwitch(): { getActions: (row: StoreRow) => RowAction[]; question: ReactNode } {
  const { actions: t, market } = useText('admin/stores')
  const locale = useLocale()
  const decide = useDecision()
  const [asking, setAsking] = useState<{ row: StoreRow; action: 'suspend' | 'reinstate' } | null>(null)
  const getActions = (row: StoreRow): RowAction[] => [
    ...(isAllowed(storeActions, 'suspend', row.approved)
      ? [
          {
            key: 'suspend',
            label: market.hide,
            icon: <IconEyeOff size={16} />,
            tone: 'danger' as const,
            onClick: () => setAsking({ row, action: 'suspend' }),
          },
        ]
      : []),
    ...(isAllowed(storeActions, 'reinstate', row.approved)
      ? [{ key: 'reinstate', label: market.show, icon: <IconEye size={16} />, onClick: () => setAsking({ row, action: 'reinstate' }) }]
      : []),
  ]
  const hides = asking?.action === 'suspend'
  const question = (
    <ConfirmDialog
      opened={asking !== null}
      onClose={() => setAsking(null)}
      title={asking ? t[asking.action].title : ''}
      body={
        asking && (
          <>
            <b>
              <UserText>{inLocale(asking.row.name, locale)}</UserText>
            </b>{' '}
            {t[asking.action].body}
          </>
        )
      }
      confirmLabel={hides ? market.hide : market.show}
      tone={hides ? 'danger' : 'normal'}
      {...(hides ? { reason: 'required' as const, reasonLabel: t.suspend.reason } : {})}
      onConfirm={(reason) => (asking ? decide(asking.row.id, asking.action, reason) : undefined)}
    />
  )
  return { getActions, question }
}
