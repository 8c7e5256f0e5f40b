import { Button, Group, Stack, Text } from '@mantine/core'
import { cloneElement, type MouseEventHandler, type ReactElement, type ReactNode, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Form } from '../form/form.tsx'
import { LongTextInput } from '../inputs/text-inputs.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  /** The effect of confirming. */
  body: ReactNode
  /** The verb: "Reject the order", never "OK". */
  confirmLabel?: string
  tone?: 'danger' | 'normal'
  /** Asks for a reason; `required` refuses an empty one. */
  reason?: 'required' | 'optional'
  reasonLabel?: string
  pending?: boolean
  /** May give a promise: the dialog stays until it is done, and stays open when it fails. */
  onConfirm: (reason: string) => unknown
}

/** Asks before something is done, says what will happen, and waits until it has. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, title, body, confirmLabel, tone = 'normal', reason, reasonLabel, pending = false, onConfirm } = props
  const { confirm: t, form } = useText('kit')
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const [working, setWorking] = useState(false)
  const busy = pending || working
  const close = () => {
    if (busy) return
    setText('')
    setMissing(false)
    onClose()
  }
  const confirm = async () => {
    if (reason === 'required' && text.trim() === '') return setMissing(true)
    setWorking(true)
    try {
      await onConfirm(text.trim())
      setText('')
      onClose()
    } catch {
      // The call itself reported the refusal in a toast; the question stays open for another try.
    } finally {
      setWorking(false)
    }
  }
  return (
    <Dialog opened={opened} onClose={close} title={title} size="md" styles={{ title: { fontWeight: 600 } }}>
      <Form
        onSubmit={(event) => {
          // A dialog may be inside a form of the page, which must not be submitted too.
          event.stopPropagation()
          void confirm()
        }}
      >
        <Stack gap="md">
          <Text size="sm" component="div">
            {body}
          </Text>
          {reason && (
            <LongTextInput
              label={reasonLabel ?? t.reason}
              required={reason === 'required'}
              error={missing && t.reasonRequired}
              value={text}
              onChange={(value) => {
                setText(value ?? '')
                setMissing(false)
              }}
              maxLength={1000}
              rows={2}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close} disabled={busy}>
              {form.cancel(confirmLabel ?? t.yes)}
            </Button>
            <Button type="submit" loading={busy} {...(tone === 'danger' ? { color: 'red' } : {})} data-autofocus={!reason || undefined}>
              {confirmLabel ?? t.yes}
            </Button>
          </Group>
        </Stack>
      </Form>
    </Dialog>
  )
}

type Trigger = ReactElement<{ onClick?: MouseEventHandler }>

interface ConfirmActionProps extends Omit<ConfirmDialogProps, 'opened' | 'onClose'> {
  /** The button that asks. */
  children: Trigger
}

/** A button that asks first. */
export function ConfirmAction({ children, ...dialog }: ConfirmActionProps) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      {cloneElement(children, { onClick: () => setOpened(true) })}
      <ConfirmDialog {...dialog} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
