import { Button, Stack, Text } from '@mantine/core'
import { userLabels } from '@rahba/contract/shoppers/user-labels'
import { addUserNote, listUserNotes } from '@rahba/contract/shoppers/users.calls'
import { userNoteBody } from '@rahba/contract/shoppers/users.schemas'
import { useState } from 'react'
import { useCall } from '../../api/queries.ts'
import { useCan } from '../../api/session.ts'
import { ErrorState, FactsSkeleton } from '../../kit/feedback/states.tsx'
import { Form } from '../../kit/form/form.tsx'
import { SubmitError } from '../../kit/form/form-shell.tsx'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { useFormSend } from '../../kit/form/use-form-send.ts'
import { LongTextInput } from '../../kit/inputs/text-inputs.tsx'
import { UserText } from '../../kit/layout/direction.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { Timeline } from '../../kit/show/timeline.tsx'
import { useText } from '../../text/use-text.ts'
import { firstNotes, notes } from './tab-reads.ts'

function NoteForm({ user_id }: { user_id: string }) {
  const t = useText('admin/users').notes
  const form = useContractForm(userNoteBody, { initial: { note: '' }, labels: userLabels })
  const add = useFormSend(form, addUserNote, (body) => ({ params: { id: user_id }, body }), {
    invalidates: [listUserNotes],
    message: t.added,
    onDone: () => form.restart({ note: '' }),
  })
  return (
    <Form aria-label={t.write} onSubmit={add.onSubmit}>
      <Stack gap="xs" align="flex-start">
        <SubmitError error={add.submitError} />
        <div style={{ inlineSize: '100%' }}>
          <LongTextInput {...form.field('note')} label={t.write} description={t.hint} rows={2} maxLength={1000} />
        </div>
        <Button type="submit" size="xs" loading={add.pending}>
          {t.add}
        </Button>
      </Stack>
    </Form>
  )
}

/** The admins' notes on a shopper, and a field for the next. `closed`: none can be added, because the account was deleted. */
export function NotesTab({ user_id, closed }: { user_id: string; closed: boolean }) {
  const t = useText('admin/users').notes
  const mayUpdate = useCan('users.update')
  const mayWrite = mayUpdate && !closed
  const [rows, setRows] = useState(firstNotes)
  const read = useCall(...notes(user_id, rows))
  const body = () => {
    if (read.error && !read.data) return <ErrorState error={read.error} retry={() => void read.refetch()} />
    if (!read.data) return <FactsSkeleton rows={3} />
    if (read.data.data.length === 0)
      return (
        <Text size="sm" c="dimmed">
          {t.none}
        </Text>
      )
    return (
      <>
        <Timeline
          entries={read.data.data.map((note) => ({
            key: note.id,
            at: note.created_at,
            by: note.admin ?? t.formerAdmin,
            title: <UserText>{note.note}</UserText>,
          }))}
        />
        {read.data.meta.total > rows && rows < 100 && (
          <Button variant="default" size="xs" loading={read.isPlaceholderData} onClick={() => setRows(Math.min(100, rows + 40))}>
            {t.more}
          </Button>
        )}
      </>
    )
  }
  return (
    <Panel title={t.title}>
      <Stack gap="lg">
        {mayWrite && <NoteForm user_id={user_id} />}
        {body()}
      </Stack>
    </Panel>
  )
}
