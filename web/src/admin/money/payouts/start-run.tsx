import { Button, Group, Stack, Text } from '@mantine/core'
import type { RunPreview } from '@rahba/contract/money/payouts/payout-runs'
import { previewPayoutRun, startPayoutRun } from '@rahba/contract/money/payouts/payout-runs.calls'
import { IconBuildingBank } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall, useSend } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { Dialog } from '../../../kit/feedback/dialog.tsx'
import { ErrorState, FactsSkeleton } from '../../../kit/feedback/states.tsx'
import { SubmitError } from '../../../kit/form/form-shell.tsx'
import { useLocalPath } from '../../../kit/nav/link.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { PropertyList } from '../../../kit/show/property-list.tsx'
import { useText } from '../../../text/use-text.ts'
import { changedByPayout } from './invalidated-calls.ts'

/** Makes one bank file of all approved payouts, after it has said how many they are and how much, and opens it. */
export function StartRun() {
  const t = useText('admin/payouts')
  const mayDecide = useCan('payments.update')
  const [asking, setAsking] = useState(false)
  if (!mayDecide) return null
  return (
    <>
      <Button leftSection={<IconBuildingBank size={16} aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t.start}
      </Button>
      <Dialog opened={asking} onClose={() => setAsking(false)} title={t.startTitle} size="md">
        <NextRun close={() => setAsking(false)} />
      </Dialog>
    </>
  )
}

/** A preview of the file, which is created exactly as shown or refused. */
function NextRun({ close }: { close: () => void }) {
  const t = useText('admin/payouts')
  const { form } = useText('kit')
  const common = useText('common')
  const local = useLocalPath()
  const navigate = useNavigate()
  // Others may approve payouts meanwhile, so the preview is always read again.
  const next = useCall(previewPayoutRun, {}, { silent: true, staleTime: 0 })
  const start = useSend(startPayoutRun, {
    invalidates: changedByPayout,
    message: t.started,
    silent: true,
    onDone: ({ id }) => void navigate(local(`/dashboard/payments/runs/${id}`)),
    onFailed: () => void next.refetch(),
  })
  if (next.error && !next.data) return <ErrorState error={next.error} retry={() => void next.refetch()} />
  if (!next.data) return <FactsSkeleton rows={2} />
  const { payouts, amount } = next.data
  return (
    <Stack gap="md">
      {payouts === 0 ? <Text size="sm">{t.nothingToRun}</Text> : <Size preview={next.data} />}
      <RefusedFiles preview={next.data} />
      {payouts > 0 && (
        <Text size="sm" c="dimmed">
          {t.startBody}
        </Text>
      )}
      <SubmitError error={start.error} />
      <Group justify="end" gap="xs">
        <Button variant="default" onClick={close}>
          {payouts > 0 ? form.cancel(t.start) : common.actions.close}
        </Button>
        {payouts > 0 && (
          <Button
            loading={start.pending}
            disabled={next.isFetching}
            onClick={() => start.send({ body: { expected: { payouts, amount } } })}
            data-autofocus
          >
            {t.start}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

function Size({ preview: { payouts, amount } }: { preview: RunPreview }) {
  const t = useText('admin/payouts')
  return (
    <PropertyList
      items={[
        { label: t.count, value: payouts },
        { label: t.total, value: <Money value={amount} bold /> },
      ]}
    />
  )
}

function RefusedFiles({ preview: { held, account_changed, own } }: { preview: RunPreview }) {
  const t = useText('admin/payouts')
  const reasons = [held > 0 && t.leftHeld(held), account_changed > 0 && t.leftChanged(account_changed), own > 0 && t.leftOwn(own)]
  const shown = reasons.filter((reason) => reason !== false)
  if (shown.length === 0) return null
  return (
    <Stack gap={4}>
      {shown.map((reason) => (
        <Text key={reason} size="sm">
          {reason}
        </Text>
      ))}
    </Stack>
  )
}
