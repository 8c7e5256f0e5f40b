import { leadsToSale, productActions } from '@rahba/contract/catalog/products/product-actions'
import type { StoreProductRow } from '@rahba/contract/catalog/products/product-answers'
import { editStates } from '@rahba/contract/catalog/products/product-edits'
import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import { type ProductTab, storeProductsPage } from '@rahba/contract/catalog/products/product-pages'
import { pictureChoices, stockStates } from '@rahba/contract/catalog/products/product-states'
import * as calls from '@rahba/contract/catalog/products/store-products.calls'
import { isAllowed } from '@rahba/contract/kernel/action-table'
import { inLocale, locales } from '@rahba/contract/kernel/locale'
import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useCall, useSend } from '../../api/queries.ts'
import { LowVariants } from '../../catalog/low-variants.tsx'
import { useProductColumns } from '../../catalog/product-columns.tsx'
import { ProductName } from '../../catalog/product-name.tsx'
import { ProductTabs } from '../../catalog/product-tabs.tsx'
import { shopPath } from '../../catalog/shop-path.ts'
import { ConfirmDialog } from '../../kit/feedback/confirm.tsx'
import type { Column, RowAction } from '../../kit/list/columns.ts'
import type { Filter } from '../../kit/list/filter.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { TranslationDot, translationFilter } from '../../kit/list/translation.tsx'
import { useListState } from '../../kit/list/use-list-state.ts'
import { MoreActions } from '../../kit/nav/more-actions.tsx'
import { pageRead } from '../../shell/request/read-for-page.ts'
import { readList } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { useProductsStopped } from '../layout/use-products-stopped.ts'
import { AddProduct } from './add-product.tsx'
import { copyPath } from './copy-path.ts'
import { ImportMenu, useImporting } from './import-menu.tsx'
import { useProductBulk } from './use-product-bulk.tsx'

export const handle: RouteHandle = { text: ['kit', 'catalog', 'portal/products'] }

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  readList(
    context,
    request,
    { name: 'store-products', call: calls.listStoreProducts, options: storeProductsPage },
    pageRead(calls.countStoreProducts, {}),
    pageRead(calls.readStoreProductChoices, {}),
  )

const tabs: readonly ProductTab[] = ['active', 'pending', 'edited', 'draft', 'out_of_stock', 'hidden', 'rejected', 'blocked']
const changed = [calls.listStoreProducts, calls.countStoreProducts]

function useColumns(): Column<StoreProductRow>[] {
  const { name, price, price_after_discount, quantity, status, sales, category, shelf, ...columns } = useProductColumns()
  const more = [{ ...category, hidden: true }, shelf, columns.barcode, columns.translation, columns.created_at, columns.updated_at]
  const stock: Column<StoreProductRow> = {
    ...quantity,
    cell: (row) => (
      <>
        {quantity.cell(row)}
        <LowVariants row={row} />
      </>
    ),
  }
  const named: Column<StoreProductRow> = {
    ...name,
    cell: (row) => <ProductName product={row} mark={row.untranslated && <TranslationDot missing={row.untranslated} />} />,
  }
  return [named, price, price_after_discount, stock, status, sales, ...more]
}

function StateTabs() {
  const { tabs: words } = useText('portal/products')
  const counts = useCall(calls.countStoreProducts, {}, { silent: true })
  return <ProductTabs keys={tabs} counts={counts.data} words={words} />
}

const useChoices = () => useCall(calls.readStoreProductChoices, {}, { silent: true, staleTime: 60_000 })

function useFilters(): Filter[] {
  const t = useText('catalog')
  const locale = useLocale()
  const { data } = useChoices()
  const named = (rows: readonly { id: string; name: { ar: string; en: string } }[] = []) =>
    Object.fromEntries(rows.map(({ id, name }) => [id, name]))
  return [
    { key: 'stock', label: t.stock, kind: 'choice', choices: stockStates, multiple: true },
    { key: 'edit', label: t.changes.filter, kind: 'choice', choices: editStates },
    { key: 'category_id', label: productLabels.category_id[locale], kind: 'choice', choices: named(data?.categories) },
    { key: 'shelf_id', label: productLabels.shelf_id[locale], kind: 'choice', choices: named(data?.shelves) },
    { key: 'picture', label: productLabels.images[locale], kind: 'choice', choices: pictureChoices },
    translationFilter(locale, locales),
  ]
}

/** The actions on one row: editing, viewing as shoppers do, submitting, hiding, deleting. */
function useRowActions(remove: (row: StoreProductRow) => void): (row: StoreProductRow) => RowAction[] {
  const t = useText('portal/products')
  const { visit } = useText('catalog')
  const common = useText('common')
  const store = useChoices().data?.store
  const locale = useLocale()
  const submit = useSend(calls.submitStoreProduct, {
    invalidates: changed,
    message: (answer) => (answer.status === 'active' ? t.onSale : t.savedAndSent),
  })
  const hide = useSend(calls.hideStoreProduct, { invalidates: changed, message: t.hidden })
  const show = useSend(calls.showStoreProduct, { invalidates: changed, message: t.shown })
  const sends = { submit, hide, show }
  const stopped = useProductsStopped() ?? false
  return (row) => {
    const moves = (['submit', 'hide', 'show'] as const).filter((action) => isAllowed(productActions, action, row.status))
    const page = store ? shopPath(row, store) : null
    return [
      { key: 'edit', label: common.actions.edit, href: `/store/products/${row.id}/edit` },
      ...(page ? [{ key: 'visit', label: visit, href: page, target: '_blank' as const }] : []),
      { key: 'copy', label: t.copy.action, href: copyPath(row.id), disabled: stopped },
      ...moves.map((action) => ({
        key: action,
        label: productActions[action].label[locale],
        disabled: leadsToSale(action) && stopped,
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
  const list = useListState(storeProductsPage)
  const query = useCall(calls.listStoreProducts, { query: list.query })
  const importing = useImporting(list.query)
  const [removing, setRemoving] = useState<StoreProductRow | null>(null)
  const remove = useSend(calls.deleteStoreProduct, { invalidates: changed, message: t.deleted })
  const bulk = useProductBulk(changed, list.query)
  const rowName = (row: StoreProductRow) => inLocale(row.name, locale)
  const add = <AddProduct />
  return (
    <>
      <ListPage
        name="store-products"
        title={t.title}
        action={
          <>
            <MoreActions
              actions={[
                { key: 'offers', label: t.offers, href: '/store/offers' },
                { key: 'coupons', label: t.coupons, href: '/store/coupons' },
                { key: 'shelves', label: t.shelves, href: '/store/categories' },
                { key: 'fields', label: t.fields, href: '/store/additional-fields' },
                { key: 'translations', label: t.translations, href: '/store/translations' },
              ]}
              inTheirPlace={importing.lines}
            >
              <ImportMenu {...importing} />
            </MoreActions>
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
        empty={list.tab ? t.noneHere : { ...t.empty, action: add }}
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
