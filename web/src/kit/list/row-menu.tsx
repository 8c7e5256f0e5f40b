import { ActionIcon, Menu, Text } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useText } from '../../text/use-text.ts'
import { useLocalPath } from '../link.tsx'
import type { RowAction } from './columns.ts'

/** The actions of one row behind three dots. What can't be done now says why. */
export function RowMenu({ actions, name }: { actions: readonly RowAction[]; name: string }) {
  const { list } = useText('kit')
  const local = useLocalPath()
  if (actions.length === 0) return null
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={list.rowActions(name)}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ key, label, icon, onClick, href, tone, disabled }) => {
          const shared = { leftSection: icon, disabled: Boolean(disabled), ...(tone === 'danger' ? { color: 'red' } : {}) }
          const content = (
            <>
              {label}
              {disabled && (
                <Text size="xs" c="dimmed">
                  {disabled}
                </Text>
              )}
            </>
          )
          return href && !disabled ? (
            <Menu.Item key={key} {...shared} component={Link} to={local(href)}>
              {content}
            </Menu.Item>
          ) : (
            <Menu.Item key={key} {...shared} {...(onClick ? { onClick } : {})}>
              {content}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
