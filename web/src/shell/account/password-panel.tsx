import { Button, Group, Stack, Text } from '@mantine/core'
import type { adminChangePassword } from '@rahba/contract/access/admin-auth.calls'
import { changePasswordBody } from '@rahba/contract/access/admin-auth.schemas'
import { listAdminSessions, listStoreSessions } from '@rahba/contract/access/sessions.calls'
import type { storeChangePassword } from '@rahba/contract/access/store-auth.calls'
import { Form } from '../../kit/form/form.tsx'
import { SubmitError } from '../../kit/form/form-shell.tsx'
import { LeaveGuard } from '../../kit/form/leave-guard.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { PasswordInput } from '../../kit/inputs/password-input.tsx'

import { Panel } from '../../kit/show/panel.tsx'
import { useText } from '../../text/use-text.ts'

const blank = { old_password: '', new_password: '', new_password_confirmation: '' }

/** Changing one's own password, of an admin or of a merchant. */
export function PasswordPanel({ call }: { call: typeof adminChangePassword | typeof storeChangePassword }) {
  const t = useText('account').password
  const form = useContractForm(changePasswordBody, { initial: blank })
  const changing = useFormSend(form, call, (body) => ({ body }), {
    invalidates: [listAdminSessions, listStoreSessions],
    message: (answer) => answer.message,
    onDone: () => form.restart(blank),
  })
  return (
    <Panel title={t.title}>
      <Form aria-label={t.title} onSubmit={changing.onSubmit}>
        <Stack gap="md" maw={420}>
          <SubmitError error={changing.submitError} />
          <PasswordInput {...form.field('old_password')} />
          <PasswordInput {...form.field('new_password')} autoComplete="new-password" description={t.hint} />
          <PasswordInput {...form.field('new_password_confirmation')} autoComplete="new-password" />
          <Group>
            <Button type="submit" loading={changing.pending}>
              {t.save}
            </Button>
            <Text size="xs" c="dimmed">
              {t.otherDevices}
            </Text>
          </Group>
        </Stack>
      </Form>
      <LeaveGuard form={form} />
    </Panel>
  )
}
