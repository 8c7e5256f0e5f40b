import { Badge } from '@mantine/core'
import {
  bulkAdminProducts,
  countAdminProducts,
  deleteAdminProduct,
  exportAdminProducts,
  listAdminProducts,
} from '@rahba/contract/catalog/admin-products'
import { productActions } from '@rahba/contract/catalog/product-actions'
import type { AdminProductRow } from '@rahba/contract/catalog/product-answers'
import { productLabels } from '@rahba/contract/catalog/product-body'
import { editStates } from '@rahba/contract/catalog/product-changes'
import { productStateLabels, type ShownState, stockStates } from '@rahba/contract/catalog/product-states'
import { countCap } from '@rahba/contract/kernel/count-cap'
import { commonLabels } from '@rahba/contract/kernel/labels'
import { inLocale, locales } from '@rahba/contract/kernel/locale'
import { formatAmount, parseAmount, plainAmount } from '@rahba/contract/kernel/money'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall, useSend } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { EditMark } from '../../catalog/edit-mark.tsx'
import { ProductName } from '../../catalog/product-name.tsx'
import { ProductState } from '../../catalog/product-state.tsx'
import { StockCount } from '../../catalog/stock-count.tsx'
import { ConfirmDialog } from '../../kit/confirm.tsx'
import { DateTime } from '../../kit/date-time.tsx'
import { Localized, Ltr, None } from '../../kit/direction.tsx'
import { formatNumber } from '../../kit/format.ts'
import { MoneyInput } from '../../kit/inputs/number-inputs.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import type { Column, RowAction } from '../../kit/list/columns.ts'
import type { Filter } from '../../kit/list/filters.tsx'
import { ListPage } from '../../kit/list/list-page.tsx'
import { TranslationDot, translationFilter } from '../../kit/list/translation.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { Money } from '../../kit/money.tsx'
import { UrlTabs } from '../../kit/url-tabs.tsx'
import { requirePermission } from '../../shell/may-open.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/products-route'

export const handle: RouteHandle = { text: ['kit', 'catalog', 'admin/products'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, 'products.index')
  return null
}

/** What a tab asks the list for: two of them are no states of their own. */
function narrowingOf(tab: string | null): Record<string, string> {
  if (tab === 'out_of_stock') return { status: 'active', stock: 'out' }
  if (tab === 'edited') return { edit: 'pending' }
  return tab ? { status: tab } : {}
}

type TabKey = ShownState | 'edited'
const tabKeys: TabKey[] = ['pending', 'edited', 'active', 'draft', 'out_of_stock', 'hidden', 'rejected', 'blocked']
const changed = [listAdminProducts, countAdminProducts]

function useColumns(): Column<AdminProductRow>[] {
  const t = useText('catalog')
  const locale = useLocale()
  const label = (key: keyof typeof productLabels) => productLabels[key][locale]
  return [
    { key: 'name', label: t.name, main: true, cell: (row) => <ProductName product={row} /> },
    { key: 'store', label: label('store_id'), cell: (row) => <Localized text={row.store.title} lines={2} /> },
    {
      key: 'category',
      label: label('category_id'),
      cell: (row) => (row.category ? <Localized text={row.category.title} lines={2} /> : <None />),
    },
    { key: 'price', label: label('price'), align: 'end', sort: 'price', cell: (row) => <Money value={row.price} /> },
    {
      key: 'price_after_discount',
      label: label('price_after_discount'),
      align: 'end',
      cell: (row) => <Money value={row.price_after_discount} />,
    },
    { key: 'quantity', label: label('quantity'), align: 'end', sort: 'quantity', cell: (row) => <StockCount quantity={row.quantity} /> },
    {
      key: 'status',
      label: t.state,
      cell: (row) => (
        <>
          <ProductState product={row} />
          {row.edit && (
            <>
              <br />
              <EditMark edit={row.edit} />
            </>
          )}
        </>
      ),
    },
    { key: 'barcode', label: label('barcode'), hidden: true, cell: (row) => (row.barcode ? <Ltr>{row.barcode}</Ltr> : <None />) },
    {
      key: 'sales',
      label: label('sales'),
      align: 'end',
      sort: 'sales',
      hidden: true,
      cell: (row) => <Ltr>{formatNumber(row.sales, locale)}</Ltr>,
    },
    {
      key: 'translation',
      label: commonLabels.translation[locale],
      hidden: true,
      cell: (row) => <TranslationDot missing={row.untranslated} />,
    },
    {
      key: 'created_at',
      label: commonLabels.created_at[locale],
      sort: 'created_at',
      hidden: true,
      cell: (row) => <DateTime value={row.created_at} />,
    },
  ]
}

