import { ActionIcon, Anchor, Group, Stack } from '@mantine/core'
import { mostAttachments } from '@rahba/contract/catalog/product-body'
import { IconFileText, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { UserText } from '../kit/direction.tsx'
import { UploadTile } from '../kit/inputs/upload-tile.tsx'
import { paperUrl } from '../kit/paper-url.ts'
import { useText } from '../text/use-text.ts'

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
  const { pathname } = useLocation()
  const [added, setAdded] = useState<Paper[]>([])
  const papers = [...known, ...added]
  // uploads end one after the other, each with the ids as they are then
  const latest = useRef(value)
  latest.current = value
  return (
    <Stack gap="xs">
      {value.map((id) => {
        const name = papers.find((paper) => paper.id === id)?.name ?? id
        return (
          <Group key={id} gap="xs" wrap="nowrap">
            <IconFileText size={18} stroke={1.5} aria-hidden="true" />
            <Anchor size="sm" href={paperUrl(id, pathname)} target="_blank" rel="noreferrer" style={{ flex: 1, minInlineSize: 0 }} truncate>
              <UserText>{name}</UserText>
            </Anchor>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t.attachments.remove(name)}
              onClick={() => onChange(value.filter((one) => one !== id))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        )
      })}
      {value.length < mostAttachments && (
        <UploadTile
          purpose="paper"
          multiple
          height={88}
          aria-label={t.sections.attachments}
          description={t.hints.attachments}
          error={error}
          onUploaded={(file) => {
            setAdded((now) => [...now, file])
            latest.current = [...latest.current, file.id].slice(0, mostAttachments)
            onChange([...latest.current])
          }}
        />
      )}
    </Stack>
  )
}
