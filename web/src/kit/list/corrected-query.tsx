import { Text } from '@mantine/core'
import { useText } from '../../text/use-text.ts'

/** Names the words that a list shows instead of a search without results. Empty without a correction. */
export function CorrectedQuery({ typed, corrected }: { typed: string; corrected: string | null | undefined }) {
  const { list: t } = useText('kit')
  return corrected ? (
    <Text size="sm" px={12} py={8} dir="auto" role="status">
      {t.instead(typed, corrected)}
    </Text>
  ) : null
}
