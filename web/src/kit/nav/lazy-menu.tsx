import { Menu, Text } from '@mantine/core'
import { cloneElement, type MouseEventHandler, type ReactElement, type ReactNode, type Ref } from 'react'
import { useLazyOpening } from '../feedback/use-lazy-opening.ts'
import type { RowAction } from '../list/columns.ts'
import { LocalLink } from './link.tsx'

/** A line of a menu; with `checked` it is a switch and the menu stays open. */
export interface MenuLine extends RowAction {
  checked?: boolean
}

export type MenuTrigger = ReactElement<{
  ref?: Ref<HTMLButtonElement>
  onClick?: MouseEventHandler
  onPointerEnter?: () => void
  onFocus?: () => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}>

export interface MenuButtonProps {
  /** The button that opens it. */
  children: MenuTrigger
  lines: readonly MenuLine[]
  /** Over the lines: what they have in common. */
  head?: ReactNode
  /** Under the lines: what is worth knowing. */
  foot?: ReactNode
  width?: number
}

function Line({ label, icon, onClick, href, target, tone, disabled, checked }: Omit<MenuLine, 'key'>) {
  // The red is that of text, because the library's colour of a line is too light to read; a disabled line keeps its own.
  const shared = { leftSection: icon, disabled: Boolean(disabled), ...(tone === 'danger' && !disabled ? { c: 'red' } : {}) }
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
    <Menu.Item {...shared} component={LocalLink} to={href} {...(target ? { target } : {})}>
      {content}
    </Menu.Item>
  ) : (
    <Menu.Item {...shared} {...(onClick ? { onClick } : {})}>
      {content}
    </Menu.Item>
  )
}

/** The chunk with the library's menu. What can't be done now says why. */
export default function LazyMenu({ children, lines, head, foot, width }: MenuButtonProps) {
  const { opened, setOpened, button } = useLazyOpening()
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
