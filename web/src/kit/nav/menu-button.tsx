import { cloneElement, lazy, Suspense, useState } from 'react'
import type { MenuButtonProps } from './lazy-menu.tsx'

const load = () => import('./lazy-menu.tsx')
const LazyMenu = lazy(load)

/** A button with a menu. The menu's script (25 kB with its positioning) comes while the button is pointed at, and the menu opens as it is there. */
export function MenuButton(props: MenuButtonProps) {
  const [mounted, setMounted] = useState(false)
  const closed = cloneElement(props.children, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: load,
    onFocus: load,
    onClick: () => setMounted(true),
  })
  if (!mounted) return closed
  return (
    <Suspense fallback={closed}>
      <LazyMenu {...props} />
    </Suspense>
  )
}
