import { Stack } from '@mantine/core'
import { maxOfferProducts } from '@rahba/contract/catalog/offers/offer-labels'
import type { OfferProduct } from '@rahba/contract/catalog/offers/offers'
import { listStoreProducts } from '@rahba/contract/catalog/products/store-products.calls'
import { inLocale } from '@rahba/contract/kernel/locale'
import { type PricedOffer, priceUnderOffer } from '@rahba/contract/orders/pricing'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCall } from '../../api/queries.ts'
import { ProductName } from '../../catalog/product-name.tsx'
import { ProductSearch, useProductSearch } from '../../catalog/product-search.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import type { Column } from '../../kit/list/columns.ts'
import { DataTable } from '../../kit/list/data-table.tsx'
import classes from '../../kit/list/list.module.css'
import { Money } from '../../kit/show/money.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

interface OfferProductsProps {
  value: readonly OfferProduct[]
  onChange: (products: OfferProduct[]) => void
  /** The offer as it is now written; null while it can't be priced. */
  offer: PricedOffer | null
  error?: ReactNode
}

const getUnit = ({ price, price_after_discount }: OfferProduct) => price_after_discount ?? price

/** The products of an offer, found by name, with what each then costs. */
export function OfferProducts({ value, onChange, offer, error }: OfferProductsProps) {
  const t = useText('portal/offers')
  const locale = useLocale()
  const search = useProductSearch()
  const found = useCall(listStoreProducts, { query: { per_page: 20, ...search.query } })
  const offered = (found.data?.data ?? []).filter(({ id }) => !value.some((one) => one.id === id))
  const columns: Column<OfferProduct>[] = [
    { key: 'name', label: t.product, main: true, cell: (row) => <ProductName product={row} /> },
    { key: 'price', label: t.price, align: 'end', cell: (row) => <Money value={getUnit(row)} /> },
    ...(offer && offer.offer_type !== 'free_product'
      ? [
          {
            key: 'under',
            label: t.under,
            align: 'end' as const,
            cell: (row: OfferProduct) => <Money value={priceUnderOffer(getUnit(row), offer)} bold />,
          },
        ]
      : []),
  ]
  return (
    <Stack gap="md">
      <ProductSearch
        maw={480}
        label={t.add}
        placeholder={t.search}
        error={error}
        disabled={value.length >= maxOfferProducts}
        search={search}
        offered={offered}
        searching={found.isFetching}
        onPick={(product) => onChange([...value, product])}
      />
      <div className={classes.frame}>
        {value.length === 0 ? (
          <EmptyState title={t.none} body={t.noneHint} />
        ) : (
          <DataTable
            rows={[...value]}
            columns={columns}
            rowName={(row) => inLocale(row.name, locale)}
            rowActions={(row) => [
              {
                key: 'drop',
                label: t.drop,
                icon: <IconTrash size={16} />,
                tone: 'danger',
                onClick: () => onChange(value.filter(({ id }) => id !== row.id)),
              },
            ]}
          />
        )}
      </div>
    </Stack>
  )
}
