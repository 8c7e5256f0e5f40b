import { Divider, Stack, Text } from '@mantine/core'
import { CostFacts } from '../../stores/costs/cost-facts.tsx'
import { SaleExample } from '../../stores/costs/sale-example.tsx'
import { usePlatformRates } from '../../stores/platform-rates.ts'
import { useText } from '../../text/use-text.ts'

/** The costs of selling and the duration of the review, shown before the terms are accepted. */
export function Costs() {
  const { costs: t } = useText('portal/sign-in').register
  const { title } = useText('selling-costs')
  const costs = usePlatformRates()
  return (
    <Stack gap="sm" component="section" aria-label={title}>
      <Divider />
      <Text fw={600} component="h2" m={0} size="md">
        {title}
      </Text>
      {costs && (
        <>
          <CostFacts costs={costs} />
          <SaleExample costs={costs} />
        </>
      )}
      <Text size="sm" c="dimmed">
        {t.review}
      </Text>
    </Stack>
  )
}
