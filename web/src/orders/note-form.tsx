import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useSend } from '../api/queries.ts'
import { Form } from '../kit/form/form.tsx'
import { FlagInput, LongTextInput } from '../kit/inputs/text-inputs.tsx'
import { Panel } from '../kit/show/panel.tsx'
import { useText } from '../text/use-text.ts'
import type { OrderSurface } from './order-surface.ts'

/** Writes a note into the order's history: internal unless it is shown to the shopper on purpose. */
export function NoteForm({ id, surface }: { id: string; surface: OrderSurface }) {
  const { notes: t } = useText('orders')
  const [note, setNote] = useState('')
  const [shared, setShared] = useState(false)
  const send = useSend(surface.note, {
    invalidates: [surface.read],
    message: t.added,
    onDone: () => {
      setNote('')
      setShared(false)
    },
  })
  return (
    <Panel title={t.title}>
      <Form
        onSubmit={() => {
          if (note.trim()) send.send({ params: { id }, body: { note, internal: !shared } })
        }}
      >
        <Stack gap="sm">
          <LongTextInput
            aria-label={t.label}
            value={note}
            onChange={(value) => setNote(value ?? '')}
            maxLength={1000}
            rows={2}
            error={send.error?.fields.note}
          />
          <Group justify="space-between" gap="sm">
            <div>
              <FlagInput label={t.share} value={shared} onChange={(value) => setShared(value === true)} />
              <Text size="xs" c="dimmed">
                {t.shareHint}
              </Text>
            </div>
            <Button type="submit" variant="default" loading={send.pending} disabled={note.trim() === ''}>
              {t.add}
            </Button>
          </Group>
        </Stack>
      </Form>
    </Panel>
  )
}
