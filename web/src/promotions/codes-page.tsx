import { Text } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import { codeLabels } from '@rahba/contract/promotions/code-labels'
import type { CodeRow } from '@rahba/contract/promotions/code-shapes'
import { appliedTo, codeGives, couponStates, couponTypes } from '@rahba/contract/promotions/coupon-states'
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall, useSend } from '../api/queries.ts'
import { toast } from '../api/toast.ts'
import { ConfirmDialog } from '../kit/feedback/confirm.tsx'
import { Localized, Ltr, None, UserText } from '../kit/layout/direction.tsx'
import type { BulkAction, Column, RowAction } from '../kit/list/columns.ts'
import type { Filter } from '../kit/list/filter.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { useListState } from '../kit/list/use-list-state.ts'
import { LinkButton } from '../kit/nav/link-button.tsx'
import type { Crumb } from '../kit/nav/page-header.tsx'
import { DateTime } from '../kit/show/date-time.tsx'
import { formatNumber } from '../kit/show/format.ts'
import { Money } from '../kit/show/money.tsx'
import { MoneyInText } from '../kit/show/money-in-text.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { CodeState } from './code-state.tsx'
import type { CodeSurface, MayDoWithCodes } from './code-surface.ts'
import { codesList } from './codes-list.ts'

const iconSize = 16

function useColumns({ stores }: CodeSurface): Column<CodeRow>[] {
  const t = useText('promotions')
  const locale = useLocale()
  const label = (key: keyof typeof codeLabels) => codeLabels[key][locale]
  const store: Column<CodeRow> = {
    key: 'stores',
    label: label('stores_id'),
    cell: (row) =>
      row.first_store ? (
        <>
          <Localized text={row.first_store} lines={2} />
          {row.stores_count > 1 && (
            <Text size="xs" c="dimmed" component="div">
              {t.moreStores(row.stores_count - 1)}
            </Text>
          )}
        </>
      ) : (
        t.everyStore
      ),
  }
  return [
    {
      key: 'code',
      label: label('code'),
      main: true,
      sort: 'code',
      cell: (row) => (
        <>
          <UserText>{row.code}</UserText>
          <Text size="xs" c="dimmed" component="div">
            <Localized text={row.name} />
          </Text>
        </>
      ),
    },
    ...(stores === 'own' ? [] : [store]),
    { key: 'amount', label: t.gives, cell: (row) => <MoneyInText>{codeGives(row, locale)}</MoneyInText> },
    {
      key: 'used',
      label: label('used'),
      align: 'end',
      sort: 'used',
      cell: (row) => (
        <Ltr>
          {formatNumber(row.used, locale)}
          {row.max_use_number !== null && ` / ${formatNumber(row.max_use_number, locale)}`}
        </Ltr>
      ),
    },
    { key: 'given', label: label('given'), align: 'end', sort: 'given', cell: (row) => <Money value={row.given} /> },
    { key: 'start_date', label: label('start_date'), sort: 'start_date', cell: (row) => <DateTime value={row.start_date} style="date" /> },
    {
      key: 'end_date',
      label: label('end_date'),
      cell: (row) => (row.end_date ? <DateTime value={row.end_date} style="date" /> : <None />),
    },
    { key: 'state', label: label('state'), cell: (row) => <CodeState state={row.state} /> },
    { key: 'orders_total', label: label('orders_total'), align: 'end', hidden: true, cell: (row) => <Money value={row.orders_total} /> },
    {
      key: 'order_min_cost',
      label: label('order_min_cost'),
      align: 'end',
      hidden: true,
      cell: (row) => <Money value={row.order_min_cost} />,
    },
    { key: 'applied_to', label: label('applied_to'), hidden: true, cell: (row) => <Localized text={appliedTo[row.applied_to]} /> },
    { key: 'created_at', label: t.added, sort: 'created_at', hidden: true, cell: (row) => <DateTime value={row.created_at} /> },
  ]
}

