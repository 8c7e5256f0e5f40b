import { Alert, Button, Group, Switch, Text, VisuallyHidden } from '@mantine/core'
import { type Choice, type ChoiceChannel, choiceChannels, type NoticeGroup, noticeGroups } from '@rahba/contract/notifications/choices'
import { IconBellOff, IconBellRinging } from '@tabler/icons-react'
import { useCall, useSend } from '../api/queries.ts'
import { ErrorState, FactsSkeleton } from '../kit/feedback/states.tsx'
import { Panel } from '../kit/show/panel.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import type { ChoiceSurface } from './notification-surface.ts'
import classes from './push-panel.module.css'
import { usePushDevice } from './use-push-device.ts'

/** The push state of this browser, and the button that changes it. */
function ThisDevice({ surface }: { surface: ChoiceSurface }) {
  const t = useText('push')
  const { state, pending, turnOn, turnOff } = usePushDevice(surface)
  if (state === undefined) return null
  if (state === 'unsupported')
    return (
      <Text size="sm" c="dimmed">
        {t.unsupported}
      </Text>
    )
  if (state === 'denied')
    return (
      <Alert color="saffron" variant="light" icon={<IconBellOff size={18} aria-hidden="true" />} title={t.allow}>
        {t.denied}
      </Alert>
    )
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm">{state === 'on' ? t.on : t.off}</Text>
      {state === 'on' ? (
        <Button variant="default" loading={pending} onClick={() => void turnOff()}>
          {t.turnOff}
        </Button>
      ) : (
        <Button leftSection={<IconBellRinging size={16} aria-hidden="true" />} loading={pending} onClick={() => void turnOn()}>
          {t.turnOn}
        </Button>
      )}
    </Group>
  )
}

/** The choice of notices by group and channel. The list always shows everything. */
function Choices({ surface }: { surface: ChoiceSurface }) {
  const t = useText('push')
  const locale = useLocale()
  const query = useCall(surface.choices, {})
  const save = useSend(surface.save, { invalidates: [surface.choices], message: t.saved })
  // These are keys of constant tables.
  const groups = surface.groups
  const channels = surface.channels
  if (query.error && !query.data) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  if (!query.data) return <FactsSkeleton rows={groups.length} />
  const muted = save.pending && save.input ? save.input.body.muted : query.data.muted
  const turn = (choice: Choice, on: boolean) =>
    save.send({ body: { muted: on ? muted.filter((other) => other !== choice) : [...muted, choice] } })
  const cell = (group: NoticeGroup, channel: ChoiceChannel) => {
    const choice: Choice = `${group}.${channel}`
    return (
      <Switch
        aria-label={`${noticeGroups[group][locale]}: ${choiceChannels[channel][locale]}`}
        checked={!muted.includes(choice)}
        disabled={save.pending}
        onChange={(event) => turn(choice, event.currentTarget.checked)}
      />
    )
  }
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th>
            <VisuallyHidden>{t.about}</VisuallyHidden>
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {choiceChannels[channel][locale]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group}>
            <th scope="row">{noticeGroups[group][locale]}</th>
            {channels.map((channel) => (
              <td key={channel}>{cell(group, channel)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The choice of notices outside the list of notifications, and on this device. */
export function PushPanel({ surface }: { surface: ChoiceSurface }) {
  const t = useText('push')
  return (
    <Panel title={t.title}>
      <div className={classes.parts}>
        <ThisDevice surface={surface} />
        <Text size="sm" c="dimmed">
          {surface.channels.includes('email') ? t.hint : t.adminHint}
        </Text>
        <Choices surface={surface} />
      </div>
    </Panel>
  )
}
