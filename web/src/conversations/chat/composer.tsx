import { ActionIcon, CloseButton, Progress, Text, Textarea } from '@mantine/core'
import { messageMost } from '@rahba/contract/conversations/chat-schemas'
import { acceptedFiles, type UploadedFile } from '@rahba/contract/kernel/files'
import { IconFile, IconPaperclip, IconSend2 } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ApiError } from '../../api/errors.ts'
import { uploadFile } from '../../api/upload.ts'
import { FileChoice } from '../../kit/inputs/file-choice.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './chat.module.css'
import { keepOutbox, readOutbox } from './outbox.ts'
import type { ChatView } from './side.ts'

interface ComposerProps {
  view: ChatView
  session_id: string
  /** What comes back to be changed; a new value of `at` each time. */
  returned: { text: string; file: UploadedFile | null; at: number } | null
  onSend: (text: string, file: UploadedFile | null) => void
  onTyping: () => void
}

/** Takes one file at a time, uploads it at once and says how far it is, or why not. */
function useAttachment({ actor }: ChatView) {
  const [file, setFile] = useState<UploadedFile | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const sending = useRef<AbortController | null>(null)
  useEffect(() => () => sending.current?.abort(), [])
  const clear = () => {
    sending.current?.abort()
    setFile(null)
    setProgress(null)
    setError(null)
  }
  const take = async (chosen: File | null) => {
    if (!chosen) return
    clear()
    const controller = new AbortController()
    sending.current = controller
    setProgress(0)
    try {
      const { signal } = controller
      const fields = { purpose: 'attachment' }
      setFile(await uploadFile<UploadedFile>({ path: `/${actor}/files`, fields, file: chosen, onProgress: setProgress, signal }))
    } catch (thrown) {
      // uploadFile rejects with nothing else
      if (!controller.signal.aborted) setError((thrown as ApiError).fields.file ?? (thrown as ApiError).error)
    } finally {
      if (sending.current === controller) setProgress(null)
    }
  }
  return { file, setFile, progress, error, take, clear }
}

/** Where a message is written. What stands in it is kept until it is sent. */
export function Composer({ view, session_id, returned, onSend, onTyping }: ComposerProps) {
  const t = useText('chat')
  const [text, setText] = useState('')
  const attachment = useAttachment(view)
  const { setFile } = attachment
  const input = useRef<HTMLTextAreaElement>(null)
  const change = (value: string) => {
    setText(value)
    keepOutbox(view.actor, session_id, { draft: value })
  }
  useEffect(() => setText(readOutbox(view.actor, session_id).draft), [view.actor, session_id])
  useEffect(() => {
    if (!returned) return
    setText((now) => (now ? `${returned.text}\n${now}` : returned.text))
    if (returned.file) setFile(returned.file)
    input.current?.focus()
  }, [returned, setFile])

  const ready = (text.trim() !== '' || attachment.file !== null) && attachment.progress === null
  const send = () => {
    if (!ready) return
    onSend(text.trim(), attachment.file)
    change('')
    attachment.clear()
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // while a letter is being composed, Enter belongs to the keyboard; under a finger it is a new line
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {(attachment.progress !== null || attachment.file) && (
        <div className={classes.chip}>
          <IconFile size={16} stroke={1.6} aria-hidden="true" />
          {attachment.progress === null ? (
            <bdi>{attachment.file?.name}</bdi>
          ) : (
            <>
              <span>{t.uploading(attachment.progress)}</span>
              <Progress value={attachment.progress} flex={1} aria-label={t.uploading(attachment.progress)} />
            </>
          )}
          <CloseButton size="sm" aria-label={t.removeFile} onClick={attachment.clear} ms="auto" />
        </div>
      )}
      {attachment.error && (
        <Text size="sm" c="red" role="alert" mb={8}>
          {attachment.error}
        </Text>
      )}
      <div className={classes.row}>
        <FileChoice accept={acceptedFiles.paper.join(',')} onChange={attachment.take}>
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
          maxLength={messageMost}
          dir="auto"
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            change(event.currentTarget.value)
            if (event.currentTarget.value) onTyping()
          }}
        />
        <ActionIcon type="submit" size={40} aria-label={t.send} disabled={!ready}>
          <IconSend2 size={20} stroke={1.6} className="mirrored" />
        </ActionIcon>
      </div>
    </form>
  )
}
