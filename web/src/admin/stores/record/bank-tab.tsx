import { Alert, Button, Stack, Text } from '@mantine/core'
import { groupIban } from '@rahba/contract/kernel/iban'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { holdPayouts } from '@rahba/contract/stores/admin-stores.calls'
import { maySetHold, payoutsStopped } from '@rahba/contract/stores/payout-hold'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { approval } from '@rahba/contract/stores/store-states'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useSend } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { ConfirmAction } from '../../../kit/feedback/confirm.tsx'
import { Localized, Ltr, UserText } from '../../../kit/layout/direction.tsx'
import { CopyButton } from '../../../kit/show/copy-button.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { PropertyList } from '../../../kit/show/property-list.tsx'
import { StatusDot } from '../../../kit/show/status-dot.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { storeChanged } from '../store-changed.ts'

function HoldButton({ store }: { store: AdminStore }) {
  const t = useText('admin/stores').bank
  const hold = useSend(holdPayouts, { invalidates: storeChanged, message: (answer) => (answer.payout_hold ? t.heldDone : t.releasedDone) })
  const held = store.payout_hold
  return (
    <ConfirmAction
      title={held ? t.releaseTitle : t.holdTitle}
      body={held ? t.releaseBody : t.holdBody}
      confirmLabel={held ? t.releaseAction : t.holdAction}
      tone={held ? 'normal' : 'danger'}
      reason="required"
      reasonLabel={t.reason}
      onConfirm={(reason) => hold.sendAsync({ params: { id: store.id }, body: { hold: !held, reason } })}
    >
      <Button size="xs" variant={held ? 'filled' : 'default'} disabled={!maySetHold(store, !held)}>
        {held ? t.releaseAction : t.holdAction}
      </Button>
    </ConfirmAction>
  )
}

/** The account for payouts, and whether they are allowed. */
export function BankTab({ store }: { store: AdminStore }) {
  const t = useText('admin/stores').bank
  const locale = useLocale()
  const mayHold = useCan('walletsControll.update')
  const label = (key: string) => storeLabels[key]?.[locale] ?? key
  const name = store.bank_account_name
  const stopped = payoutsStopped(store)
  return (
    <Stack gap="md" maw={760}>
      {stopped && (
        <Alert color="saffron" variant="light" icon={<IconAlertTriangle size={18} />}>
          {store.approved === approval.suspended ? t.suspendedHint : t.heldHint}
        </Alert>
      )}
      <Panel title={t.account} actions={mayHold && <HoldButton store={store} />}>
        {store.iban_no ? (
          <PropertyList
            items={[
              {
                label: label('iban_no'),
                value: (
                  <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
                    <Ltr>{groupIban(store.iban_no)}</Ltr>
                    <CopyButton text={store.iban_no} />
                  </span>
                ),
              },
              { label: label('bank_account_name'), value: name && <UserText>{name}</UserText> },
              { label: t.bank, value: store.bank && <Localized text={store.bank.title} /> },
              { label: label('bank_account_no'), value: store.bank_account_no && <Ltr>{store.bank_account_no}</Ltr> },
              {
                label: t.hold,
                value: <StatusDot tone={stopped ? 'bad' : 'good'}>{stopped ? t.held : t.running}</StatusDot>,
              },
            ]}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {t.none}
          </Text>
        )}
      </Panel>
    </Stack>
  )
}
