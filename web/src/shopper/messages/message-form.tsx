import { Button, Textarea } from '@mantine/core'
import { maxMessage } from '@rahba/contract/conversations/chat/chat-labels'
import type { RefusedForm } from '../../shell/request/post-form.ts'
import { useText } from '../../text/use-text.ts'
import { FileField } from '../form/file-field.tsx'
import form from '../form/form.module.css'
import { Refusal } from '../form/refusal.tsx'
import classes from './messages.module.css'

interface MessageFormProps {
  /** The id of the message that this form sends. */
  client_id: string
  /** False where nobody may write. */
  open: boolean
  refused: RefusedForm | undefined
}

/** Where the shopper writes to the store. */
export function MessageForm({ client_id, open, refused }: MessageFormProps) {
  const t = useText('shopper-account').messages
  if (!open) return <p className={classes.begin}>{t.closed}</p>
  return (
    <form method="post" action="#write" id="write" encType="multipart/form-data" noValidate className={form.form} aria-label={t.write}>
      <Refusal refused={refused} />
      <input type="hidden" name="client_id" value={client_id} />
      <Textarea
        name="text"
        label={t.write}
        defaultValue={refused?.values.text ?? ''}
        error={refused?.fields.text}
        maxLength={maxMessage}
        rows={3}
        dir="auto"
      />
      <FileField
        name="file"
        label={t.attach}
        accept="image/jpeg,image/png,application/pdf"
        error={refused?.fields.file ?? refused?.fields.file_id}
      />
      <div className={form.buttons}>
        <Button type="submit">{t.send}</Button>
      </div>
    </form>
  )
}
