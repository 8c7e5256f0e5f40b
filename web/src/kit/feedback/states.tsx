import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconInbox, IconMapPinOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ApiError } from '../../api/errors.ts'
import { PageTitle } from '../../shell/head/page-title.tsx'
import { useText } from '../../text/use-text.ts'
import { Ltr } from '../layout/direction.tsx'
import { numberRange } from '../show/number-range.ts'

export interface EmptyStateProps {
  title: string
  /** The next step for the person. */
  body?: ReactNode
  action?: ReactNode
  icon?: ReactNode
}

/** The message that nothing is here yet: what belongs here and how to begin. */
export function EmptyState({ title, body, action, icon }: EmptyStateProps) {
  return (
    <Stack align="center" gap={4} py={48} px="md" ta="center">
      <Text c="dimmed" lh={0} mb={8}>
        {icon ?? <IconInbox size={36} stroke={1.25} aria-hidden="true" />}
      </Text>
      <Text fw={600}>{title}</Text>
      {body && (
        <Text size="sm" c="dimmed" maw={420}>
          {body}
        </Text>
      )}
      {action && <div style={{ marginBlockStart: 12 }}>{action}</div>}
    </Stack>
  )
}

interface ErrorStateProps {
  error: ApiError
  retry: () => void
  title?: string
  /** The action that replaces trying again, if the same call would be refused again. */
  action?: ReactNode
}

/** Something could not be loaded: says what, and tries again. */
export function ErrorState({ error, retry, title, action }: ErrorStateProps) {
  const { state } = useText('kit')
  // Trying again would find nothing either.
  if (error.status === 404)
    return (
      <>
        {/* The record's header is not shown above it. */}
        <PageTitle>{error.error}</PageTitle>
        <EmptyState icon={<IconMapPinOff size={36} stroke={1.25} aria-hidden="true" />} title={error.error} body={state.goneHint} />
      </>
    )
  return (
    <Stack align="center" gap={4} py={48} px="md" ta="center" role="alert">
      <Text c="red" lh={0} mb={8}>
        <IconAlertTriangle size={36} stroke={1.25} aria-hidden="true" />
      </Text>
      <Text fw={600}>{title ?? state.failed}</Text>
      <Text size="sm" c="dimmed" maw={420}>
        {/* a call without a form: what its parts were refused for, such as a filter in an old link */}
        {error.hasFields ? Object.values(error.fields).join(' · ') : error.error}
      </Text>
      {error.request_id && (
        <Text size="xs" c="dimmed">
          {state.requestId} <Ltr>{error.request_id}</Ltr>
        </Text>
      )}
      {action ? (
        <div style={{ marginBlockStart: 12 }}>{action}</div>
      ) : (
        <Button variant="default" size="xs" mt={12} onClick={retry}>
          {state.retry}
        </Button>
      )}
    </Stack>
  )
}

/** The shape of a form that is on its way. */
export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  const { state } = useText('kit')
  return (
    <Stack gap="md" role="status" aria-busy="true" aria-label={state.loading}>
      {numberRange(fields).map((n) => (
        <div key={n}>
          <Skeleton height={12} width={96} mb={8} />
          <Skeleton height={36} />
        </div>
      ))}
    </Stack>
  )
}

/** The shape of a record's facts. */
export function FactsSkeleton({ rows = 6 }: { rows?: number }) {
  const { state } = useText('kit')
  return (
    <Stack gap="md" role="status" aria-busy="true" aria-label={state.loading}>
      {numberRange(rows).map((n) => (
        <Skeleton key={n} height={14} width={`${70 - (n % 3) * 16}%`} />
      ))}
    </Stack>
  )
}
