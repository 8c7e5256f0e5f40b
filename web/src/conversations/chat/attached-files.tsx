import { Anchor, CloseButton, Progress, Text } from '@mantine/core'
import { UserText } from '../../kit/layout/direction.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './chat.module.css'
import { FileMark } from './file-mark.tsx'
import type { Attachment } from './use-attachments.ts'

interface AttachedFilesProps {
  files: readonly Attachment[]
  onRetry: (key: string) => void
  onRemove: (key: string) => void
}

/** The files that go out with the next message, each with how far it is or what went wrong, and its way out. */
export function AttachedFiles({ files, onRetry, onRemove }: AttachedFilesProps) {
  const t = useText('chat')
  return (
    <ul className={classes.attached} aria-label={t.files}>
      {files.map(({ key, name, mime, preview, progress, error, mayPass }) => (
        <li key={key} className={classes.chip} data-failed={error !== null || undefined}>
          {preview ? <img src={preview} alt="" className={classes.thumb} /> : <FileMark mime={mime} />}
          <div className={classes.who}>
            <Text size="sm" truncate component="div">
              <UserText>{name}</UserText>
            </Text>
            {progress !== null && <Progress value={progress} size="sm" aria-label={t.uploading(progress)} />}
            {error !== null && (
              <Text size="xs" c="red" role="alert">
                {error}
              </Text>
            )}
          </div>
          {mayPass && (
            <Anchor component="button" type="button" size="sm" onClick={() => onRetry(key)}>
              {t.retry}
            </Anchor>
          )}
          <CloseButton size="sm" aria-label={t.removeFile(name)} onClick={() => onRemove(key)} />
        </li>
      ))}
    </ul>
  )
}
