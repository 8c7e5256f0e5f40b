import { Button, Group, Text } from '@mantine/core'
import type { Locale } from '@rahba/contract/kernel/locale'
import { IconAlertTriangle } from '@tabler/icons-react'
import { createContext, use } from 'react'
import { useText } from '../../text/use-text.ts'

/** A side of a text whose other language changed after it. */
interface StaleSide {
  field: string
  side: Locale
}

interface StaleSides {
  sides: readonly StaleSide[]
  /** Confirms that the side still matches its other language. */
  confirm: (stale: StaleSide) => void
}

/** The old texts of the record that a form edits; null where nothing tells. */
export const StaleSidesContext = createContext<StaleSides | null>(null)

/** The old sides of a form's field. */
export const useStaleSides = (field: string | undefined): readonly StaleSide[] =>
  use(StaleSidesContext)?.sides.filter((stale) => stale.field === field) ?? []

/** Says which side of a field needs review, with a button that confirms it as it is. */
export function StaleMark({ field }: { field: string | undefined }) {
  const { form } = useText('kit')
  const confirm = use(StaleSidesContext)?.confirm
  return useStaleSides(field).map((stale) => (
    <Group key={stale.side} component="span" gap={4}>
      <IconAlertTriangle size={14} color="var(--mantine-color-saffron-7)" aria-hidden="true" />
      <Text component="span" size="xs">
        {form.staleSide[stale.side]}
      </Text>
      <Button variant="subtle" size="compact-xs" onClick={() => confirm?.(stale)}>
        {form.translate.confirm}
      </Button>
    </Group>
  ))
}
