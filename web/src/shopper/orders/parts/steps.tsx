import { IconCheck, IconX } from '@tabler/icons-react'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { useText } from '../../../text/use-text.ts'
import classes from '../steps.module.css'

interface Step {
  key: string
  name: string
  at: string | null
  state: 'done' | 'now' | 'next' | 'coming' | 'ended'
  /** The work at the step now, in words. */
  doing?: string | null
  note?: string | null
}

/** The steps of an order or a request, each with its time. `wide`: side by side where there is room. */
export function Steps({ label, steps, wide }: { label: string; steps: readonly Step[]; wide?: boolean }) {
  const t = useText('shopper-orders').steps
  const current = steps.find(({ state }) => state === 'now') ?? steps.find(({ state }) => state === 'next')
  return (
    <ol className={classes.steps} data-wide={wide || undefined} aria-label={label}>
      {steps.map(({ key, name, at, state, doing = state === 'next' ? t.next : null, note }) => (
        <li key={key} data-state={state} aria-current={key === current?.key ? 'step' : undefined}>
          <span className={classes.mark} aria-hidden="true">
            {state === 'done' && <IconCheck size={15} stroke={2.6} />}
            {state === 'ended' && <IconX size={15} stroke={2.6} />}
          </span>
          <span className={classes.step}>{name}</span>
          {at ? (
            <span className={classes.time}>
              <DateTime value={at} near />
            </span>
          ) : (
            doing && <span className={classes.time}>{doing}</span>
          )}
          {note && (
            <span className={classes.time} dir="auto">
              {note}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
