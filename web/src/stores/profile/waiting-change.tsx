import { Stack, Text } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { GuardedField } from '@rahba/contract/stores/profile/store-changes'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { IconCircleX, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { UserText } from '../../kit/layout/direction.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { useLocale } from '../../text/locale.ts'
import { ChangeValue } from '../change-value.tsx'
import classes from './store-forms.module.css'
import { useSubject } from './subject.ts'
import { useFormText } from './use-profile-form.ts'

// Names the field of a note for people who can't see its position.
function useLabel(field: GuardedField) {
  const locale = useLocale()
  return inLocale(storeLabels[field] ?? { ar: field, en: field }, locale)
}

/** The reason the last request for a field was refused, so that its merchant can correct it. */
function RefusedChange({ field }: { field: GuardedField }) {
  const t = useFormText().waiting
  const label = useLabel(field)
  const refused = useSubject().store.refused_changes.find((one) => one.field === field)
  if (!refused) return null
  return (
    <div className={`${classes.waiting} ${classes.refused}`} role="note" aria-label={label}>
      <IconCircleX size={17} stroke={1.6} aria-hidden="true" />
      <div>
        <Text size="sm">
          {refused.new === null ? t.refusedRemoval : t.refused} {refused.new !== null && <ChangeValue field={field} value={refused.new} />}
        </Text>
        <Text size="sm">
          {t.why} <UserText>{refused.reason}</UserText>
        </Text>
        <Text size="xs" c="dimmed">
          <DateTime value={refused.decided_at} />
        </Text>
      </div>
    </div>
  )
}

function Change({ field }: { field: GuardedField }) {
  const t = useFormText().waiting
  const label = useLabel(field)
  const { store, Withdraw } = useSubject()
  const change = store.changes.find((one) => one.field === field)
  if (!change) return <RefusedChange field={field} />
  return (
    <div className={classes.waiting} role="note" aria-label={label}>
      <IconClock size={17} stroke={1.6} aria-hidden="true" />
      <div>
        <Text size="sm">
          {change.new === null ? t.removal : t.requested} {change.new !== null && <ChangeValue field={field} value={change.new} />}
        </Text>
        <Text size="xs" c="dimmed">
          {t.until}
        </Text>
      </div>
      {Withdraw && <Withdraw id={change.id} />}
    </div>
  )
}

/** A field, and under it what was asked for in place of its live value, until an admin accepts that or its merchant takes it back. */
export function WaitingChange({ field, children }: { field: GuardedField; children: ReactNode }) {
  return (
    <Stack gap={8}>
      {children}
      <Change field={field} />
    </Stack>
  )
}
