import { invoiceKinds } from '@rahba/contract/orders/invoices/invoice-kinds'
import type { InvoiceRow } from '@rahba/contract/orders/invoices/invoices'
import { downloadStoreInvoice, exportStoreInvoices } from '@rahba/contract/orders/invoices/invoices.calls'
import { IconFileInvoice } from '@tabler/icons-react'
import { useCall } from '../../api/queries.ts'
import { Localized, Ltr } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { List } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { LocalLink } from '../../kit/nav/link.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Money } from '../../kit/show/money.tsx'
import { PdfButton } from '../../orders/invoices/pdf-button.tsx'
import { useText } from '../../text/use-text.ts'
import { invoicesList } from './lists.ts'

/** The invoices of the store's sales, and the platform's to the store. */
export function InvoicesPanel() {
  const t = useText('invoices')
  const { name, call, options } = invoicesList
  const list = useListState(options)
  const query = useCall(call, { query: list.query })
  const columns: Column<InvoiceRow>[] = [
    { key: 'number', label: t.number, main: true, cell: (row) => <Ltr>{row.number}</Ltr> },
    { key: 'kind', label: t.kind, cell: (row) => <Localized text={invoiceKinds[row.kind]} /> },
    { key: 'order', label: t.order, cell: (row) => <LocalLink to={`/store/orders/${row.order_id}`}>{row.order_number}</LocalLink> },
    { key: 'gross', label: t.gross, align: 'end', sort: 'gross', cell: (row) => <Money value={row.gross} bold /> },
    { key: 'vat', label: t.vat, align: 'end', cell: (row) => <Money value={row.vat} /> },
    { key: 'issued_at', label: t.issued, sort: 'issued_at', cell: (row) => <DateTime value={row.issued_at} /> },
    { key: 'pdf', label: t.pdf, cell: (row) => <PdfButton id={row.id} number={row.number} call={downloadStoreInvoice} /> },
  ]
  return (
    <List
      name={name}
      list={list}
      query={query}
      columns={columns}
      search={t.search}
      exports={exportStoreInvoices}
      filters={[
        { key: 'kind', label: t.kind, kind: 'choice', choices: invoiceKinds, multiple: true },
        { key: 'from', label: t.from, kind: 'date' },
        { key: 'to', label: t.to, kind: 'date' },
      ]}
      rowName={(row) => row.number}
      empty={{ ...t.empty, icon: <IconFileInvoice size={36} stroke={1.25} aria-hidden="true" /> }}
    />
  )
}
