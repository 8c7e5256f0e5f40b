import { Button, Group, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Ltr } from '../../kit/layout/direction.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { useText } from '../../text/use-text.ts'
import { useStore } from '../layout/use-store.ts'
import type { OwnContact } from './contact-dialog.tsx'
import classes from './profile.module.css'

const ContactDialog = lazy(() => import('./contact-dialog.tsx'))

/** The signed-in person's number and address: each changes once a code to the new one is confirmed. */
export function OwnContacts() {
  const t = useText('portal/profile').contact
  const store = useStore()
  const [changing, setChanging] = useState<{ contact: OwnContact; confirm: string | null } | null>(null)
  const [opened, setOpened] = useState(false)
  const open = (contact: OwnContact, confirm: string | null) => {
    setChanging({ contact, confirm })
    setOpened(true)
  }
  const rows = [
    { contact: 'phone' as const, label: t.phone, value: store.phone, verified: store.phone_verified_at !== null },
    { contact: 'email' as const, label: t.email, value: store.email, verified: store.email_verified_at !== null },
  ]
  return (
    <Panel title={t.title}>
      {rows.map(({ contact, label, value, verified }) => (
        <div key={contact} className={classes.contact}>
          <div>
            <Text size="sm" c="dimmed">
              {label}
            </Text>
            <Group gap="sm">
              <Ltr>{value}</Ltr>
              <StatusDot tone={verified ? 'good' : 'waiting'}>{verified ? t.verified : t.unverified}</StatusDot>
            </Group>
          </div>
          <Group gap="xs">
            {!verified && (
              <Button variant="light" size="xs" onClick={() => open(contact, value)} aria-label={`${t.confirm}: ${label}`}>
                {t.confirm}
              </Button>
            )}
            <Button variant="default" size="xs" onClick={() => open(contact, null)} aria-label={`${t.change}: ${label}`}>
              {t.change}
            </Button>
          </Group>
        </div>
      ))}
      {changing && (
        <Suspense>
          <ContactDialog
            key={`${changing.contact} ${changing.confirm}`}
            {...changing}
            opened={opened}
            onClose={() => setOpened(false)}
            onExited={() => setChanging(null)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
