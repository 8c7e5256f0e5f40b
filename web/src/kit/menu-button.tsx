import { cloneElement, lazy, type MouseEventHandler, type ReactElement, type ReactNode, type Ref, Suspense, useState } from 'react'
import type { RowAction } from './list/columns.ts'

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

const load = () => import('./late-menu.tsx')
const LateMenu = lazy(load)

/** A button with a menu. The menu's script (25 kB with its positioning) comes while the button is pointed at, and the menu opens as it is there. */
export function MenuButton(props: MenuButtonProps) {
  const [asked, setAsked] = useState(false)
  const closed = cloneElement(props.children, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: load,
    onFocus: load,
    onClick: () => setAsked(true),
  })
  if (!asked) return closed
  return (
    <Suspense fallback={closed}>
      <LateMenu {...props} />
    </Suspense>
  )
}
