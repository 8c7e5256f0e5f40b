import { Button, Group, Stack, Switch, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { useSend } from '../../api/queries.ts'
import type { View } from '../../api/views.ts'
import { useText } from '../../text/use-text.ts'
import { Dialog } from '../feedback/dialog.tsx'
import { Form } from '../form/form.tsx'
import { SubmitError } from '../form/form-shell.tsx'
import type { Views } from './use-views.ts'

interface ViewDialogProps {
  views: Views
  /** The view to rename; null saves what the list shows now under a new name. */
  view: View | null
  opened: boolean
  onClose: () => void
}

/** The name of a view and who sees it. */
export default function ViewDialog({ views: { name: list, calls, now }, view, opened, onClose }: ViewDialogProps) {
  const { views: t, form } = useText('kit')
  const { close } = useText('common').actions
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const sending = { invalidates: [calls.list], silent: true, message: t.saved, onDone: onClose } as const
  const create = useSend(calls.create, sending)
  const update = useSend(calls.update, sending)
  const { error, pending, reset } = view ? update : create
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts again each time it opens
  useEffect(() => {
    if (!opened) return
    setName(view?.name ?? '')
    setShared(view?.shared ?? false)
    reset()
  }, [opened, view])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (view) update.send({ params: { id: view.id }, body: { name, shared, query: view.query } })
    else create.send({ body: { list, name, shared, query: now } })
  }
  const title = view ? t.rename : t.save
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={420} closeButtonProps={{ 'aria-label': close }}>
      <Form onSubmit={submit} aria-label={title}>
        <Stack gap="md">
          <SubmitError error={error?.ofWhole ?? null} />
          <TextInput
            data-autofocus
            label={t.name}
            description={view ? undefined : t.keeps}
            required
            maxLength={60}
            dir="auto"
            value={name}
            error={error?.fields?.name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Switch label={t.share} description={t.shareHint} checked={shared} onChange={(event) => setShared(event.currentTarget.checked)} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={pending}>
              {form.cancel(form.save)}
            </Button>
            <Button type="submit" loading={pending} disabled={name.trim() === ''}>
              {form.save}
            </Button>
          </Group>
        </Stack>
      </Form>
    </Dialog>
  )
}
