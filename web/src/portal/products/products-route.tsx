import { Badge } from '@mantine/core'
import { mayHappen, productActions } from '@rahba/contract/catalog/product-actions'
import type { ProductRow } from '@rahba/contract/catalog/product-answers'
import { productLabels } from '@rahba/contract/catalog/product-body'
import { editStates } from '@rahba/contract/catalog/product-changes'
import { productStateLabels, type ShownState, stockStates } from '@rahba/contract/catalog/product-states'
import * as calls from '@rahba/contract/catalog/store-products'
import { commonLabels } from '@rahba/contract/kernel/labels'
import { inLocale, locales } from '@rahba/contract/kernel/locale'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall, useSend } from '../../api/queries.ts'
import { EditMark } from '../../catalog/edit-mark.tsx'
import { ProductName } from '../../catalog/product-name.tsx'
import { ProductState } from '../../catalog/product-state.tsx'
import { StockCount } from '../../catalog/stock-count.tsx'
import { ConfirmDialog } from '../../kit/confirm.tsx'
import { DateTime } from '../../kit/date-time.tsx'
import { Localized, Ltr, None } from '../../kit/direction.tsx'
import { formatNumber } from '../../kit/format.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import type { Column, RowAction } from '../../kit/list/columns.ts'
import type { Filter } from '../../kit/list/filters.tsx'
import { ListPage } from '../../kit/list/list-page.tsx'
import { TranslationDot, translationFilter } from '../../kit/list/translation.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { Money } from '../../kit/money.tsx'
import { UrlTabs } from '../../kit/url-tabs.tsx'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { ImportMenu } from './import-menu.tsx'
import { useProductBulk } from './use-product-bulk.tsx'

export const handle: RouteHandle = { text: ['kit', 'catalog', 'portal/products'] }

/** What a tab asks the list for: two of them are no states of their own. */
function narrowingOf(tab: string | null): Record<string, string> {
  if (tab === 'out_of_stock') return { status: 'active', stock: 'out' }
  if (tab === 'edited') return { edit: 'pending' }
  return tab ? { status: tab } : {}
}

type TabKey = ShownState | 'edited'
const tabKeys: TabKey[] = ['active', 'pending', 'edited', 'draft', 'out_of_stock', 'hidden', 'rejected', 'blocked']
const changed = [calls.listStoreProducts, calls.countStoreProducts]

function useColumns(): Column<ProductRow>[] {
  const t = useText('catalog')
  const locale = useLocale()
  const label = (key: keyof typeof productLabels) => productLabels[key][locale]
  return [
    { key: 'name', label: t.name, main: true, cell: (row) => <ProductName product={row} /> },
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
    { key: 'sales', label: label('sales'), align: 'end', sort: 'sales', cell: (row) => <Ltr>{formatNumber(row.sales, locale)}</Ltr> },
    {
      key: 'category',
      label: label('category_id'),
      hidden: true,
      cell: (row) => (row.category ? <Localized text={row.category.title} /> : <None />),
    },
    { key: 'shelf', label: label('shelf_id'), hidden: true, cell: (row) => (row.shelf ? <Localized text={row.shelf.title} /> : <None />) },
    { key: 'barcode', label: label('barcode'), hidden: true, cell: (row) => (row.barcode ? <Ltr>{row.barcode}</Ltr> : <None />) },
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
    {
      key: 'updated_at',
      label: commonLabels.updated_at[locale],
      sort: 'updated_at',
      hidden: true,
      cell: (row) => <DateTime value={row.updated_at} />,
    },
  ]
}

