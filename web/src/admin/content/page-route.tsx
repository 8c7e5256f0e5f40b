import { readEditedPage } from '@rahba/contract/content/pages.calls'
import { useParams } from 'react-router'
import { type useCall, useFreshCall } from '../../api/queries.ts'
import { ErrorState, FormSkeleton } from '../../kit/feedback/states.tsx'
import { readRecord } from '../../shell/request/read-for-page.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { requirePermission } from '../../shell/session/may-open.ts'
import type { Route } from './+types/page-route'
import { PageEditor } from './page-editor.tsx'

export const handle: RouteHandle = { text: ['kit', 'admin/content', 'admin/agreement', 'admin/history'] }

type PageId = Parameters<typeof useCall<typeof readEditedPage>>[1]['params']['id']

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  await requirePermission(context, 'pages.index')
  // The call refuses anything that is neither a page's name nor an id.
  return readRecord(context, readEditedPage, { params: { id: params.id as PageId } })
}

/** `/dashboard/content/home`, `about-us`, `terms-conditions`, `privacy-policy`, `merchant-agreement`, or a page by its id. */
export default function PageRoute() {
  const params = useParams()
  // The loader has validated it.
  const read = useFreshCall(readEditedPage, { params: { id: params.id as PageId } })
  if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
  // A cached answer may be old: the editor starts with the server's current values.
  if (!read.data) return <FormSkeleton fields={3} />
  return <PageEditor key={read.data.id} page={read.data} reload={async () => (await read.refetch()).data} />
}
