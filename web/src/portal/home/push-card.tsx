import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconBellRinging, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { usePushDevice } from '../../notifications/use-push-device.ts'
import { useText } from '../../text/use-text.ts'
import { storeChoices } from '../layout/choice-surface.ts'
import classes from './home.module.css'

const key = 'rahba.push-card'

/** Asks a merchant who has sold something whether this device may ring for the next order; put away, it does not come back. */
export default function PushCard() {
  const t = useText('push').card
  const { state, pending, turnOn } = usePushDevice(storeChoices)
  const [away, setAway] = useState(true)
  useEffect(() => setAway(localStorage.getItem(key) !== null), [])
  if (away || state !== 'off') return null
  const putAway = () => {
    localStorage.setItem(key, 'away')
    setAway(true)
  }
  return (
    <section className={classes.push} aria-label={t.title}>
      <IconBellRinging size={22} stroke={1.6} aria-hidden="true" />
      <div className={classes.pushWords}>
        <Text fw={600}>{t.title}</Text>
        <Text size="sm" c="dimmed">
          {t.body}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button size="xs" loading={pending} onClick={() => void turnOn()}>
          {t.allow}
        </Button>
        <ActionIcon variant="subtle" color="gray" aria-label={t.later} onClick={putAway}>
          <IconX size={16} />
        </ActionIcon>
      </Group>
    </section>
  )
}
