import { Badge, Button } from '@mantine/core'
import type { SessionRow } from '@rahba/contract/access/sessions'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { DateTime } from '../../kit/show/date-time.tsx'
import { getDevice } from '../../shell/account/device.ts'
import { useText } from '../../text/use-text.ts'
import classes from './devices.module.css'

/** One place where the shopper is signed in, and the way out of it. The present one ends by signing out. */
export function Device({ session: { id, user_agent, ip, current, last_seen_at, created_at } }: { session: SessionRow }) {
  const t = useText('shopper-account').devices
  const device = getDevice(user_agent)
  const name = device ? t.on(device.browser, device.system) : t.unknown
  const Icon = device && ['iOS', 'Android'].includes(device.system) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={classes.device}>
      <Icon size={28} stroke={1.5} aria-hidden="true" className={classes.icon} />
      <div className={classes.words}>
        <span className={classes.name}>
          {name}
          {current && (
            <Badge variant="light" tt="none">
              {t.current}
            </Badge>
          )}
        </span>
        <span className={classes.small}>
          {t.lastSeen}: <DateTime value={last_seen_at} />
        </span>
        <span className={classes.small}>
          {t.since}: <DateTime value={created_at} style="date" />
          {ip && (
            <>
              {' '}
              · <bdi dir="ltr">{ip}</bdi>
            </>
          )}
        </span>
      </div>
      {!current && (
        <form method="post">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="default" size="sm" aria-label={`${t.end}: ${name}`}>
            {t.end}
          </Button>
        </form>
      )}
    </li>
  )
}