function StateTabs() {
  const t = useText('portal/products')
  const locale = useLocale()
  const counts = useCall(calls.countStoreProducts, {}, { silent: true })
  const count = (key: TabKey | 'all') => {
    const n = counts.data?.[key]
    return n ? (
      <Badge variant="light" color="gray" size="sm" fw={500} miw="max-content">
        {n}
      </Badge>
    ) : undefined
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
  const locale = useLocale()
  const { data } = useCall(calls.readStoreProductChoices, {}, { silent: true, staleTime: 60_000 })
  const named = (rows: readonly { id: string; name: { ar: string; en: string } }[] = []) =>
    Object.fromEntries(rows.map(({ id, name }) => [id, name]))
  return [
    { key: 'stock', label: t.stock, kind: 'choice', choices: stockStates },
    { key: 'edit', label: t.changes.filter, kind: 'choice', choices: editStates },
    { key: 'category_id', label: productLabels.category_id[locale], kind: 'choice', choices: named(data?.categories) },
    { key: 'shelf_id', label: productLabels.shelf_id[locale], kind: 'choice', choices: named(data?.shelves) },
    translationFilter(locale, locales),
  ]
}

/** What can be done with one row: changing, sending, hiding, deleting. */
function useRowActions(remove: (row: ProductRow) => void): (row: ProductRow) => RowAction[] {
  const t = useText('portal/products')
  const common = useText('common')
  const locale = useLocale()
  const submit = useSend(calls.submitStoreProduct, {
    invalidates: changed,
    message: (answer) => (answer.status === 'active' ? t.onSale : t.savedAndSent),
  })
  const hide = useSend(calls.hideStoreProduct, { invalidates: changed, message: t.hidden })
  const show = useSend(calls.showStoreProduct, { invalidates: changed, message: t.shown })
  const sends = { submit, hide, show }
  return (row) => {
    const moves = (['submit', 'hide', 'show'] as const).filter((action) => mayHappen(action, row.status))
    return [
      { key: 'edit', label: common.actions.edit, href: `/store/products/${row.id}/edit` },
      ...moves.map((action) => ({
        key: action,
        label: productActions[action].label[locale],
        onClick: () => sends[action].send({ params: { id: row.id } }),
      })),
      { key: 'delete', label: t.remove.action, tone: 'danger', onClick: () => remove(row) },
    ]
  }
}

/** `/store/products` */
export default function ProductsRoute() {
  const t = useText('portal/products')
  const locale = useLocale()
  const state = useListState({ defaultSort: '-created_at', filters: ['stock', 'edit', 'category_id', 'shelf_id', 'translation'] })
  // the tab is no filter: it is chosen above the list, and an empty one says so itself
  const status = useSearchParams()[0].get('status')
  const narrowing: Record<string, string> = narrowingOf(status)
  const list = { ...state, query: { ...state.query, ...narrowing } }
  const query = useCall(calls.listStoreProducts, { query: list.query })
  const [removing, setRemoving] = useState<ProductRow | null>(null)
  const remove = useSend(calls.deleteStoreProduct, { invalidates: changed, message: t.deleted })
  const bulk = useProductBulk(changed)
  const rowName = (row: ProductRow) => inLocale(row.name, locale)
  const add = (
    <LinkButton to="/store/products/create" leftSection={<IconPlus size={16} aria-hidden="true" />}>
      {t.create}
    </LinkButton>
  )
  return (
    <>
      <ListPage
        name="store-products"
        title={t.title}
        action={
          <>
            <ImportMenu query={list.query} />
            <LinkButton to="/store/offers" variant="default">
              {t.offers}
            </LinkButton>
            <LinkButton to="/store/coupons" variant="default">
              {t.coupons}
            </LinkButton>
            <LinkButton to="/store/categories" variant="default">
              {t.shelves}
            </LinkButton>
            <LinkButton to="/store/additional-fields" variant="default">
              {t.fields}
            </LinkButton>
            {add}
          </>
        }
        list={list}
        query={query}
        columns={useColumns()}
        filters={useFilters()}
        search={t.search}
        exports={calls.exportStoreProducts}
        above={<StateTabs />}
        bulk={bulk.actions}
        rowName={rowName}
        rowHref={(row) => `/store/products/${row.id}/edit`}
        rowActions={useRowActions(setRemoving)}
        empty={status ? t.noneHere : { ...t.empty, action: add }}
      />
      {bulk.dialog}
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title={removing ? t.remove.title(rowName(removing)) : ''}
        body={t.remove.body}
        confirmLabel={t.remove.action}
        tone="danger"
        onConfirm={() => (removing ? remove.sendAsync({ params: { id: removing.id } }) : undefined)}
      />
    </>
  )
}
