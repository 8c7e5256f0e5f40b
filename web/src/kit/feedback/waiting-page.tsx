import type { ApiError } from '../../api/errors.ts'
import { type Crumb, PageHeader } from '../nav/page-header.tsx'
import { ErrorState, FactsSkeleton } from './states.tsx'

interface WaitingPageProps {
  title: string
  breadcrumbs: readonly Crumb[]
  read: { error: ApiError | null; refetch: () => Promise<unknown> }
  rows?: number
}

/** The page of a record that is not here yet: its head, and under it the shape of what comes, or why it does not and another try. */
export function WaitingPage({ title, breadcrumbs, read, rows = 6 }: WaitingPageProps) {
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs} />
      {read.error ? <ErrorState error={read.error} retry={() => void read.refetch()} /> : <FactsSkeleton rows={rows} />}
    </>
  )
}
