import { ActionIcon } from '@mantine/core'
import { IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { Hint } from '../kit/feedback/hint.tsx'
import { useText } from '../text/use-text.ts'
import { useSound } from './ring.ts'

/** The switch for the sound of new notices on this device. */
export function SoundButton() {
  const t = useText('push').sound
  const [on, setOn] = useSound()
  const label = on ? t.on : t.off
  return (
    <Hint label={label}>
      <ActionIcon variant="default" size={36} aria-label={label} aria-pressed={on} onClick={() => setOn(!on)}>
        {on ? <IconVolume size={18} stroke={1.6} /> : <IconVolumeOff size={18} stroke={1.6} />}
      </ActionIcon>
    </Hint>
  )
}
