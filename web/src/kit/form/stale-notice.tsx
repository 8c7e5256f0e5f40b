import { Alert, Button, Group, Text } from '@mantine/core'
import { IconRefreshAlert } from '@tabler/icons-react'
import { useText } from '../../text/use-text.ts'
import { useInSight } from '../use-in-sight.ts'

/** Someone else saved a newer version: what was typed stays, and the person chooses. */
export function StaleNotice({ reload, overwrite, pending }: { reload: () => void; overwrite: () => void; pending: boolean }) {
  const { form: t } = useText('kit')
  const ref = useInSight<HTMLDivElement>()
  return (
    <Alert ref={ref} color="saffron" icon={<IconRefreshAlert size={18} />} title={t.staleTitle} role="alert">
      <Text size="sm">{t.staleBody}</Text>
      <Group gap="xs" mt="sm">
        <Button size="xs" variant="default" onClick={reload}>
          {t.staleReload}
        </Button>
        <Button size="xs" variant="default" onClick={overwrite} loading={pending}>
          {t.staleOverwrite}
        </Button>
      </Group>
    </Alert>
  )
}
