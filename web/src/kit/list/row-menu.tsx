import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useText } from '../../text/use-text.ts'
import { MenuButton } from '../nav/menu-button.tsx'
import type { RowAction } from './columns.ts'

/** The actions of one row behind three dots. What can't be done now says why. */
export function RowMenu({ actions, name }: { actions: readonly RowAction[]; name: string }) {
  const { list } = useText('kit')
  if (actions.length === 0) return null
  return (
    <MenuButton lines={actions}>
      <ActionIcon variant="subtle" color="gray" aria-label={list.rowActions(name)}>
        <IconDots size={18} />
      </ActionIcon>
    </MenuButton>
  )
}
