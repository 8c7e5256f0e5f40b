import { ActionIcon } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { Hint } from '../../kit/feedback/hint.tsx'
import { useText } from '../../text/use-text.ts'
import { useColourMode } from './colour-mode.tsx'

/** Light or dark, for the dashboard. */
export function ColourSwitch() {
  const t = useText('common').colourMode
  const { mode, toggle } = useColourMode()
  const label = mode === 'dark' ? t.toLight : t.toDark
  return (
    <Hint label={label}>
      <ActionIcon variant="subtle" color="gray" size="lg" onClick={toggle} aria-label={label}>
        {mode === 'dark' ? <IconSun size={18} stroke={1.6} /> : <IconMoon size={18} stroke={1.6} />}
      </ActionIcon>
    </Hint>
  )
}
