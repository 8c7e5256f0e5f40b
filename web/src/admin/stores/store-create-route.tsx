import { lazy, Suspense } from 'react'
import { FormSkeleton } from '../../kit/states.tsx'
import { requirePermission } from '../../shell/may-open.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import type { Route } from './+types/store-create-route'

const StoreCreateForm = lazy(() => import('./store-create-form.tsx'))

export const handle: RouteHandle = { text: ['kit', 'admin/stores', 'admin/store-forms'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, 'stores.create')
  return null
}

/** `/dashboard/stores/create` */
export default function StoreCreateRoute() {
  return (
    <Suspense fallback={<FormSkeleton fields={8} />}>
      <StoreCreateForm />
    </Suspense>
  )
}
