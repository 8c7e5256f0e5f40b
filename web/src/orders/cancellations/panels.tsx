import { Anchor, Stack, Text } from '@mantine/core'
import { groupIban } from '@rahba/contract/kernel/iban'
import { cancellationActions } from '@rahba/contract/orders/cancellations/cancellation-actions'
import type { WholeCancellation } from '@rahba/contract/orders/cancellations/cancellation-shapes'
import { faults, refundDestinations } from '@rahba/contract/orders/cancellations/cancellation-states'
import { isOnlyDeducted, paysBack } from '@rahba/contract/orders/captured'
import { IconFileText } from '@tabler/icons-react'
import { Code, Localized, Ltr, UserText } from '../../kit/layout/direction.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { CopyButton } from '../../kit/show/copy-button.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Money } from '../../kit/show/money.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { Phone } from '../../kit/show/phone.tsx'
import { PropertyList } from '../../kit/show/property-list.tsx'
import { Timeline } from '../../kit/show/timeline.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { GoodsPanel } from '../goods-panel.tsx'
import { LineName } from '../line-name.tsx'
import classes from '../orders.module.css'
import { ShopperName } from '../shopper-name.tsx'
import { OrderState } from '../status.tsx'
import type { CancellationSurface } from './cancellation-surface.ts'
import { Reason } from './columns.tsx'
import { CancellationState } from './state.tsx'

interface Shown {
  row: WholeCancellation
  surface: CancellationSurface
}

/** The items that go back, and their condition on return. */
export function TakenPanel({ row }: Pick<Shown, 'row'>) {
  const t = useText('cancellations')
  return (
    <GoodsPanel
      title={t.items}
      count={t.pieces(row.lines.reduce((sum, { quantity }) => sum + quantity, 0))}
      lines={row.lines}
      what={(line) => (
        <>
          <LineName line={line} />
          {line.received + line.damaged + line.missing > 0 && (
            <Text size="xs" c="dimmed" component="div">
              {[
                t.inspected.received(line.received),
                line.damaged > 0 && t.inspected.damaged(line.damaged),
                line.missing > 0 && t.inspected.missing(line.missing),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          )}
        </>
      )}
      price={(line) => (
        <>
          <Money value={line.amount} bold />
          <Text size="sm" c="dimmed">
            {t.of(line.quantity, line.ordered)}
          </Text>
        </>
      )}
    />
  )
}

/** Attached files: pictures as small pictures that open in their size, others by name. */
function Papers({ row, surface, papers }: Shown & { papers: WholeCancellation['attachments'] }) {
  const isPicture = ({ mime }: { mime: string }) => mime.startsWith('image/')
  const [pictures, others] = [papers.filter(isPicture), papers.filter((paper) => !isPicture(paper))]
  return (
    <Stack gap={6}>
      {pictures.length > 0 && (
        <div className={classes.photos}>
          {pictures.map(({ id, name }) => (
            <a key={id} href={surface.file(row.id, id)} target="_blank" rel="noreferrer">
              <img src={surface.file(row.id, id)} alt={name} width={72} height={72} loading="lazy" />
            </a>
          ))}
        </div>
      )}
      {others.map((paper) => (
        <Anchor key={paper.id} size="sm" href={surface.file(row.id, paper.id)} target="_blank" rel="noreferrer">
          <IconFileText size={16} stroke={1.5} aria-hidden="true" style={{ verticalAlign: 'text-bottom', marginInlineEnd: 6 }} />
          <UserText>{paper.name}</UserText>
        </Anchor>
      ))}
    </Stack>
  )
}

/** The order, the reason, and the way the money goes back. */
export function FactsPanel({ row, surface }: Shown) {
  const { facts: t, actors } = useText('cancellations')
  return (
    <Panel title={t.title}>
      <PropertyList
        items={[
          {
            label: t.order,
            value: (
              <LocalLink to={`${surface.orders}/${row.order_id}`}>
                <Ltr>{row.order_number}</Ltr>
              </LocalLink>
            ),
          },
          { label: t.orderStatus, value: <OrderState status={row.order_status} fulfilment={row.order_fulfilment} /> },
          { label: t.shopper, value: <ShopperName name={row.user} /> },
          row.user_phone !== null && { label: t.phone, value: <Phone value={row.user_phone} /> },
          { label: t.requestedBy, value: actors[row.requested_by] },
          { label: t.reason, value: <Reason row={row} /> },
          row.note !== null && { label: t.note, value: <UserText>{row.note}</UserText> },
          row.problem_description !== null && { label: t.problem, value: <UserText>{row.problem_description}</UserText> },
          row.decision_note !== null && { label: t.decision, value: <UserText>{row.decision_note}</UserText> },
          // Nobody bears what was never paid.
          !isOnlyDeducted(row) && { label: t.fault, value: <Localized text={faults[row.fault]} /> },
          paysBack(row) && { label: t.destination, value: <Localized text={refundDestinations[row.destination]} /> },
          paysBack(row) &&
            row.iban_number !== null && {
              label: t.iban,
              value: (
                <>
                  <Ltr>{groupIban(row.iban_number)}</Ltr> <CopyButton text={row.iban_number} />
                </>
              ),
            },
          paysBack(row) && row.account_holder !== null && { label: t.holder, value: <UserText>{row.account_holder}</UserText> },
          row.status === 'requested' && row.answer_by !== null && { label: t.answerBy, value: <DateTime value={row.answer_by} /> },
          row.reference !== null && { label: t.reference, value: <Code>{row.reference}</Code> },
          surface.actor === 'admin' &&
            row.receipt !== null && { label: t.receipt, value: <Papers row={row} surface={surface} papers={[row.receipt]} /> },
          row.admin_note !== null && { label: t.adminNote, value: <UserText>{row.admin_note}</UserText> },
          row.attachments.length > 0 && { label: t.attachments, value: <Papers row={row} surface={surface} papers={row.attachments} /> },
          row.store_papers.length > 0 && { label: t.storePapers, value: <Papers row={row} surface={surface} papers={row.store_papers} /> },
        ]}
      />
    </Panel>
  )
}

/** Every step, the newest first. */
export function HistoryPanel({ row }: Pick<Shown, 'row'>) {
  const { timeline: t, actors } = useText('cancellations')
  const locale = useLocale()
  const named = (action: string) => {
    if (action in cancellationActions) return cancellationActions[action as keyof typeof cancellationActions][locale]
    return t[action as 'open' | 'edit' | 'cancel_whole'] ?? action
  }
  return (
    <Panel title={t.title}>
      <Timeline
        entries={row.history.toReversed().map((entry) => ({
          key: entry.id,
          title:
            entry.to_status && entry.action !== 'edit' && entry.action !== 'open' && entry.action !== 'cancel_whole' ? (
              <CancellationState of={{ status: entry.to_status, cancelled_unpaid: row.cancelled_unpaid }} />
            ) : (
              named(entry.action)
            ),
          at: entry.at,
          by: [actors[entry.actor_type], entry.actor].filter(Boolean).join(' · '),
          note: entry.note,
        }))}
      />
    </Panel>
  )
}
