import '@mantine/dropzone/styles.css'
import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { useRef } from 'react'
import { DropInvite } from './drop-invite.tsx'
import classes from './upload.module.css'

/** Several files on a place for one, a kind that is not taken, or too large a file. */
export type RejectReason = 'several' | 'type' | 'size'

export interface DropAreaProps {
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
  /** Called for each refused file; valid files beside it are accepted. */
  onReject: (reason: RejectReason, name: string) => void
}

const isList = (accept: DropAreaProps['accept']): accept is readonly string[] => Array.isArray(accept)

const getCodes = (refused: FileRejection) => refused.errors.map(({ code }) => code)
const isOver = (refused: FileRejection) => getCodes(refused).includes('too-many-files')

/** The chunk with Mantine's Dropzone. */
export default function DropZone({ accept, title, hint, height, invalid, label, onGiven, onDrop, onReject, ...rest }: DropAreaProps) {
  // Several files where one is expected are all refused; otherwise the first would be accepted as though it had been chosen.
  const several = useRef(false)
  return (
    <Dropzone
      {...rest}
      accept={isList(accept) ? [...accept] : accept}
      className={classes.drop}
      data-invalid={invalid || undefined}
      // A form that is refused focuses the first field with this mark; the input itself is out of sight.
      aria-invalid={invalid || undefined}
      mih={height}
      inputProps={{ 'aria-label': label ?? title, disabled: rest.disabled }}
      onDropAny={(_, refused) => {
        several.current = refused.some(isOver)
        onGiven?.()
      }}
      onDrop={(files) => {
        if (!several.current) onDrop(files)
      }}
      onReject={(refused) => {
        if (several.current) return onReject('several', '')
        for (const one of refused) onReject(getCodes(one).includes('file-too-large') ? 'size' : 'type', one.file.name)
      }}
    >
      <DropInvite title={title} hint={hint} />
    </Dropzone>
  )
}
