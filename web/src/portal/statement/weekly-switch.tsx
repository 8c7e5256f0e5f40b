import { Switch } from '@mantine/core'
import { moneyText } from '@rahba/contract/kernel/money-text'
import { readPayoutSchedule, savePayoutSchedule } from '@rahba/contract/money/payouts/payout-schedule.calls'
import { useCall, useSend } from '../../api/queries.ts'
import { MoneyInText } from '../../kit/show/money-in-text.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

/** Has the balance asked for every week, or not: saved at once, and back when the server refuses. */
export function WeeklySwitch() {
  const { payouts: t } = useText('portal/statement')
  const locale = useLocale()
  const read = useCall(readPayoutSchedule, {}, { silent: true })
  const { send, pending, input } = useSend(savePayoutSchedule, {
    invalidates: [readPayoutSchedule],
    message: ({ weekly }) => (weekly ? t.weeklyOn : t.weeklyOff),
  })
  if (!read.data) return null
  const { weekly, weekly_minimum } = read.data
  return (
    <Switch
      checked={pending ? (input?.body.weekly ?? weekly) : weekly}
      disabled={pending}
      label={t.weekly}
      description={<MoneyInText>{t.weeklyHint(moneyText(weekly_minimum, locale))}</MoneyInText>}
      onChange={(event) => send({ body: { weekly: event.currentTarget.checked } })}
    />
  )
}
