import {
  countAdminProducts,
  deleteAdminProduct,
  exportAdminProducts,
  listAdminProducts,
} from '@rahba/contract/catalog/products/admin-products.calls'
import type { AdminProductRow } from '@rahba/contract/catalog/products/product-answers'
import { editStates } from '@rahba/contract/catalog/products/product-edits'
import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import { adminProductsPage, type ProductTab } from '@rahba/contract/catalog/products/product-pages'
import { stockStates } from '@rahba/contract/catalog/products/product-states'
import { inLocale, locales } from '@rahba/contract/kernel/locale'
import { formatAmount, parseAmount, plainAmount } from '@rahba/contract/kernel/money'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall, useSend } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { useProductColumns } from '../../catalog/product-columns.tsx'
import { ProductTabs } from '../../catalog/product-tabs.tsx'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import { MoneyInput } from '../../kit/inputs/number-inputs.tsx'
import { Localized, Ltr } from '../../kit/layout/direction.tsx'
import type { Column, RowAction } from '../../kit/list/columns.ts'
import type { Filter } from '../../kit/list/filter.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { translationFilter } from '../../kit/list/translation.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { pageRead } from '../../shell/request/read-for-page.ts'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/products-route'
import { useBulkReview } from './use-bulk-review.tsx'
import { useMarketSwitch } from './use-market-switch.tsx'

export const handle: RouteHandle = { text: ['kit', 'catalog', 'admin/products'] }

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  await requirePermission(context, 'products.index')
  return readList(
    context,
    request,
    { name: 'admin-products', call: listAdminProducts, options: adminProductsPage },
    pageRead(countAdminProducts, { query: {} }),
  )
}

const tabs: readonly ProductTab[] = ['pending', 'edited', 'active', 'draft', 'out_of_stock', 'hidden', 'rejected', 'blocked']
const changed = [listAdminProducts, countAdminProducts]

function useColumns(): Column<AdminProductRow>[] {
  const locale = useLocale()
  const { name, category, price, price_after_discount, quantity, status, barcode, sales, translation, created_at } = useProductColumns()
  const store: Column<AdminProductRow> = {
    key: 'store',
    label: productLabels.store_id[locale],
    cell: (row) => <Localized text={row.store.title} lines={2} />,
  }
  const more = [barcode, { ...sales, hidden: true }, translation, created_at]
  return [name, store, category, price, price_after_discount, quantity, status, ...more]
}

function StateTabs() {
  const { tabs: words } = useText('admin/products')
  const counts = useCall(countAdminProducts, { query: {} }, { silent: true })
  return <ProductTabs keys={tabs} counts={counts.data} words={words} waiting={['pending', 'edited']} />
}

function useFilters(): Filter[] {
  const t = useText('catalog')
  const own = useText('admin/products')
  const locale = useLocale()
  // The address holds an amount in halalas, as the call expects it.
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
    { key: 'stock', label: t.stock, kind: 'choice', choices: stockStates, multiple: true },
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
  const list = useListState(adminProductsPage)
  const query = useCall(listAdminProducts, { query: list.query })
  const review = useBulkReview(changed, list.query)
  const [removing, setRemoving] = useState<AdminProductRow | null>(null)
  const remove = useSend(deleteAdminProduct, { invalidates: changed, message: t.deleted })
  const market = useMarketSwitch()
  const rowName = (row: AdminProductRow) => inLocale(row.name, locale)
  const rowActions = (row: AdminProductRow): RowAction[] => [
    ...(mayUpdate
      ? [{ key: 'edit', label: t.editAction, href: `/dashboard/products/${row.id}/edit` as const }, ...market.getActions(row)]
      : []),
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
        {...(mayUpdate ? { bulk: review.actions } : {})}
        rowName={rowName}
        rowHref={(row) => `/dashboard/products/${row.id}`}
        rowActions={rowActions}
        empty={list.tab ? t.noneHere : t.empty}
      />
      {market.question}
      {review.dialog}
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
