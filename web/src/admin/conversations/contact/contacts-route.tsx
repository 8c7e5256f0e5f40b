import type { ContactRow } from '@rahba/contract/conversations/contact-messages'
import { exportContacts, listContacts } from '@rahba/contract/conversations/contact-messages.calls'
import { contactStatuses } from '@rahba/contract/conversations/contact-states'
import { contactsPage } from '@rahba/contract/conversations/message-pages'
import { IconMail } from '@tabler/icons-react'
import { useCall } from '../../../api/queries.ts'
import { ContactState } from '../../../conversations/states.tsx'
import { Ltr, None, UserText } from '../../../kit/layout/direction.tsx'
import type { Column } from '../../../kit/list/columns.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useListState } from '../../../kit/list/use-list-state.ts'
import { Phone } from '../../../kit/show/phone.tsx'
import { RelativeTime } from '../../../kit/show/relative-time.tsx'
import { readList } from '../../../shell/request/read-list.ts'
import type { RouteHandle } from '../../../shell/routing/route-handle.ts'
import { requirePermission } from '../../../shell/session/may-open.ts'
import { useText } from '../../../text/use-text.ts'
import type { Route } from './+types/contacts-route'

export const handle: RouteHandle = { text: ['kit', 'admin/contact'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'contacts.index')
  return readList(context, request, { name: 'admin-contact', call: listContacts, options: contactsPage })
}

function useColumns(): Column<ContactRow>[] {
  const t = useText('admin/contact')
  return [
    { key: 'name', label: t.sender, main: true, cell: (row) => <UserText lines={1}>{row.name}</UserText> },
    { key: 'excerpt', label: t.excerpt, cell: (row) => <UserText lines={2}>{row.excerpt}</UserText> },
    { key: 'email', label: t.email, cell: (row) => <Ltr>{row.email}</Ltr> },
    { key: 'phone', label: t.phone, cell: (row) => <Phone value={row.phone} /> },
    { key: 'status', label: t.status, cell: (row) => <ContactState state={row.status} /> },
    { key: 'created_at', label: t.received, sort: 'created_at', cell: (row) => <RelativeTime value={row.created_at} /> },
    {
      key: 'replied_at',
      label: t.replied,
      hidden: true,
      cell: (row) => (row.replied_at ? <RelativeTime value={row.replied_at} /> : <None />),
    },
  ]
}

/** `/dashboard/contact`: what visitors wrote. */
export default function ContactsRoute() {
  const t = useText('admin/contact')
  const list = useListState(contactsPage)
  const query = useCall(listContacts, { query: list.query })
  return (
    <ListPage
      name="admin-contact"
      title={t.title}
      list={list}
      query={query}
      columns={useColumns()}
      search={t.search}
      exports={exportContacts}
      filters={[
        { key: 'status', label: t.status, kind: 'choice', choices: contactStatuses, multiple: true },
        { key: 'from', label: t.from, kind: 'date' },
        { key: 'to', label: t.to, kind: 'date' },
      ]}
      rowName={(row) => t.one(row.name)}
      rowHref={(row) => `/dashboard/contact/${row.id}`}
      empty={{ ...t.empty, icon: <IconMail size={36} stroke={1.25} aria-hidden="true" /> }}
    />
  )
}
