import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { moneyText } from '@rahba/contract/kernel/money-text'
import { listPlatformEntries, readPlatformAccounts } from '@rahba/contract/money/accounts/accounts.calls'
import type { Adjustment, AdjustmentDecision } from '@rahba/contract/money/balances/adjustments'
import { decideAdjustment, listAdjustments } from '@rahba/contract/money/balances/adjustments.calls'
import { adjustmentDirections } from '@rahba/contract/money/balances/balance-kinds'
import { listBalanceEntries, listBalances, readBalance } from '@rahba/contract/money/balances/balances.calls'
import { secondReasons } from '@rahba/contract/money/second-approval'
import { adminHome } from '@rahba/contract/statistics/admin-home.calls'
import { IconUsers } from '@tabler/icons-react'
import { useCall, useSend } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { ConfirmAction } from '../../../kit/feedback/confirm.tsx'
import { Localized, UserText } from '../../../kit/layout/direction.tsx'
import { LocalLink } from '../../../kit/nav/link.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { MoneyInText } from '../../../kit/show/money-in-text.tsx'
import { Phone } from '../../../kit/show/phone.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { waitingAdjustments } from './lists.ts'

function Decision({ row }: { row: Adjustment }) {
  const { waiting: t } = useText('admin/balances')
  const locale = useLocale()
  const { send, pending } = useDecision()
  const decide = (body: AdjustmentDecision) => send({ params: { id: row.id }, body })
  return (
    <Group gap="xs">
      {row.own ? (
        <Text size="sm" c="dimmed">
          {t.own}
        </Text>
      ) : (
        <ConfirmAction
          title={t.approve}
          body={<MoneyInText>{t.approveBody(moneyText(row.amount, locale))}</MoneyInText>}
          confirmLabel={t.approve}
          onConfirm={() => decide({ action: 'approve' })}
        >
          <Button size="compact-sm" disabled={pending}>
            {t.approve}
          </Button>
        </ConfirmAction>
      )}
      <ConfirmAction
        title={row.own ? t.withdraw : t.reject}
        body={t.rejectBody}
        confirmLabel={row.own ? t.withdraw : t.reject}
        tone="danger"
        reason="required"
        reasonLabel={t.rejectReason}
        onConfirm={(reason) => decide({ action: 'reject', reason })}
      >
        <Button size="compact-sm" variant="default" disabled={pending}>
          {row.own ? t.withdraw : t.reject}
        </Button>
      </ConfirmAction>
    </Group>
  )
}

function useDecision() {
  const { waiting: t } = useText('admin/balances')
  const { sendAsync, pending } = useSend(decideAdjustment, {
    invalidates: [listAdjustments, listBalances, readBalance, listBalanceEntries, readPlatformAccounts, listPlatformEntries, adminHome],
    message: ({ status }) => (status === 'approved' ? t.approved : t.rejected),
  })
  return { send: sendAsync, pending }
}

/** Shows the pending adjustments above the limit, of all wallets or of one; nothing without any. */
export function WaitingAdjustments({ owner_id }: { owner_id?: string }) {
  const { waiting: t } = useText('admin/balances')
  const mayDecide = useCan('walletsControll.update')
  const [call, input] = waitingAdjustments(owner_id)
  const read = useCall(call, input, { silent: true })
  const rows = read.data?.data ?? []
  if (rows.length === 0) return null
  const more = (read.data?.meta.total ?? 0) - rows.length
  return (
    <Alert
      color="yellow"
      variant="light"
      title={t.title}
      // The alert's own yellow would be unreadable on yellow.
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
      icon={<IconUsers size={18} aria-hidden="true" />}
    >
      <Stack gap="md">
        {rows.map((row) => (
          <Group key={row.id} justify="space-between" align="start" gap="sm">
            <div>
              <Text size="sm" component="div">
                {!owner_id && (
                  <>
                    <LocalLink to={`/dashboard/wallets/${row.owner_id}`}>
                      {row.name ? <Localized text={row.name} /> : <Phone value={row.phone} />}
                    </LocalLink>
                    {' · '}
                  </>
                )}
                <Localized text={adjustmentDirections[row.direction]} /> <Money value={row.amount} bold />
              </Text>
              <UserText lines={2}>{row.reason}</UserText>
              <Text size="xs" component="div">
                <Localized text={secondReasons[row.second_reason]} />
              </Text>
              <Text size="xs" c="dimmed" component="div">
                {t.by(`\u2068${row.requested_by}\u2069`)} · <DateTime value={row.created_at} />
              </Text>
            </div>
            {mayDecide && <Decision row={row} />}
          </Group>
        ))}
        {more > 0 && (
          <Text size="sm" c="dimmed">
            {t.more(more)}
          </Text>
        )}
      </Stack>
    </Alert>
  )
}
