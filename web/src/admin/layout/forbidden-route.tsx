import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { Notice } from '../../shell/errors/error-page.tsx'
import { useText } from '../../text/use-text.ts'

/** Where a refused admin lands, inside the dashboard's frame. */
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
