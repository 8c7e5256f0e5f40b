import { ActionIcon, Anchor, Group, Stack } from '@mantine/core'
import { developmentMost } from '@rahba/contract/conversations/development-schemas'
import { IconFileText, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { UserText } from '../kit/direction.tsx'
import { UploadTile } from '../kit/inputs/upload-tile.tsx'
import { paperUrl } from '../kit/paper-url.ts'
import { useText } from '../text/use-text.ts'

interface DevelopmentFilesProps {
  value: readonly string[]
  onChange: (ids: string[]) => void
  error?: ReactNode
}

/** Files that go out with a message, each with its way out. */
export function DevelopmentFiles({ value, onChange, error }: DevelopmentFilesProps) {
  const t = useText('development')
  const { pathname } = useLocation()
  const [names, setNames] = useState<Record<string, string>>({})
  return (
    <Stack gap="xs">
      {value.map((id) => {
        const name = names[id] ?? id
        return (
          <Group key={id} gap="xs" wrap="nowrap">
            <IconFileText size={18} stroke={1.5} aria-hidden="true" />
            <Anchor size="sm" href={paperUrl(id, pathname)} target="_blank" rel="noreferrer" style={{ flex: 1, minInlineSize: 0 }} truncate>
              <UserText>{name}</UserText>
            </Anchor>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t.remove(name)}
              onClick={() => onChange(value.filter((one) => one !== id))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        )
      })}
      {value.length < developmentMost.attachments && (
        <UploadTile
          purpose="paper"
          height={72}
          aria-label={t.attach}
          description={t.attachHint}
          error={error}
          onUploaded={(file) => {
            setNames((now) => ({ ...now, [file.id]: file.name }))
            onChange([...value, file.id])
          }}
        />
      )}
    </Stack>
  )
}
