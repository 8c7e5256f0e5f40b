import { Stack, Text } from '@mantine/core'
import type { ImportCounts, OutcomeCounts } from '@rahba/contract/catalog/product-imports'
import { Ltr } from '../../kit/layout/direction.tsx'
import { formatNumber } from '../../kit/show/format.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './imports.module.css'

type Outcomes = readonly (keyof OutcomeCounts)[]

function Numbers({ counts, shown, label }: { counts: OutcomeCounts; shown: Outcomes; label: string | undefined }) {
  const { counts: t } = useText('portal/imports')
  const locale = useLocale()
  return (
    <dl className={classes.counts} aria-label={label}>
      {shown.map((key) => (
        <div key={key} data-bad={(key === 'refused' || key === 'failed') && counts[key] > 0}>
          <dt>{t[key]}</dt>
          <dd>
            <Ltr>{formatNumber(counts[key], locale)}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The counts of an import by product; those of before variants counted rows, which were products. */
export const productCounts = (counts: ImportCounts): OutcomeCounts => counts.products ?? counts

/** The number of products by result, and of variants where they are others; failed ones are highlighted once there are any. */
export function Counts({ counts, shown }: { counts: ImportCounts; shown: Outcomes }) {
  const { units } = useText('portal/imports')
  const { variants } = counts
  const products = productCounts(counts)
  if (!variants || shown.every((key) => variants[key] === products[key]))
    return <Numbers counts={products} shown={shown} label={undefined} />
  return (
    <Stack gap="sm">
      {(
        [
          ['products', products],
          ['variants', variants],
        ] as const
      ).map(([unit, numbers]) => (
        <div key={unit}>
          <Text size="sm" fw={500}>
            {units[unit]}
          </Text>
          <Numbers counts={numbers} shown={shown} label={units[unit]} />
        </div>
      ))}
    </Stack>
  )
}
