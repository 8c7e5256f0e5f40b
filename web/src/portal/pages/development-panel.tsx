import { Button, Group, Stack, Text } from '@mantine/core'
import type { StoreDevelopment } from '@rahba/contract/conversations/development-shapes'
import { developmentStatuses } from '@rahba/contract/conversations/development-states'
import { exportOwnDevelopments } from '@rahba/contract/conversations/own-development-messages.calls'
import { IconBulb } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { DevelopmentState } from '../../conversations/states.tsx'
import { UserText } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { List } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { RelativeTime } from '../../kit/show/relative-time.tsx'
import { useText } from '../../text/use-text.ts'
import { developmentsList } from './developments-list.ts'
import { OneDevelopment } from './one-development.tsx'

const NewDevelopment = lazy(() => import('./new-development.tsx'))

function AllDevelopments() {
  const t = useText('development')
  const [writing, setWriting] = useState(false)
  const { name, call, options } = developmentsList
  const list = useListState(options)
  const query = useCall(call, { query: list.query })
  const columns: Column<StoreDevelopment>[] = [
    { key: 'subject', label: t.subject, main: true, cell: (row) => <UserText lines={2}>{row.subject}</UserText> },
    { key: 'status', label: t.status, cell: (row) => <DevelopmentState state={row.status} /> },
    {
      key: 'last_reply_at',
      label: t.last,
      sort: 'last_reply_at',
      cell: (row) => (
        <>
          <RelativeTime value={row.last_reply_at} /> {t.lastBy[row.last_reply_by]}
        </>
      ),
    },
    { key: 'created_at', label: t.sent, sort: 'created_at', cell: (row) => <RelativeTime value={row.created_at} /> },
  ]
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start">
        <Text size="sm" c="dimmed" style={{ flex: 1, minInlineSize: 220 }}>
          {t.own.lead}
        </Text>
        <Button onClick={() => setWriting(true)}>{t.own.start}</Button>
      </Group>
      <List
        name={name}
        list={list}
        query={query}
        columns={columns}
        search={t.own.search}
        exports={exportOwnDevelopments}
        filters={[{ key: 'status', label: t.status, kind: 'choice', choices: developmentStatuses, multiple: true }]}
        rowName={(row) => row.subject}
        rowHref={(row) => `/store/pages/contact-us?tab=development&message=${row.id}`}
        empty={{ ...t.own.empty, icon: <IconBulb size={36} stroke={1.25} aria-hidden="true" /> }}
      />
      {writing && (
        <Suspense>
          <NewDevelopment close={() => setWriting(false)} />
        </Suspense>
      )}
    </Stack>
  )
}

/** The store's requests to the platform: all of them, or the one in the address. */
export function DevelopmentPanel() {
  const [params] = useSearchParams()
  const id = params.get('message')
  if (!id) return <AllDevelopments />
  return <OneDevelopment key={id} id={id} />
}
