import '@mantine/dropzone/styles.css'
import { Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconUpload } from '@tabler/icons-react'
import classes from './upload.module.css'

interface DropAreaProps {
  /** Types, or types with the endings that stand for them: some systems know no type for a CSV. */
  accept: readonly string[] | Readonly<Record<string, string[]>>
  maxSize: number
  title: string
  hint: string
  height: number
  invalid: boolean
  disabled: boolean
  multiple: boolean
  label: string | undefined
  /** Files came, good ones or not: before what follows of it. */
  onGiven?: () => void
  onDrop: (files: File[]) => void
  /** The first that can't be taken; good ones beside it go their way. */
  onReject: (reason: 'type' | 'size', name: string) => void
}

const isList = (accept: DropAreaProps['accept']): accept is readonly string[] => Array.isArray(accept)

/** The chunk with Mantine's Dropzone. */
export default function DropArea({ accept, title, hint, height, invalid, label, onGiven, onReject, ...rest }: DropAreaProps) {
  return (
    <Dropzone
      {...rest}
      accept={isList(accept) ? [...accept] : accept}
      className={classes.drop}
      data-invalid={invalid || undefined}
      mih={height}
      inputProps={{ 'aria-label': label ?? title }}
      {...(onGiven ? { onDropAny: onGiven } : {})}
      onReject={([first]) =>
        onReject(first?.errors.some(({ code }) => code === 'file-too-large') ? 'size' : 'type', first?.file.name ?? '')
      }
    >
      <div className={classes.invite}>
        <IconUpload size={22} stroke={1.5} aria-hidden="true" />
        <Text size="sm">{title}</Text>
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      </div>
    </Dropzone>
  )
}
