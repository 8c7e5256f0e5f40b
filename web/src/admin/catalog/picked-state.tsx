import { Text } from '@mantine/core'
import { blocker } from '@rahba/contract/catalog/products/why-not-sellable'
import type { SectionCandidate } from '@rahba/contract/catalog/sections/sections'
import { inLocale } from '@rahba/contract/kernel/locale'
import { StatusDot } from '../../kit/show/status-dot.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'

/** The state of a picked product in its section, with the reasons why shoppers don't see or can't order it. */
export function PickedState({ product: { visible, why }, isShown }: { product: SectionCandidate; isShown: boolean }) {
  const t = useText('admin/sections')
  const locale = useLocale()
  const state = () => {
    if (!isShown) return <StatusDot tone="neutral">{t.unseen}</StatusDot>
    return why.length > 0 ? <StatusDot tone="waiting">{t.unorderable}</StatusDot> : <StatusDot tone="good">{t.visible}</StatusDot>
  }
  const reasons = [...why.map((code) => inLocale(blocker(code), locale)), ...(visible && !isShown ? [t.beyond] : [])]
  return (
    <>
      {state()}
      {reasons.map((reason) => (
        <Text key={reason} size="xs" c="dimmed" maw={320} style={{ whiteSpace: 'normal' }}>
          {reason}
        </Text>
      ))}
    </>
  )
}
