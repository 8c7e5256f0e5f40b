import { lazy, useEffect } from 'react'
import { FormSkeleton } from '../../kit/feedback/states.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { AfterWaking } from '../../shell/after-waking.tsx'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import { useText } from '../../text/use-text.ts'
import type { Route } from './+types/store-create-route'

const form = () => import('./store-create-form.tsx')
const StoreCreateForm = lazy(form)

export const handle: RouteHandle = { text: ['kit', 'admin/stores', 'admin/store-forms'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, 'stores.create')
  return null
}

/** `/dashboard/stores/create` */
export default function StoreCreateRoute() {
  const { title, create: t } = useText('admin/stores')
  useEffect(() => void form(), [])
  const meanwhile = (
    <>
      <PageHeader title={t.title} breadcrumbs={[{ label: title, to: '/dashboard/stores' }]} />
      <FormSkeleton fields={8} />
    </>
  )
  return (
    <AfterWaking meanwhile={meanwhile}>
      <StoreCreateForm />
    </AfterWaking>
  )
}