function useFilters({ stores }: CodeSurface): Filter[] {
  const locale = useLocale()
  return [
    { key: 'state', label: codeLabels.state[locale], kind: 'choice', choices: couponStates, multiple: true },
    { key: 'type', label: codeLabels.type[locale], kind: 'choice', choices: couponTypes, multiple: true },
    { key: 'applied_to', label: codeLabels.applied_to[locale], kind: 'choice', choices: appliedTo, multiple: true },
    ...(stores === 'own'
      ? []
      : [{ key: 'store_id', label: codeLabels.stores_id[locale], kind: 'reference' as const, to: '/admin/stores' }]),
  ]
}

interface CodesPageProps {
  surface: CodeSurface
  may: MayDoWithCodes
  breadcrumbs?: readonly Crumb[]
}

/** The codes of one surface with their figures: found, narrowed, switched, deleted. */
export function CodesPage({ surface, may, breadcrumbs }: CodesPageProps) {
  const t = useText('promotions')
  const words = t[surface.kind]
  const common = useText('common')
  const locale = useLocale()
  const { calls, base } = surface
  const { name, options } = codesList(surface)
  const list = useListState(options)
  const query = useCall(calls.list, { query: list.query })
  const changed = [calls.list, calls.read]
  const bulk = useSend(calls.bulk, { invalidates: changed })
  const remove = useSend(calls.remove, { invalidates: changed, message: words.removed })
  const [removing, setRemoving] = useState<CodeRow | null>(null)
  const turn = (action: 'activate' | 'deactivate') => async (ids: string[]) => (await bulk.sendAsync({ body: { action, ids } })).results
  const turnOne = async (row: CodeRow) => {
    const [result] = await turn(row.active ? 'deactivate' : 'activate')([row.id])
    if (result?.ok) toast(row.active ? t.turnedOff : t.turnedOn)
    else if (result?.error) toast(result.error, 'error')
  }
  const shared = (row: CodeRow) => surface.stores === 'own' && row.stores_count > 1 && t.sharedShort
  const bulkActions: BulkAction<CodeRow>[] = [
    { key: 'activate', label: t.turnOn, icon: <IconPlayerPlay size={iconSize} />, unfit: (row) => row.active, run: turn('activate') },
    {
      key: 'deactivate',
      label: t.turnOff,
      icon: <IconPlayerPause size={iconSize} />,
      confirm: { title: t.turnOffMany, body: t.turnOffBody },
      unfit: (row) => !row.active,
      run: turn('deactivate'),
    },
  ]
  const rowActions = (row: CodeRow): RowAction[] => [
    ...(may.update
      ? [
          {
            key: 'edit',
            label: common.actions.edit,
            icon: <IconPencil size={iconSize} />,
            href: `${base}/${row.id}/edit` as const,
            disabled: shared(row),
          },
          {
            key: 'turn',
            label: row.active ? t.turnOff : t.turnOn,
            icon: row.active ? <IconPlayerPause size={iconSize} /> : <IconPlayerPlay size={iconSize} />,
            onClick: () => void turnOne(row),
            disabled: shared(row),
          },
        ]
      : []),
    ...(may.remove
      ? [
          {
            key: 'delete',
            label: common.actions.delete,
            icon: <IconTrash size={iconSize} />,
            tone: 'danger' as const,
            onClick: () => setRemoving(row),
            disabled: row.used > 0 ? t.usedStays : shared(row),
          },
        ]
      : []),
  ]
  const add = may.create && (
    <LinkButton to={`${base}/create`} leftSection={<IconPlus size={iconSize} aria-hidden="true" />}>
      {words.create}
    </LinkButton>
  )
  return (
    <>
      <ListPage
        name={name}
        title={words.title}
        {...(breadcrumbs ? { breadcrumbs } : {})}
        {...(add ? { action: add } : {})}
        list={list}
        query={query}
        columns={useColumns(surface)}
        filters={useFilters(surface)}
        search={t.search}
        exports={calls.export}
        {...(may.update ? { bulk: bulkActions } : {})}
        rowName={(row) => `${row.code} · ${inLocale(row.name, locale)}`}
        rowHref={(row) => `${base}/${row.id}`}
        rowActions={rowActions}
        empty={{ ...words.empty, ...(add ? { action: add } : {}) }}
      />
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title={removing ? t.removeTitle(removing.code) : ''}
        body={t.removeBody}
        confirmLabel={common.actions.delete}
        tone="danger"
        onConfirm={() => removing && remove.sendAsync({ params: { id: removing.id } })}
      />
    </>
  )
}
