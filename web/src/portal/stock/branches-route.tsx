import { Badge, Button, Group, Text } from '@mantine/core'
import { commonLabels } from '@rahba/contract/kernel/labels'
import { inLocale } from '@rahba/contract/kernel/locale'
import { branchesTitle, branchLabels, branchUses, mainBranch } from '@rahba/contract/stores/branches/branch-labels'
import type { BranchRow } from '@rahba/contract/stores/branches/branches'
import { closeBranch, listBranches, orderBranches } from '@rahba/contract/stores/branches/branches.calls'
import { getStoreProfile } from '@rahba/contract/stores/profile/profile.calls'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useCall, useSend } from '../../api/queries.ts'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import { Localized, Ltr, None, UserText } from '../../kit/layout/direction.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { useRowOrder } from '../../kit/list/use-row-order.ts'
import { formatNumber } from '../../kit/show/format.ts'
import { readAhead } from '../../shell/request/read-for-page.ts'
import { viewsRead } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

export const handle: RouteHandle = { text: ['kit', 'portal/stock'] }

const listName = 'store-branches'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  readAhead(context, [listBranches, {}] as const, viewsRead(request, listName))

const BranchDialog = lazy(() => import('./branch-dialog.tsx'))

function useColumns(): Column<BranchRow>[] {
  const { places: t } = useText('portal/stock')
  const locale = useLocale()
  return [
    {
      key: 'name',
      label: commonLabels.name[locale],
      main: true,
      cell: (row) => (
        <Group gap="xs" wrap="nowrap">
          <Localized text={row.name} />
          {row.is_main && (
            <Badge variant="light" size="sm" color="gray">
              {mainBranch[locale]}
            </Badge>
          )}
        </Group>
      ),
    },
    { key: 'city', label: commonLabels.city_id[locale], cell: (row) => (row.city ? <Localized text={row.city} /> : <None />) },
    { key: 'address', label: commonLabels.address[locale], cell: (row) => (row.address ? <UserText>{row.address}</UserText> : <None />) },
    {
      key: 'uses',
      label: branchUses[locale],
      cell: (row) => [...(row.delivers ? [t.delivers] : []), ...(row.pick_up ? [t.pickUp] : [])].join(' · '),
    },
    { key: 'pieces', label: branchLabels.pieces[locale], align: 'end', cell: (row) => <Ltr>{formatNumber(row.pieces, locale)}</Ltr> },
  ]
}

/** `/store/branches`: where the store keeps its goods. */
export default function BranchesRoute() {
  const { places: t, title } = useText('portal/stock')
  const common = useText('common')
  const locale = useLocale()
  const list = useListState({ defaultSort: 'position', defaultPerPage: 100 })
  const query = useCall(listBranches, {})
  const order = useSend(orderBranches, { invalidates: [listBranches] })
  const { shown, move } = useRowOrder(query.data ?? [], (ids) => order.sendAsync({ body: { ids } }))
  const [editing, setEditing] = useState<BranchRow | 'new' | null>(null)
  const [closing, setClosing] = useState<BranchRow | null>(null)
  const close = useSend(closeBranch, { invalidates: [listBranches, getStoreProfile], message: t.closed })
  const rowName = (row: BranchRow) => inLocale(row.name, locale)
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setEditing('new')}>
      {t.add}
    </Button>
  )
  const meta = { page: 1, per_page: 100, total: shown.length, total_capped: false, next_cursor: null }
  const data = query.data && { data: shown, meta }
  return (
    <>
      <ListPage
        name={listName}
        title={branchesTitle[locale]}
        breadcrumbs={[{ label: title, to: '/store/stock' }]}
        action={add}
        list={list}
        query={{ ...query, data }}
        columns={useColumns()}
        search={false}
        above={
          <Text size="sm" c="dimmed" p="md">
            {t.hint}
          </Text>
        }
        rowName={rowName}
        onMove={move}
        rowActions={(row) => [
          { key: 'edit', label: common.actions.edit, onClick: () => setEditing(row) },
          ...(row.is_main ? [] : [{ key: 'close', label: t.close.action, tone: 'danger' as const, onClick: () => setClosing(row) }]),
        ]}
        empty={{ ...t.empty, action: add }}
      />
      {editing && (
        <Suspense>
          <BranchDialog
            branch={editing === 'new' ? null : editing}
            close={() => setEditing(null)}
            reload={async () => (await query.refetch()).data?.find((row) => editing !== 'new' && row.id === editing.id)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        opened={closing !== null}
        onClose={() => setClosing(null)}
        title={closing ? t.close.title(rowName(closing)) : ''}
        body={t.close.body}
        confirmLabel={t.close.action}
        tone="danger"
        onConfirm={() => (closing ? close.sendAsync({ params: { id: closing.id } }) : undefined)}
      />
    </>
  )
}
