import { Input, Progress, Text } from '@mantine/core'
import { acceptedFiles, maxFileBytes } from '@rahba/contract/kernel/file-limits'
import type { FilePurpose, UploadedFile } from '@rahba/contract/kernel/files'
import { type ReactNode, useState } from 'react'
import { useUpload } from '../../../api/upload.ts'
import { useText } from '../../../text/use-text.ts'
import { DropArea } from './drop-area.tsx'
import type { RejectReason } from './drop-zone.tsx'
import classes from './upload.module.css'

interface UploadTileProps {
  /** The purpose of the file: a picture is public, papers and slips (pictures or PDF) are private. */
  purpose: FilePurpose
  onUploaded: (file: UploadedFile) => void
  label?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  description?: ReactNode
  /** Shown instead of the drop area: the file that is there, with its buttons. Gets `pick`, which opens the file dialog. */
  children?: ReactNode
  /** Several files at once, one after the other. */
  multiple?: boolean
  /**
   * The limit on the number of files: `left` is the number that still fits, called after each file, and `onOver` gets the names of those that don't
   * fit.
   */
  room?: { remaining: () => number; onOver: (names: string[]) => void }
  /** Gets the number of files that are still to be uploaded, each time it changes; 0 once all have arrived or the tile is gone. */
  onWaiting?: (files: number) => void
  height?: number
  'aria-label'?: string
}

/** A place to drop or choose a file, with its progress and what went wrong. Knows nothing of what the file is for. */
export function UploadTile({
  purpose,
  onUploaded,
  children,
  error,
  label,
  required,
  description,
  multiple,
  room,
  onWaiting,
  height = 132,
  ...rest
}: UploadTileProps) {
  const { upload: t } = useText('kit')
  const [rejected, setRejected] = useState<readonly string[]>([])
  const { start, progress, failures, clear } = useUpload(purpose, onUploaded)
  const forget = () => {
    setRejected([])
    clear()
  }
  const uploadAll = async (files: readonly File[]) => {
    // The reason for refusing one of them stays in sight while the others go on.
    for (const [n, file] of files.entries()) {
      onWaiting?.(files.length - n)
      const goesOn = await start(file)
      const rest = files.slice(n + 1).map(({ name }) => name)
      // This check comes first: the last file that fits may remove this tile, which stops it.
      if (room?.remaining() === 0 && rest.length > 0) return room.onOver(rest)
      if (!goesOn) return
    }
  }
  const take = (files: readonly File[]) => uploadAll(files).finally(() => onWaiting?.(0))
  // With several files, the message says which one it is about.
  const of = (name: string, problem: string) => (multiple && name ? `\u2068${name}\u2069: ${problem}` : problem)
  const refuse = (reason: RejectReason, name: string) => {
    const words = { several: t.tooMany, size: t.tooLarge, type: purpose === 'picture' ? t.wrongType : t.wrongPaper }
    setRejected((before) => [...before, of(name, words[reason])])
  }
  const refused = [...rejected, ...failures.map(({ file, error: { fields, error: whole } }) => of(file, fields.file ?? whole))]
  // Each message has its own line; two files of one name share a line.
  const lines = [...new Set(refused)].map((line) => (
    <span key={line} style={{ display: 'block' }}>
      {line}
    </span>
  ))
  const problem = lines.length > 0 ? lines : error
  const wrapper = { label, description, error: problem, ...(required ? { required } : {}) }
  return (
    // An error of a form is announced with the form; a file is refused as soon as it is given.
    <Input.Wrapper
      {...wrapper}
      {...(lines.length > 0 ? { errorProps: { role: 'alert' } } : {})}
      labelElement="div"
      styles={{ description: { marginBlockStart: 5 }, error: { marginBlockStart: 5 } }}
    >
      {progress !== null ? (
        // A form that is saved meanwhile reads here that it must wait (useContractForm).
        <div className={classes.busy} data-uploading={t.stillUploading} style={{ minBlockSize: height }}>
          <Text size="sm">{t.uploading(progress)}</Text>
          <Progress value={progress} w="80%" aria-label={t.uploading(progress)} />
        </div>
      ) : (
        (children ?? (
          <DropArea
            accept={purpose === 'picture' ? acceptedFiles.picture : acceptedFiles.paper}
            maxSize={maxFileBytes}
            title={purpose === 'picture' ? t.dropImage : t.dropPaper}
            hint={purpose === 'picture' ? t.imageHint : t.paperHint}
            height={height}
            invalid={Boolean(problem)}
            disabled={rest.disabled ?? false}
            multiple={multiple ?? false}
            label={rest['aria-label'] ?? (typeof label === 'string' ? label : undefined)}
            onGiven={forget}
            onDrop={take}
            onReject={refuse}
          />
        ))
      )}
    </Input.Wrapper>
  )
}
