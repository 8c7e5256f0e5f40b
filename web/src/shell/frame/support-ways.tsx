import { Anchor } from '@mantine/core'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { Phone } from '../../kit/show/phone.tsx'
import type { PublicSettings } from '../request/public-settings.ts'
import classes from './support-ways.module.css'

interface SupportWaysProps {
  settings: Pick<PublicSettings, 'support_phone' | 'support_email'>
  /** Names the list to screen readers. */
  label: string
}

/** The platform's own phone and address for support, each where its setting holds one. */
export function SupportWays({ settings: { support_phone: phone, support_email: email }, label }: SupportWaysProps) {
  if (!phone && !email) return null
  return (
    <ul className={classes.ways} aria-label={label}>
      {phone && (
        <li>
          <Anchor href={`tel:${phone}`} className={classes.way}>
            <IconPhone size={18} stroke={1.6} aria-hidden="true" />
            <Phone value={phone} />
          </Anchor>
        </li>
      )}
      {email && (
        <li>
          <Anchor href={`mailto:${email}`} className={classes.way}>
            <IconMail size={18} stroke={1.6} aria-hidden="true" />
            <bdi dir="ltr">{email}</bdi>
          </Anchor>
        </li>
      )}
    </ul>
  )
}