function StateTabs() {
  const t = useText('admin/products')
  const locale = useLocale()
  const counts = useCall(countAdminProducts, { query: {} }, { silent: true })
  const count = (key: TabKey | 'all') => {
    const n = counts.data?.[key]
    if (!n) return undefined
    return (
      <Badge variant="light" color={key === 'pending' || key === 'edited' ? 'saffron' : 'gray'} size="sm" fw={500} miw="max-content">
        <Ltr>{n > countCap ? `${countCap}+` : n}</Ltr>
      </Badge>
    )
  }
  const tabs = tabKeys.map((key) => ({
    key,
    label: key === 'edited' ? t.tabs.edited : productStateLabels[key][locale],
    count: count(key),
  }))
  return <UrlTabs param="status" aria-label={t.tabs.label} tabs={[{ key: 'all', label: t.tabs.all, count: count('all') }, ...tabs]} />
}

function useFilters(): Filter[] {
  const t = useText('catalog')
  const own = useText('admin/products')
  const locale = useLocale()
  // an amount stands in the address in halalas, as the call takes it
  const price = (key: string, label: string): Filter => ({
    key,
    label,
    kind: 'custom',
    input: (value, change) => (
      <MoneyInput
        label={label}
        value={value === '' ? null : Number(value)}
        onChange={(next) => change(typeof next === 'number' ? String(next) : next ? value : '')}
      />
    ),
    show: (value) => <Ltr>{parseAmount(plainAmount(Number(value))) === null ? value : formatAmount(Number(value))}</Ltr>,
  })
  return [
    { key: 'store_id', label: productLabels.store_id[locale], kind: 'reference', to: '/admin/stores' },
    { key: 'category_id', label: productLabels.category_id[locale], kind: 'reference', to: '/admin/categories' },
    { key: 'stock', label: t.stock, kind: 'choice', choices: stockStates },
    { key: 'edit', label: t.changes.filter, kind: 'choice', choices: editStates },
    price('price_from', own.priceFrom),
    price('price_to', own.priceTo),
    translationFilter(locale, locales),
  ]
}

/** `/dashboard/products` */
export default function ProductsRoute() {
  const t = useText('admin/products')
  const locale = useLocale()
  const [mayCreate, mayUpdate, mayDelete] = [useCan('products.create'), useCan('products.update'), useCan('products.delete')]
  const state = useListState({
    defaultSort: '-created_at',
    filters: ['store_id', 'category_id', 'stock', 'edit', 'price_from', 'price_to', 'translation'],
  })
  // the tab is no filter: it is chosen above the list, and an empty one says so itself
  const status = useSearchParams()[0].get('status')
  const narrowing: Record<string, string> = narrowingOf(status)
  const list = { ...state, query: { ...state.query, ...narrowing } }
  const query = useCall(listAdminProducts, { query: list.query })
  const bulk = useSend(bulkAdminProducts, { invalidates: changed })
  const [removing, setRemoving] = useState<AdminProductRow | null>(null)
  const remove = useSend(deleteAdminProduct, { invalidates: changed, message: t.deleted })
  const rowName = (row: AdminProductRow) => inLocale(row.name, locale)
  const run = (action: 'approve' | 'unblock' | 'accept_changes') => async (ids: string[]) =>
    (await bulk.sendAsync({ body: { action, ids } })).results
  const rowActions = (row: AdminProductRow): RowAction[] => [
    ...(mayUpdate ? [{ key: 'edit', label: t.editAction, href: `/dashboard/products/${row.id}/edit` }] : []),
    ...(mayDelete ? [{ key: 'delete', label: t.remove.action, tone: 'danger' as const, onClick: () => setRemoving(row) }] : []),
  ]
  return (
    <>
      <ListPage
        name="admin-products"
        title={t.title}
        action={
          mayCreate && (
            <LinkButton to="/dashboard/products/create" leftSection={<IconPlus size={16} aria-hidden="true" />}>
              {t.create}
            </LinkButton>
          )
        }
        list={list}
        query={query}
        columns={useColumns()}
        filters={useFilters()}
        search={t.search}
        exports={exportAdminProducts}
        above={<StateTabs />}
        {...(mayUpdate
          ? {
              bulk: [
                {
                  key: 'approve',
                  label: productActions.approve.label[locale],
                  icon: <IconCheck size={16} />,
                  confirm: { title: t.approveTitle, body: t.approveBody },
                  run: run('approve'),
                },
                {
                  key: 'accept_changes',
                  label: t.changes.bulk,
                  confirm: { title: t.changes.bulkTitle, body: t.changes.bulkBody },
                  run: run('accept_changes'),
                },
                { key: 'unblock', label: productActions.unblock.label[locale], run: run('unblock') },
              ],
            }
          : {})}
        rowName={rowName}
        rowHref={(row) => `/dashboard/products/${row.id}`}
        rowActions={rowActions}
        empty={status ? t.noneHere : t.empty}
      />
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title={t.remove.title}
        body={
          <>
            {removing && <b>{rowName(removing)}</b>} {t.remove.body}
          </>
        }
        confirmLabel={t.remove.action}
        tone="danger"
        onConfirm={() => (removing ? remove.sendAsync({ params: { id: removing.id } }) : undefined)}
      />
    </>
  )
}
