import { Alert, Button, Group, Text } from '@mantine/core'
import { IconRefreshAlert } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { useInSight } from '../layout/use-in-sight.ts'

interface StaleNoticeProps {
  reload: () => void
  overwrite: () => void
  pending: boolean
  /** The notice's own text, if saving applies only what was typed to the newer version. */
  body?: string
  /** The people and their changes meanwhile, if known. */
  children?: ReactNode
}

/** Someone else saved a newer version: what was typed stays, and the person chooses. */
export function StaleNotice({ reload, overwrite, pending, body, children }: StaleNoticeProps) {
  const { form: t } = useText('kit')
  const ref = useInSight<HTMLDivElement>()
  return (
    <Alert ref={ref} color="saffron" icon={<IconRefreshAlert size={18} />} title={t.staleTitle} role="alert">
      {children}
      <Text size="sm">{body ?? t.staleBody}</Text>
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
