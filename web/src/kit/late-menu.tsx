import { Menu, Text } from '@mantine/core'
import { cloneElement } from 'react'
import { Link } from 'react-router'
import { useLocalPath } from './link.tsx'
import type { MenuButtonProps, MenuLine } from './menu-button.tsx'
import { useLateOpening } from './use-late-opening.ts'

function Line({ label, icon, onClick, href, tone, disabled, checked }: Omit<MenuLine, 'key'>) {
  const local = useLocalPath()
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
  if (checked !== undefined) {
    return (
      <Menu.CheckboxItem checked={checked} closeMenuOnClick={false} onChange={() => onClick?.()}>
        {label}
      </Menu.CheckboxItem>
    )
  }
  return href && !disabled ? (
    <Menu.Item {...shared} component={Link} to={local(href)}>
      {content}
    </Menu.Item>
  ) : (
    <Menu.Item {...shared} {...(onClick ? { onClick } : {})}>
      {content}
    </Menu.Item>
  )
}

/** The chunk with the library's menu. What can't be done now says why. */
export default function LateMenu({ children, lines, head, foot, width }: MenuButtonProps) {
  const { opened, setOpened, button } = useLateOpening()
  return (
    <Menu position="bottom-end" shadow="md" withinPortal opened={opened} onChange={setOpened} {...(width ? { width } : {})}>
      <Menu.Target>{cloneElement(children, { ref: button })}</Menu.Target>
      <Menu.Dropdown maw={320}>
        {head && <Menu.Label>{head}</Menu.Label>}
        {lines.map(({ key, ...line }) => (
          <Line key={key} {...line} />
        ))}
        {foot && (
          <Text size="xs" c="dimmed" px="sm" py={4}>
            {foot}
          </Text>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
