import { Group, Stack, Text } from '@mantine/core'
import { invoiceKinds } from '@rahba/contract/orders/invoices/invoice-kinds'
import type { orderInvoices, storeOrderInvoices } from '@rahba/contract/orders/invoices/invoices.calls'
import { useCall } from '../../api/queries.ts'
import { ErrorState } from '../../kit/feedback/states.tsx'
import { Localized, Ltr } from '../../kit/layout/direction.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Money } from '../../kit/show/money.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { useText } from '../../text/use-text.ts'
import { refreshEvery } from '../order-surface.ts'
import { PdfButton, type PdfCall } from './pdf-button.tsx'

interface InvoicesPanelProps {
  order_id: string
  list: typeof orderInvoices | typeof storeOrderInvoices
  pdf: PdfCall
}

/** The invoices and credit notes of an order, each to be saved in either language. */
export function InvoicesPanel({ order_id, list, pdf }: InvoicesPanelProps) {
  const t = useText('invoices')
  const read = useCall(list, { params: { id: order_id } }, { silent: true, refetchInterval: refreshEvery })
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  if (!read.data) return null
  return (
    <Panel title={t.title}>
      {read.data.length === 0 ? (
        <Text size="sm">{t.none}</Text>
      ) : (
        <Stack gap="sm">
          {read.data.map((one) => (
            <Group key={one.id} justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
              <div>
                <Text size="sm" fw={500} component="div">
                  <Localized text={invoiceKinds[one.kind]} />
                </Text>
                <Text size="sm" c="dimmed" component="div">
                  <Ltr>{one.number}</Ltr>
                </Text>
                {one.credits_number && (
                  <Text size="xs" c="dimmed" component="div">
                    {t.credits} <Ltr>{one.credits_number}</Ltr>
                  </Text>
                )}
                <Text size="xs" c="dimmed">
                  <DateTime value={one.issued_at} />
                </Text>
              </div>
              <Group gap={4} wrap="nowrap">
                <Money value={one.gross} bold />
                <PdfButton id={one.id} number={one.number} call={pdf} />
              </Group>
            </Group>
          ))}
        </Stack>
      )}
    </Panel>
  )
}
