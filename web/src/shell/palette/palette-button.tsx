import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '../../text/use-text.ts'
import classes from './palette-button.module.css'

const never = () => () => undefined
const isApple = () => /mac|iphone|ipad/i.test(navigator.platform)
const shortcut = () => (isApple() ? '⌘K' : 'Ctrl K')

interface PaletteButtonProps {
  /** The palette itself, a lazy component: it is first drawn when it is first asked for. */
  children: (palette: { opened: boolean; onClose: () => void }) => ReactNode
}

/** Opens the palette: a field to press with its shortcut beside it, an icon on phones. The shortcut works wherever the focus is. */
export function PaletteButton({ children }: PaletteButtonProps) {
  const t = useText('kit').palette
  const [mounted, setMounted] = useState(false)
  const [opened, setOpened] = useState(false)
  const keys = useSyncExternalStore(never, shortcut, () => 'Ctrl K')
  const open = () => {
    setMounted(true)
    setOpened(true)
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // The key is found by its position: on an Arabic layout it writes another letter.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.defaultPrevented) return
      event.preventDefault()
      setMounted(true)
      setOpened((now) => !now)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  const buttonProps = { 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Control+K Meta+K', onClick: open } as const
  return (
    <>
      <UnstyledButton className={classes.field} {...buttonProps}>
        <IconSearch size={16} stroke={1.6} aria-hidden="true" />
        <span className={classes.words}>{t.hint}</span>
        <Kbd size="xs" dir="ltr" aria-hidden="true">
          {keys}
        </Kbd>
      </UnstyledButton>
      <ActionIcon className={classes.icon} variant="subtle" color="gray" size="lg" aria-label={t.open} {...buttonProps}>
        <IconSearch size={18} stroke={1.6} />
      </ActionIcon>
      {mounted && <Suspense>{children({ opened, onClose: () => setOpened(false) })}</Suspense>}
    </>
  )
}
