import { readAdminProduct, readAdminProductChoices } from '@rahba/contract/catalog/products/admin-products.calls'
import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import { useState } from 'react'
import { useCall, useFreshCall } from '../../api/queries.ts'
import { ErrorState, FormSkeleton } from '../../kit/feedback/states.tsx'
import { FormSection } from '../../kit/form/fields.tsx'
import { ReferenceInput } from '../../kit/inputs/references/reference-input.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/product-form-route'
import { ProductEditor } from './product-editor.tsx'

export const handle: RouteHandle = { text: ['kit', 'catalog', 'admin/products', 'admin/history'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, 'id' in params ? 'products.update' : 'products.create')
  return params.id ? readRecord(context, readAdminProduct, { params: { id: params.id } }) : null
}

/** A product belongs to a store, and what its form offers is that store's: so the store comes first. */
function CreatePage() {
  const t = useText('admin/products')
  const locale = useLocale()
  const [store_id, setStore] = useState<string | null>(null)
  const choices = useCall(readAdminProductChoices, { query: { store_id: store_id ?? '' } }, { enabled: store_id !== null })
  const picker = (
    <FormSection cols={2}>
      <ReferenceInput
        to="/admin/stores"
        required
        label={productLabels.store_id[locale]}
        description={t.chooseStore}
        value={store_id}
        onChange={(id) => setStore(id ?? null)}
      />
    </FormSection>
  )
  if (store_id && choices.data?.store.id === store_id) {
    return <ProductEditor key={store_id} product={null} choices={choices.data} reload={async () => undefined} above={picker} />
  }
  return (
    <>
      <PageHeader title={t.create} breadcrumbs={[{ label: t.title, to: '/dashboard/products' }]} />
      {picker}
      {store_id && (choices.error ? <ErrorState error={choices.error} retry={() => void choices.refetch()} /> : <FormSkeleton />)}
    </>
  )
}

function EditPage({ id }: { id: string }) {
  const read = useFreshCall(readAdminProduct, { params: { id } })
  const store_id = read.data?.store.id ?? ''
  const choices = useCall(readAdminProductChoices, { query: { store_id } }, { enabled: store_id !== '' })
  const failed = read.error ?? choices.error
  if (failed && !(read.data && choices.data))
    return <ErrorState error={failed} retry={() => void Promise.all([read.refetch(), choices.refetch()])} />
  if (!read.data || !choices.data) return <FormSkeleton />
  return <ProductEditor product={read.data} choices={choices.data} reload={async () => (await read.refetch()).data} />
}

/** `/dashboard/products/create` and `/dashboard/products/:id/edit` */
export default function ProductFormRoute({ params }: Route.ComponentProps) {
  const id = 'id' in params && typeof params.id === 'string' ? params.id : null
  return id === null ? <CreatePage /> : <EditPage key={id} id={id} />
}
