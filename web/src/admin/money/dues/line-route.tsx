import { Stack, Text } from '@mantine/core'
import { rateText } from '@rahba/contract/kernel/percent'
import type { DueLineDetail } from '@rahba/contract/money/dues/due-shapes'
import { readDueLine } from '@rahba/contract/money/dues/dues.calls'
import { ledgerEvents } from '@rahba/contract/money/ledger/ledger'
import { useCall } from '../../../api/queries.ts'
import { WaitingPage } from '../../../kit/feedback/waiting-page.tsx'
import { Localized, Ltr } from '../../../kit/layout/direction.tsx'
import { LocalLink } from '../../../kit/nav/link.tsx'
import { PageHeader } from '../../../kit/nav/page-header.tsx'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Money } from '../../../kit/show/money.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { PropertyList } from '../../../kit/show/property-list.tsx'
import { DueState } from '../../../money/due-state.tsx'
import { readRecord } from '../../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/line-route'

export const handle: RouteHandle = { text: ['kit', 'dues', 'admin/dues'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, 'dues.index')
  return readRecord(context, readDueLine, { params: { id: params.id } })
}

function Facts({ line }: { line: DueLineDetail }) {
  const t = useText('admin/dues')
  const words = useText('dues')
  return (
    <Panel title={t.line}>
      <PropertyList
        items={[
          line.order_id !== null && {
            label: words.order,
            value: (
              <LocalLink to={`/dashboard/orders/${line.order_id}`}>
                <Ltr>{line.order_number}</Ltr>
              </LocalLink>
            ),
          },
          {
            label: t.store,
            value: (
              <LocalLink to={`/dashboard/stores/${line.store_id}`}>
                <Localized text={line.store} />
              </LocalLink>
            ),
          },
          { label: words.event, value: <Localized text={ledgerEvents[line.event]} /> },
          { label: words.recorded, value: <DateTime value={line.posted_at} /> },
          line.due_id !== null && {
            label: t.statement,
            value: (
              <LocalLink to={`/dashboard/dues/${line.due_id}`}>
                <Ltr>{line.due_number}</Ltr>
              </LocalLink>
            ),
          },
        ]}
      />
    </Panel>
  )
}

/** The parts of the amount as they were frozen on the order: the first owed, the last already with the platform. */
function Sum({ line }: { line: DueLineDetail }) {
  const t = useText('admin/dues')
  const words = useText('dues')
  const { order, commission, commission_vat, commission_bp } = line
  if (!order || line.event !== 'order_delivered_cod') {
    return (
      <Panel title={t.sum}>
        <Text size="sm" mb="sm">
          {t.correction}
        </Text>
        <PropertyList items={[{ label: words.owed, value: <Money value={line.amount} bold /> }]} />
      </Panel>
    )
  }
  const vat = order.vat_regime === 'platform_deemed' ? order.vat : 0
  const part = (label: string, value: number) => value !== 0 && { label, value: <Money value={value} signed /> }
  return (
    <Panel title={t.sum}>
      <PropertyList
        items={[
          { label: t.total, value: <Money value={order.total} /> },
          { label: t.cash, value: <Money value={order.to_charge} /> },
          order.delivered_at !== null && { label: t.delivered, value: <DateTime value={order.delivered_at} /> },
          commission_bp !== null && { label: words.rate, value: rateText(commission_bp) },
          part(words.commission, commission ?? 0),
          part(words.commissionVat, commission_vat ?? 0),
          part(t.platformFee, order.platform_fee),
          part(t.platformFeeVat, order.platform_fee_vat),
          part(t.goodsVat, vat),
          part(t.walletPart, -order.wallet_part),
          part(t.discount, -order.platform_discount),
          { label: words.owed, value: <Money value={line.amount} bold /> },
        ]}
      />
    </Panel>
  )
}

/** `/dashboard/dues1/:id`: one line of dues, and how its amount came about. */
export default function LineRoute({ params: { id } }: Route.ComponentProps) {
  const t = useText('admin/dues')
  const read = useCall(readDueLine, { params: { id } }, { silent: true })
  const breadcrumbs = [{ label: t.linesTitle, to: '/dashboard/dues1' }] as const
  const line = read.data
  if (!line || line.id !== id) return <WaitingPage title={t.line} breadcrumbs={breadcrumbs} read={read} />
  const title = line.order_number === null ? t.line : t.getLine(line.order_number)
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs} mark={<DueState state={line.state} />} />
      <Stack gap="md">
        <Facts line={line} />
        <Sum line={line} />
      </Stack>
    </>
  )
}
