import { readStore } from '@rahba/contract/stores/admin-stores'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useCall } from '../../api/queries.ts'
import { ErrorState, FormSkeleton } from '../../kit/states.tsx'
import { requirePermission } from '../../shell/may-open.ts'
import type { RouteHandle } from '../../shell/route-handle.ts'
import type { Route } from './+types/store-edit-route'

// the forms come while the store is read
const editor = () => import('./store-editor.tsx')
const StoreEditor = lazy(editor)

export const handle: RouteHandle = { text: ['kit', 'admin/stores', 'admin/store-forms'] }

export const loader = async ({ context }: Route.LoaderArgs) => {
  await requirePermission(context, 'stores.update')
  return null
}

/** `/dashboard/stores/:id/edit`: every group of the store's profile, each saved by itself. */
export default function StoreEditRoute({ params }: Route.ComponentProps) {
  return <EditPage key={params.id} id={params.id} />
}

function EditPage({ id }: { id: string }) {
  const read = useCall(readStore, { params: { id } }, { staleTime: 0 })
  const [round, setRound] = useState(0)
  useEffect(() => void editor(), [])
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  // a cached answer may be old: the forms start with what the server says now
  if (!read.data || read.isPlaceholderData || !read.isFetchedAfterMount) return <FormSkeleton fields={8} />
  const reload = async () => {
    await read.refetch()
    setRound(round + 1)
  }
  return (
    <Suspense fallback={<FormSkeleton fields={8} />}>
      <StoreEditor key={round} opened={read.data} reload={() => void reload()} />
    </Suspense>
  )
}
