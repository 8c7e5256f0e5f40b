import { ActionIcon, Text, Textarea } from '@mantine/core'
import { maxMessage } from '@rahba/contract/conversations/chat/chat-labels'
import { messageText } from '@rahba/contract/conversations/chat/message-text'
import { acceptedFiles } from '@rahba/contract/kernel/file-limits'
import type { UploadedFile } from '@rahba/contract/kernel/files'
import { IconPaperclip, IconSend2 } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form } from '../../kit/form/form.tsx'
import { FileChoice } from '../../kit/inputs/upload/file-choice.tsx'
import { useText } from '../../text/use-text.ts'
import { AttachedFiles } from './attached-files.tsx'
import classes from './chat.module.css'
import type { ChatView } from './chat-view.ts'
import { readOutbox, saveOutbox } from './outbox.ts'
import { useAttachments } from './use-attachments.ts'
import { useDroppedFiles } from './use-dropped-files.ts'

interface ComposerProps {
  view: ChatView
  /** The writer, which is also this component's key. */
  person: string
  session_id: string
  /** A message that comes back for editing; `at` is new each time. */
  returned: { text: string; file: UploadedFile | null; at: number } | null
  onSend: (text: string, file: UploadedFile | null) => void
  onTyping: () => void
}

/** The number of remaining characters below which it is shown. */
const nearEnd = 200

/** The field for a message. Its contents are stored until they are sent; each of several files becomes a message, the text goes with the first. */
export function Composer({ view, person, session_id, returned, onSend, onTyping }: ComposerProps) {
  const t = useText('chat')
  const [text, setText] = useState(() => readOutbox(person, session_id).draft)
  const attachments = useAttachments({ actor: view.actor, person, session_id })
  const input = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useDroppedFiles(form, attachments.take)
  const change = (value: string) => {
    setText(value)
    saveOutbox(person, session_id, { draft: value })
  }
  const restoreMessage = useRef<(back: NonNullable<ComposerProps['returned']>) => void>(undefined)
  useEffect(() => {
    restoreMessage.current = (back) => {
      change(text ? `${back.text}\n${text}` : back.text)
      if (back.file) attachments.add(back.file)
      input.current?.focus()
    }
  })
  useEffect(() => {
    if (returned) restoreMessage.current?.(returned)
  }, [returned])

  const remaining = maxMessage - messageText(text).length
  const ready = (text.trim() !== '' || attachments.all.some(({ file }) => file)) && !attachments.uploading && remaining >= 0
  const send = () => {
    if (!ready) return
    const [first = null, ...others] = attachments.hand()
    onSend(text.trim(), first)
    for (const file of others) onSend('', file)
    change('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a letter is being composed, Enter belongs to the keyboard; on a touch screen it starts a new line.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    send()
  }
  return (
    <Form ref={form} className={classes.composer} onSubmit={send}>
      {attachments.all.length > 0 && <AttachedFiles files={attachments.all} onRetry={attachments.retry} onRemove={attachments.remove} />}
      {attachments.over.length > 0 && (
        <Text size="sm" c="red" role="alert" mb={8}>
          {t.tooManyFiles(attachments.over)}
        </Text>
      )}
      <div className={classes.row}>
        <FileChoice multiple accept={acceptedFiles.paper.join(',')} onChange={attachments.take}>
          {(props) => (
            <ActionIcon {...props} variant="subtle" color="gray" size={40} aria-label={t.attach}>
              <IconPaperclip size={20} stroke={1.6} />
            </ActionIcon>
          )}
        </FileChoice>
        <Textarea
          ref={input}
          className={classes.input}
          aria-label={t.write}
          placeholder={t.write}
          autosize
          minRows={1}
          maxRows={6}
          value={text}
          error={remaining < 0 ? t.tooLong(-remaining) : undefined}
          {...(remaining >= 0 && remaining < nearEnd ? { description: t.charactersLeft(remaining) } : {})}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const files = [...event.clipboardData.files]
            if (files.length === 0) return
            event.preventDefault()
            attachments.take(files)
          }}
          onChange={(event) => {
            change(event.currentTarget.value)
            if (event.currentTarget.value) onTyping()
          }}
        />
        <ActionIcon type="submit" size={40} aria-label={t.send} disabled={!ready}>
          <IconSend2 size={20} stroke={1.6} className="mirrored" />
        </ActionIcon>
      </div>
    </Form>
  )
}
