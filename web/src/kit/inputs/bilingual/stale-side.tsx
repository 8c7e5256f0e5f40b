import { Button, Group, Text } from '@mantine/core'
import { isBilingual, type Locale } from '@rahba/contract/kernel/locale'
import { IconAlertTriangle } from '@tabler/icons-react'
import { createContext, use } from 'react'
import { useText } from '../../../text/use-text.ts'
import { findStaleSide, hasSameWords } from './find-stale-side.ts'

/** A side of a text whose other language changed after it. */
interface StaleSide {
  field: string
  side: Locale
}

interface StaleSides {
  /** The sides that the server marked. */
  sides: readonly StaleSide[]
  /** Confirms that the side still matches its other language; left out where there is nothing to confirm. */
  confirm?: (stale: StaleSide) => void
  /** The texts by field as readers have them, to find the sides that fall behind while somebody types. */
  saved: Readonly<Record<string, unknown>>
}

/** The old texts of the record that a form edits; null where nothing tells. */
export const StaleSidesContext = createContext<StaleSides | null>(null)

/** A side that needs review; only a side that the server marked can be confirmed. */
export interface SideToReview extends StaleSide {
  marked: boolean
}

/**
 * Finds the sides of a form's field that need review: those that the server marked and nobody rewrote since, and the one whose other side was
 * rewritten.
 * @param now the text as it is in the form
 */
export function useStaleSides(field: string | undefined, now: Parameters<typeof findStaleSide>[1]): SideToReview[] {
  const context = use(StaleSidesContext)
  if (!context || field === undefined) return []
  const saved = context.saved[field]
  const behind = isBilingual(saved) ? findStaleSide(saved, now) : null
  const marked = context.sides
    .filter((stale) => stale.field === field)
    .filter(({ side }) => !isBilingual(saved) || hasSameWords(saved[side], now[side]))
    .map((stale) => ({ ...stale, marked: true }))
  if (behind === null) return marked
  // The mark of an earlier change stays, but what is being typed has to be saved before it can be confirmed.
  return [...marked.filter(({ side }) => side !== behind), { field, side: behind, marked: false }]
}

/** The mark of a field whose texts are not one pair, such as the options of a product: the server alone finds it old. */
export const StaleFieldMark = ({ field }: { field: string }) => <StaleMark sides={useStaleSides(field, {})} />

/** Says which sides of a field need review, with a button that confirms a marked one as it is. */
export function StaleMark({ sides }: { sides: readonly SideToReview[] }) {
  const { form } = useText('kit')
  const confirm = use(StaleSidesContext)?.confirm
  return sides.map((stale) => (
    <Group key={stale.side} component="span" gap={4}>
      <IconAlertTriangle size={14} color="var(--mantine-color-saffron-7)" aria-hidden="true" />
      <Text component="span" size="xs">
        {form.staleSide[stale.side]}
      </Text>
      {confirm && stale.marked && (
        <Button variant="subtle" size="compact-xs" onClick={() => confirm({ field: stale.field, side: stale.side })}>
          {form.translate.confirm}
        </Button>
      )}
    </Group>
  ))
}
