import { Stack } from '@mantine/core'
import { maxAttachments } from '@rahba/contract/catalog/products/product-limits'
import { useRef, useState } from 'react'
import { PaperLine } from '../kit/inputs/dates/paper-line.tsx'
import { UploadTile } from '../kit/inputs/upload/upload-tile.tsx'
import { useText } from '../text/use-text.ts'
import { RefusedFiles } from './refused-files.tsx'

interface Paper {
  id: string
  name: string
}

/** Papers for the review team, each with its way out. */
export function AttachmentsInput({
  value,
  known,
  onChange,
  error,
}: {
  value: readonly string[]
  known: readonly Paper[]
  onChange: (ids: string[]) => void
  error?: React.ReactNode
}) {
  const t = useText('catalog')
  const [added, setAdded] = useState<Paper[]>([])
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const papers = [...known, ...added]
  // Uploads end one after the other, and each needs the ids at that time.
  const latest = useRef(value)
  latest.current = value
  return (
    <Stack gap="xs">
      {value.map((id) => {
        const name = papers.find((paper) => paper.id === id)?.name ?? id
        return (
          <PaperLine
            key={id}
            id={id}
            name={name}
            removeLabel={t.attachments.remove(name)}
            onRemove={() => {
              setLeftOut([])
              onChange(value.filter((one) => one !== id))
            }}
          />
        )
      })}
      {value.length < maxAttachments && (
        <UploadTile
          purpose="paper"
          multiple
          height={88}
          aria-label={t.sections.attachments}
          description={t.hints.attachments}
          error={error}
          room={{ remaining: () => maxAttachments - latest.current.length, onOver: setLeftOut }}
          onUploaded={(file) => {
            setAdded((now) => [...now, file])
            latest.current = [...latest.current, file.id].slice(0, maxAttachments)
            onChange([...latest.current])
          }}
        />
      )}
      <RefusedFiles names={leftOut} />
    </Stack>
  )
}
