import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useInSight } from '../../kit/layout/use-in-sight.ts'
import { useText } from '../../text/use-text.ts'

interface FaultSummaryProps {
  /** The number of cells that have an error. */
  count: number
  goTo: () => void
}

/** Scrolls the summary into sight when it appears after a refused save. */
function InSight() {
  const ref = useInSight<HTMLSpanElement>()
  return <span ref={ref} />
}

/** Says how many cells have an error, and leads from one to the next. It stays in its place, so that no row moves while somebody types. */
export function FaultSummary({ count, goTo, marks }: FaultSummaryProps & { marks: number }) {
  const t = useText('variants').sheet
  return (
    <span role="status">
      {count > 0 && (
        <Button
          variant="light"
          color="red"
          size="xs"
          leftSection={<IconAlertCircle size={16} aria-hidden="true" />}
          title={t.toNext}
          onClick={goTo}
        >
          {t.faults(count)}
          {marks > 0 && <InSight key={marks} />}
        </Button>
      )}
    </span>
  )
}
