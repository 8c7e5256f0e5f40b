import { Input, Loader, Progress, Text } from '@mantine/core'
import { maxImportBytes } from '@rahba/contract/catalog/import/import-labels'
import type { ImportDetail } from '@rahba/contract/catalog/import/product-imports'
import { uploadProductImport } from '@rahba/contract/catalog/import/product-imports.calls'
import { useState } from 'react'
import { useFileCall } from '../../api/upload.ts'
import { DropArea } from '../../kit/inputs/upload/drop-area.tsx'
import type { RejectReason } from '../../kit/inputs/upload/drop-zone.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './imports.module.css'

// Windows knows a CSV as Excel's, or by its ending alone.
const accept = {
  'text/csv': ['.csv', '.txt'],
  'application/vnd.ms-excel': ['.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
}
const height = 168

/** The field for a file of products. `retryOf` is the import whose refused rows it corrects. */
export function FileDrop({ retryOf, onUploaded }: { retryOf?: string; onUploaded: (answer: ImportDetail) => void }) {
  const { upload: t } = useText('portal/imports')
  const { upload: kit } = useText('kit')
  const [rejected, setRejected] = useState<string | null>(null)
  const { start, progress, failures, clear } = useFileCall(uploadProductImport, retryOf ? { retry_of: retryOf } : {}, onUploaded)
  const failed = failures.at(-1)
  const problem = rejected ?? failed?.error.fields.file ?? failed?.error.error
  const take = ([file]: readonly File[]) => {
    setRejected(null)
    clear()
    if (file) void start(file)
  }
  const refuse = (reason: RejectReason) => {
    clear()
    setRejected({ several: kit.tooMany, size: t.tooLarge, type: t.wrongType }[reason])
  }
  if (progress !== null)
    return (
      <div className={classes.busy} role="status">
        {progress < 100 ? (
          <>
            <Text size="sm">{t.uploading(progress)}</Text>
            <Progress value={progress} w="80%" aria-label={t.uploading(progress)} />
          </>
        ) : (
          <>
            <Loader size="sm" />
            <Text size="sm">{t.reading}</Text>
          </>
        )}
      </div>
    )
  return (
    <Input.Wrapper error={problem} errorProps={{ role: 'alert' }} labelElement="div">
      <DropArea
        accept={accept}
        maxSize={maxImportBytes}
        title={t.drop}
        hint={t.hint}
        height={height}
        invalid={Boolean(problem)}
        disabled={false}
        multiple={false}
        label={t.title}
        onDrop={take}
        onReject={refuse}
      />
    </Input.Wrapper>
  )
}
