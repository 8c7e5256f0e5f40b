import * as calls from '@rahba/contract/catalog/products/store-products.calls'
import { useSearchParams } from 'react-router'
import { useCall, useFreshCall } from '../../api/queries.ts'
import { ErrorState, FormSkeleton } from '../../kit/feedback/states.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import type { Route } from './+types/product-form-route'
import { ProductEditor } from './product-editor.tsx'

export const handle: RouteHandle = { text: ['kit', 'catalog', 'portal/products', 'admin/history'] }

export const loader = ({ context, params }: Route.LoaderArgs) =>
  params.id ? readRecord(context, calls.readStoreProduct, { params: { id: params.id } }) : null

/** `/store/products/create`, with `?copy=` the product it begins as, and `/store/products/:id/edit` */
export default function ProductFormRoute({ params }: Route.ComponentProps) {
  const id = 'id' in params && typeof params.id === 'string' ? params.id : null
  const copy = useSearchParams()[0].get('copy')
  const from = id ?? copy
  const choices = useCall(calls.readStoreProductChoices, {})
  const read = useFreshCall(calls.readStoreProduct, { params: { id: from ?? '' } }, { enabled: from !== null })
  const failed = choices.error ?? read.error
  if (failed && !(choices.data && (from === null || read.data))) {
    return <ErrorState error={failed} retry={() => void Promise.all([choices.refetch(), ...(from ? [read.refetch()] : [])])} />
  }
  if (!choices.data) return <FormSkeleton />
  if (from === null) return <ProductEditor key="create" product={null} choices={choices.data} reload={async () => undefined} />
  // A form starts with the server's current values, not with a cached answer.
  if (!read.data) return <FormSkeleton />
  if (id === null)
    return <ProductEditor key={`copy ${from}`} product={null} copied={read.data} choices={choices.data} reload={async () => undefined} />
  return <ProductEditor key={id} product={read.data} choices={choices.data} reload={async () => (await read.refetch()).data} />
}
