import { ActionIcon, Anchor, Group } from '@mantine/core'
import { IconFileText, IconTrash } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { UserText } from '../../layout/direction.tsx'
import { paperUrl } from '../../show/paper-url.ts'

interface PaperLineProps {
  id: string
  name: string
  /** The label of the button that removes it. */
  removeLabel: string
  onRemove: () => void
}

/** A private file that was chosen for a form: opened by its name, and its way out. */
export function PaperLine({ id, name, removeLabel, onRemove }: PaperLineProps) {
  const { pathname } = useLocation()
  return (
    <Group gap="xs" wrap="nowrap">
      <IconFileText size={18} stroke={1.5} aria-hidden="true" />
      <Anchor size="sm" href={paperUrl(id, pathname)} target="_blank" rel="noreferrer" style={{ flex: 1, minInlineSize: 0 }} truncate>
        <UserText>{name}</UserText>
      </Anchor>
      <ActionIcon variant="subtle" color="gray" aria-label={removeLabel} onClick={onRemove}>
        <IconTrash size={16} />
      </ActionIcon>
    </Group>
  )
}
