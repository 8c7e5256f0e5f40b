import { IconLock } from '@tabler/icons-react'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { PageTitle } from '../../shell/head/page-title.tsx'
import { useText } from '../../text/use-text.ts'

/** The replacement for a page that a member lacks the permission for. */
export function NotYours() {
  const { notYours } = useText('portal/layout')
  return (
    <>
      <PageTitle>{notYours.title}</PageTitle>
      <EmptyState {...notYours} icon={<IconLock size={36} stroke={1.25} aria-hidden="true" />} />
    </>
  )
}
