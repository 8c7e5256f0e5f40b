import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { groupIban, maskIban } from '@rahba/contract/kernel/iban'
import { payoutStatuses } from '@rahba/contract/money/payouts/payout-states'
import type { StorePayout } from '@rahba/contract/money/payouts/payouts'
import { exportOwnPayouts, payoutTerms, withdrawPayout } from '@rahba/contract/money/payouts/payouts.calls'
import { IconBuildingBank, IconInfoCircle } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { useCall, useSend } from '../../api/queries.ts'
import { ConfirmAction } from '../../kit/feedback/confirm.tsx'
import { Code, Localized, Ltr, None, UserText } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { List } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { Money } from '../../kit/show/money.tsx'
import { paperUrl } from '../../kit/show/paper-url.ts'
import { RelativeTime } from '../../kit/show/relative-time.tsx'
import { PayoutState } from '../../money/payout-state.tsx'
import { useText } from '../../text/use-text.ts'
import { payoutsList } from './lists.ts'
import { changedByAsking } from './payouts-changed.ts'
import { RequestPayout } from './request-payout.tsx'
import { WeeklySwitch } from './weekly-switch.tsx'

/** The terms and account of a payout, or the reason none can be requested. */
function Terms() {
  const { payouts: t } = useText('portal/statement')
  const terms = useCall(payoutTerms, {})
  if (!terms.data) return null
  const { blocked, minimum, iban_no, bank, bank_account_name } = terms.data
  return (
    <Group justify="space-between" gap="md" align="center">
      <Stack gap={2}>
        {iban_no ? (
          <Text size="sm">
            {t.to} {bank && <Localized text={bank} />} <Ltr>{groupIban(iban_no)}</Ltr> · <UserText>{bank_account_name}</UserText>
          </Text>
        ) : null}
        <Text size="sm" c="dimmed" component="div">
          {t.minimum} <Money value={minimum} />
        </Text>
        {blocked && (
          <Alert color="gray" variant="light" icon={<IconInfoCircle size={18} aria-hidden="true" />} p="xs">
            {t.blocked[blocked]}
          </Alert>
        )}
      </Stack>
      {blocked === 'no_account' ? (
        <LinkButton to="/store/profile/payment">{t.addAccount}</LinkButton>
      ) : (
        <RequestPayout terms={terms.data} />
      )}
    </Group>
  )
}

function Withdraw({ payout }: { payout: StorePayout }) {
  const { payouts: t } = useText('portal/statement')
  const send = useSend(withdrawPayout, { invalidates: changedByAsking, message: t.withdrawn })
  return (
    <ConfirmAction
      title={t.withdrawTitle}
      body={t.withdrawBody}
      confirmLabel={t.withdraw}
      tone="danger"
      onConfirm={() => send.sendAsync({ params: { id: payout.id } })}
    >
      <Button variant="default" size="xs">
        {t.withdraw}
      </Button>
    </ConfirmAction>
  )
}

/** The reason a payout failed, or the bank's reference with the transfer's receipt. */
function Said({ payout: { reason, reference, receipt } }: { payout: StorePayout }) {
  const { payouts: t } = useText('portal/statement')
  const { pathname } = useLocation()
  if (reason) return <UserText lines={2}>{reason}</UserText>
  if (!reference) return <None />
  return (
    <>
      <Code>{reference}</Code>
      {receipt && (
        <>
          {' · '}
          <Anchor size="sm" href={paperUrl(receipt, pathname)} target="_blank" rel="noreferrer">
            {t.receipt}
          </Anchor>
        </>
      )}
    </>
  )
}

/** The store's payouts: asking for one, taking it back, and what became of each. */
export function PayoutsPanel() {
  const { payouts: t } = useText('portal/statement')
  const { name, call, options } = payoutsList
  const list = useListState(options)
  const query = useCall(call, { query: list.query })
  const columns: Column<StorePayout>[] = [
    { key: 'number', label: t.number, main: true, cell: (row) => <Ltr>{row.number}</Ltr> },
    { key: 'amount', label: t.amount, align: 'end', sort: 'amount', cell: (row) => <Money value={row.amount} bold /> },
    { key: 'status', label: t.status, cell: (row) => <PayoutState status={row.status} /> },
    { key: 'created_at', label: t.requested, sort: 'created_at', cell: (row) => <RelativeTime value={row.created_at} /> },
    { key: 'iban_no', label: t.iban, cell: (row) => <Ltr>{maskIban(row.iban_no)}</Ltr> },
    {
      key: 'said',
      label: t.referenceOrReason,
      cell: (row) => <Said payout={row} />,
    },
    { key: 'withdraw', label: t.withdraw, cell: (row) => (row.status === 'requested' ? <Withdraw payout={row} /> : <None />) },
  ]
  return (
    <Stack gap="md">
      <Terms />
      <WeeklySwitch />
      <List
        name={name}
        list={list}
        query={query}
        columns={columns}
        search={t.search}
        exports={exportOwnPayouts}
        filters={[{ key: 'status', label: t.status, kind: 'choice', choices: payoutStatuses, multiple: true }]}
        rowName={(row) => String(row.number)}
        empty={{ ...t.empty, icon: <IconBuildingBank size={36} stroke={1.25} aria-hidden="true" /> }}
      />
    </Stack>
  )
}
