import type { ProductRow } from '@rahba/contract/catalog/products/product-answers'
import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import { commonLabels } from '@rahba/contract/kernel/labels'
import { Code, Localized, Ltr, None } from '../kit/layout/direction.tsx'
import type { Column } from '../kit/list/columns.ts'
import { TranslationDot } from '../kit/list/translation.tsx'
import { DateTime } from '../kit/show/date-time.tsx'
import { formatNumber } from '../kit/show/format.ts'
import { Money } from '../kit/show/money.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import classes from './catalog.module.css'
import { EditMark } from './edit-mark.tsx'
import { ProductName } from './product-name.tsx'
import { ProductState } from './product-state.tsx'
import { StockCount } from './stock-count.tsx'

/** A price of a product in a list, which is where its prices begin if its variants cost differently. */
function ListPrice({ row, value }: { row: ProductRow; value: number | null }) {
  const t = useText('catalog')
  if (row.price_to === null || value === null) return <Money value={value} />
  return (
    <span className={classes.fromPrice}>
      {t.from} <Money value={value} />
    </span>
  )
}

/** The pieces in stock, and below them the variants that share them. */
function ListStock({ row }: { row: ProductRow }) {
  const t = useText('catalog')
  return (
    <>
      <StockCount quantity={row.quantity} />
      {row.variants_count > 1 && <span className={classes.variantCount}>{t.variantCount(row.variants_count)}</span>}
    </>
  )
}

/** The columns that lists of products have in common, by key: each list takes its own in its own order. */
export function useProductColumns() {
  const t = useText('catalog')
  const locale = useLocale()
  const label = (key: keyof typeof productLabels) => productLabels[key][locale]
  return {
    name: { key: 'name', label: t.name, main: true, cell: (row) => <ProductName product={row} /> },
    category: {
      key: 'category',
      label: label('category_id'),
      cell: (row) => (row.category ? <Localized text={row.category.title} lines={2} /> : <None />),
    },
    price: { key: 'price', label: label('price'), align: 'end', sort: 'price', cell: (row) => <ListPrice row={row} value={row.price} /> },
    price_after_discount: {
      key: 'price_after_discount',
      label: label('price_after_discount'),
      align: 'end',
      cell: (row) => <ListPrice row={row} value={row.price_after_discount} />,
    },
    quantity: {
      key: 'quantity',
      label: label('quantity'),
      align: 'end',
      sort: 'quantity',
      cell: (row) => <ListStock row={row} />,
    },
    status: {
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
    sales: {
      key: 'sales',
      label: label('sales'),
      align: 'end',
      sort: 'sales',
      cell: (row) => <Ltr>{formatNumber(row.sales, locale)}</Ltr>,
    },
    shelf: {
      key: 'shelf',
      label: label('shelf_id'),
      hidden: true,
      cell: (row) => (row.shelf ? <Localized text={row.shelf.title} /> : <None />),
    },
    barcode: {
      key: 'barcode',
      label: label('barcode'),
      hidden: true,
      cell: (row) => (row.barcode ? <Code>{row.barcode}</Code> : <None />),
    },
    translation: {
      key: 'translation',
      label: commonLabels.translation[locale],
      hidden: true,
      cell: (row) => <TranslationDot missing={row.untranslated} />,
    },
    created_at: {
      key: 'created_at',
      label: commonLabels.created_at[locale],
      sort: 'created_at',
      hidden: true,
      cell: (row) => <DateTime value={row.created_at} />,
    },
    updated_at: {
      key: 'updated_at',
      label: commonLabels.updated_at[locale],
      sort: 'updated_at',
      hidden: true,
      cell: (row) => <DateTime value={row.updated_at} />,
    },
  } satisfies Record<string, Column<ProductRow>>
}
