import { Alert, Button, Group } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useInSight } from '../../kit/layout/use-in-sight.ts'
import { useText } from '../../text/use-text.ts'

/** Says how many variants were refused, and leads to the first. */
export function FaultSummary({ count, goTo }: { count: number; goTo: () => void }) {
  const t = useText('variants').sheet
  const ref = useInSight<HTMLDivElement>()
  return (
    <Alert ref={ref} color="red" variant="light" role="alert" icon={<IconAlertCircle size={18} />} mx="md" mt="sm" p="xs">
      <Group gap="sm">
        <span>{t.faults(count)}</span>
        <Button size="xs" variant="default" onClick={goTo}>
          {t.toFirst}
        </Button>
      </Group>
    </Alert>
  )
}
