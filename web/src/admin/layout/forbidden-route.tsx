import { Button } from '@mantine/core'
import { data, Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { Notice } from '../../shell/errors/error-page.tsx'
import { useText } from '../../text/use-text.ts'

/** The page is an answer of its own, so its status says what it is. */
export const loader = () => data(null, { status: 403 })

/** The page for a refused admin, inside the dashboard's frame. */
export default function ForbiddenRoute() {
  const t = useText('common')
  const to = usePathTo()
  return (
    <Notice status={403} title={t.forbidden.title} heading={t.forbidden.title} body={t.forbidden.body} framed>
      <Button component={Link} to={to('/dashboard')}>
        {t.notFound.toDashboard}
      </Button>
    </Notice>
  )
}
