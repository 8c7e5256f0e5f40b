import { Group, List, Text } from '@mantine/core'
import { rateText } from '@rahba/contract/kernel/percent'
import type { StoreFacts } from '@rahba/contract/stores/store-shapes'
import type { ReactNode } from 'react'
import { UserText } from '../kit/layout/direction.tsx'
import { DateTime } from '../kit/show/date-time.tsx'
import { Panel } from '../kit/show/panel.tsx'
import { PropertyList } from '../kit/show/property-list.tsx'
import { useText } from '../text/use-text.ts'

type Store = Pick<StoreFacts, 'commission_bp' | 'usual_commission_bp' | 'commissions'>

function Rates({ store, rates }: { store: Store; rates: Store['commissions'] }) {
  const t = useText('store-commission')
  const describeRate = (rate: number | null) => (rate === null ? t.usual(rateText(store.usual_commission_bp)) : rateText(rate))
  return (
    <List size="sm" spacing={4}>
      {rates.map((rate) => (
        <List.Item key={rate.starts_at}>
          <Group gap={6} component="span">
            <bdi>{describeRate(rate.commission_bp)}</bdi>
            <span>
              {t.from} <DateTime value={rate.starts_at} style="date" />
            </span>
          </Group>
          <UserText>{rate.reason}</UserText>
        </List.Item>
      ))}
    </List>
  )
}

/** The commission on a store's orders: current, announced, and earlier. */
export function CommissionPanel({ store, action }: { store: Store; action?: ReactNode }) {
  const t = useText('store-commission')
  const own = store.commission_bp
  const next = store.commissions.filter(({ begun }) => !begun)
  const [, ...earlier] = store.commissions.filter(({ begun }) => begun)
  return (
    <Panel title={t.title} actions={action}>
      <PropertyList
        items={[
          { label: t.now, value: <bdi>{own === null ? t.usual(rateText(store.usual_commission_bp)) : rateText(own)}</bdi> },
          next.length > 0 && { label: t.next, value: <Rates store={store} rates={next} /> },
          earlier.length > 0 && { label: t.earlier, value: <Rates store={store} rates={earlier} /> },
        ]}
      />
      <Text size="sm" c="dimmed" mt="sm">
        {t.frozen}
      </Text>
    </Panel>
  )
}
