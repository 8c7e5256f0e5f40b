import { Alert, Checkbox, Group, Text } from '@mantine/core'
import type { ProductChangeRequest } from '@rahba/contract/catalog/changes/product-changes'
import type { ProductDetail } from '@rahba/contract/catalog/products/product-answers'
import { productLabels } from '@rahba/contract/catalog/products/product-labels'
import { UserText } from '../kit/layout/direction.tsx'
import { DateTime } from '../kit/show/date-time.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import { ChangeSides } from './change-sides.tsx'
import classes from './changes.module.css'

interface ChangeListProps {
  changes: readonly ProductChangeRequest[]
  names: ProductDetail['change_names']
  /** The chosen changes, if there is a choice. */
  chosen?: ReadonlySet<string>
  onChoose?: (id: string) => void
}

/** The fields of an edit, each with what is live and what was written; with the reason of those that were refused. */
export function ChangeList({ changes, names, chosen, onChoose }: ChangeListProps) {
  const t = useText('catalog').changes
  const locale = useLocale()
  return (
    <div>
      {changes.map((change) => {
        const label = productLabels[change.field][locale]
        return (
          <section key={change.id} className={classes.change} aria-label={label}>
            <Group justify="space-between" gap="xs">
              {onChoose ? (
                <Checkbox label={<b>{label}</b>} checked={chosen?.has(change.id) ?? false} onChange={() => onChoose(change.id)} />
              ) : (
                <Text size="sm" fw={600}>
                  {label}
                </Text>
              )}
              <Text size="xs" c="dimmed" component="span">
                {change.state === 'refused' ? t.refusedAt : t.writtenAt} <DateTime value={change.decided_at ?? change.created_at} />
              </Text>
            </Group>
            {change.reason && (
              <Alert color="red" variant="light" mt="xs" p="xs">
                <UserText>{change.reason}</UserText>
              </Alert>
            )}
            <ChangeSides change={change} names={names} />
          </section>
        )
      })}
    </div>
  )
}
