import { Badge, Stack } from '@mantine/core'
import { readAdminProduct } from '@rahba/contract/catalog/products/admin-products.calls'
import { inLocale } from '@rahba/contract/kernel/locale'
import { useCall } from '../../api/queries.ts'
import classes from '../../catalog/catalog.module.css'
import { Diagnosis } from '../../catalog/diagnosis.tsx'
import { EditMark } from '../../catalog/edit-mark.tsx'
import { productHistory } from '../../catalog/product-history.ts'
import { ProductPreview } from '../../catalog/product-preview.tsx'
import { ProductState } from '../../catalog/product-state.tsx'
import { ShopLink } from '../../catalog/shop-link.tsx'
import { ErrorState, FactsSkeleton } from '../../kit/feedback/states.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { History } from '../../resource/history.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/product-route'
import { ChangesPanel } from './changes-panel.tsx'
import { Description, Facts, FieldList, Papers, Pictures } from './product-facts.tsx'
import { ReviewActions } from './review-actions.tsx'
import { VariantTable } from './variant-table.tsx'

// Most products have no pending edit.

export const handle: RouteHandle = { text: ['kit', 'catalog', 'admin/products', 'admin/history'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, 'products.index')
  return readRecord(context, readAdminProduct, { params: { id: params.id } })
}

/** `/dashboard/products/:id`: a product as its reviewer sees it. */
export default function ProductRoute({ params }: Route.ComponentProps) {
  const t = useText('admin/products')
  const locale = useLocale()
  const read = useCall(readAdminProduct, { params: { id: params.id } })
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  const product = read.data
  if (!product || product.id !== params.id) return <FactsSkeleton rows={8} />
  return (
    <>
      <PageHeader
        title={inLocale(product.name, locale)}
        breadcrumbs={[{ label: t.title, to: '/dashboard/products' }]}
        mark={
          product.deleted ? (
            <Badge color="red" variant="light" fw={500} tt="none">
              {t.deletedMark}
            </Badge>
          ) : (
            <>
              <ProductState product={product} />
              <EditMark edit={product.edit} />
            </>
          )
        }
        actions={
          !product.deleted && (
            <>
              <ShopLink product={product} />
              <ReviewActions product={product} />
            </>
          )
        }
      />
      <div className={classes.two}>
        <Stack gap="md" miw={0}>
          {product.changes.length > 0 && <ChangesPanel product={product} />}
          <Pictures product={product} />
          <Facts product={product} />
          <VariantTable product={product} />
          <Description product={product} />
          <FieldList product={product} />
          <Papers product={product} />
          <History entity="products" id={product.id} {...productHistory} />
        </Stack>
        <div className={classes.aside}>
          <Diagnosis
            product={{ ...product, images: product.images.length }}
            store={product.store}
            reason={product.status_reason}
            pages={{
              product: `/dashboard/products/${product.id}/edit`,
              stock: `/dashboard/products/${product.id}/edit`,
              store_profile: `/dashboard/stores/${product.store.id}`,
            }}
          />
          <ProductPreview product={product} store={product.store.name} />
        </div>
      </div>
    </>
  )
}
