import { Text } from '@mantine/core'
import { formatOpening, type OpenNow } from '../../stores/open-now.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

interface ClosedNowProps {
  hours: Pick<OpenNow, 'changes_at' | 'holiday'>
  /** True if the store takes orders all the same. */
  canOrder: boolean
}

/** Says of a closed store which holiday closes it and, if it takes orders meanwhile, when it opens and prepares them. */
export function ClosedNow({ hours: { changes_at, holiday }, canOrder }: ClosedNowProps) {
  const t = useText('shop').hours
  const { open: words } = useText('store-delivery')
  const locale = useLocale()
  if (!canOrder && !holiday) return null
  return (
    <Text size="sm" mt="sm">
      {holiday ? `${words.holiday(holiday)}.` : t.closedNow}{' '}
      {canOrder && t.orderAnyway(changes_at && formatOpening(changes_at, words, locale))}
    </Text>
  )
}
