import { ActionIcon, Anchor, Group, Stack } from '@mantine/core'
import { IconFileText, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { UploadTile } from '../../kit/inputs/upload/upload-tile.tsx'
import { UserText } from '../../kit/layout/direction.tsx'
import { paperUrl } from '../../kit/show/paper-url.ts'
import { useText } from '../../text/use-text.ts'

const maxPapers = 8

/** Papers that support a request or an answer, each with its way out. */
export function PapersInput(props: { value: readonly string[]; onChange: (ids: string[]) => void; label: string; error?: ReactNode }) {
  const { value, onChange, label, error } = props
  const { form: t } = useText('cancellations')
  const { pathname } = useLocation()
  const [names, setNames] = useState<Record<string, string>>({})
  return (
    <Stack gap="xs">
      {value.map((id) => (
        <Group key={id} gap="xs" wrap="nowrap">
          <IconFileText size={18} stroke={1.5} aria-hidden="true" />
          <Anchor size="sm" href={paperUrl(id, pathname)} target="_blank" rel="noreferrer" style={{ flex: 1, minInlineSize: 0 }} truncate>
            <UserText>{names[id] ?? id}</UserText>
          </Anchor>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t.removePaper(names[id] ?? '')}
            onClick={() => onChange(value.filter((one) => one !== id))}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
      {value.length < maxPapers && (
        <UploadTile
          purpose="paper"
          height={88}
          label={label}
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
