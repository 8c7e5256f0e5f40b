import { Group, Stack, Text } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import type { ApiError } from '../../api/errors.ts'
import { Form } from '../../kit/form/form.tsx'
import { SubmitError } from '../../kit/form/form-shell.tsx'
import { type GuardedForm, LeaveGuard } from '../../kit/form/leave-guard.tsx'
import { SaveButton } from '../../kit/form/save-button.tsx'
import { StaleNotice } from '../../kit/form/stale-notice.tsx'
import type { StaleWays } from '../../kit/form/use-stale-save.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { useText } from '../../text/use-text.ts'

interface ProfileFormProps {
  title: string
  lead?: ReactNode
  form: GuardedForm & { dirty: boolean }
  save: { pending: boolean; error: ApiError | null; stale?: StaleWays | undefined }
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** A switch in the head that takes effect by itself. */
  actions?: ReactNode
  children: ReactNode
}

/** One group of the profile as a form of its own, with its button: a page holds several. */
export function ProfileForm({ title, lead, form, save, onSubmit, actions, children }: ProfileFormProps) {
  const common = useText('common').actions
  const { form: t } = useText('kit')
  return (
    <Panel title={title} actions={actions}>
      <Form aria-label={title} onSubmit={onSubmit}>
        <Stack gap="md">
          {lead && (
            <Text size="sm" c="dimmed" component="div">
              {lead}
            </Text>
          )}
          {save.stale ? <StaleNotice {...save.stale} pending={save.pending} /> : <SubmitError error={save.error?.ofWhole ?? null} />}
          {children}
          <Group gap="sm">
            <SaveButton pending={save.pending}>{common.save}</SaveButton>
            {form.dirty && (
              <Text size="sm" c="dimmed">
                {t.unsaved}
              </Text>
            )}
          </Group>
        </Stack>
      </Form>
      <LeaveGuard form={form} />
    </Panel>
  )
}
