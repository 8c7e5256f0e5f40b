import { readStore } from '@rahba/contract/stores/admin-stores.calls'
import { useState } from 'react'
import { useFreshCall } from '../../api/queries.ts'
import { ErrorState, FormSkeleton } from '../../kit/feedback/states.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import type { Route } from './+types/store-edit-route'
import { StoreEditor } from './store-editor.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/stores', 'admin/store-forms', 'store-preview', 'shop', 'store-delivery'] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, 'stores.update')
  return readRecord(context, readStore, { params: { id: params.id } })
}

/** `/dashboard/stores/:id/edit`: every group of the store's profile, each saved by itself. */
export default function StoreEditRoute({ params }: Route.ComponentProps) {
  return <EditPage key={params.id} id={params.id} />
}

function EditPage({ id }: { id: string }) {
  const read = useFreshCall(readStore, { params: { id } })
  const [round, setRound] = useState(0)
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  // A cached answer may be old: the forms start with the server's current values.
  if (!read.data) return <FormSkeleton fields={8} />
  const reload = async () => {
    await read.refetch()
    setRound(round + 1)
  }
  return <StoreEditor key={round} opened={read.data} reload={() => void reload()} />
}
