import { Text } from '@mantine/core'
import type { GuardedField } from '@rahba/contract/stores/store-changes'
import { IconClock } from '@tabler/icons-react'
import { Suspense } from 'react'
import { ChangeValue } from '../change-value.tsx'
import classes from './store-forms.module.css'
import { useSubject } from './subject.ts'
import { useFormText } from './use-profile-form.ts'

/** Under a field: what was asked for in place of the live value, until an admin accepts it or its merchant takes it back. */
export function WaitingChange({ field }: { field: GuardedField }) {
  const t = useFormText().waiting
  const { store, Withdraw } = useSubject()
  const change = store.changes.find((one) => one.field === field)
  if (!change) return null
  return (
    <div className={classes.waiting} role="note">
      <IconClock size={17} stroke={1.6} aria-hidden="true" />
      <div>
        <Text size="sm">
          {change.new === null ? t.removal : t.asked} {change.new !== null && <ChangeValue field={field} value={change.new} />}
        </Text>
        <Text size="xs" c="dimmed">
          {t.until}
        </Text>
      </div>
      {Withdraw && (
        <Suspense>
          <Withdraw id={change.id} />
        </Suspense>
      )}
    </div>
  )
}
