import { Button } from '@mantine/core'
import { DateTime } from '../../kit/show/date-time.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './offline.module.css'

/** Says that the page is a copy, and from when. It is drawn with each page that the market's worker keeps, and shown with its copy alone. */
export function SeenNotice({ seen_at }: { seen_at: string }) {
  const t = useText('offline')
  return (
    <p role="status" className={classes.seen}>
      <span>
        {t.seen} <DateTime value={seen_at} />.
      </span>
      <Button component="a" href="" variant="subtle" size="compact-md">
        {t.update}
      </Button>
    </p>
  )
}
