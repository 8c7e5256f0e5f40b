import { Text } from '@mantine/core'
import { formatOpening, type OpenNow } from '../../stores/open-now.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

/** Says of a store that takes orders while it is closed when it opens and prepares them. */
export function ClosedNow({ hours: { changes_at } }: { hours: Pick<OpenNow, 'changes_at'> }) {
  const t = useText('shop').hours
  const { open: words } = useText('store-delivery')
  const locale = useLocale()
  return (
    <Text size="sm" mt="sm">
      {t.closedNow} {t.orderAnyway(changes_at && formatOpening(changes_at, words, locale))}
    </Text>
  )
}
