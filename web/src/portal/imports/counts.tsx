import { Stack, Text } from '@mantine/core'
import type { ImportCounts, OutcomeCounts } from '@rahba/contract/catalog/import/product-imports'
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

/** The number of products by result, and of variants if their numbers differ. Failed ones are highlighted. */
export function Counts({ counts, shown }: { counts: Pick<ImportCounts, 'products' | 'variants'>; shown: Outcomes }) {
  const { units } = useText('portal/imports')
  const { products, variants } = counts
  if (shown.every((key) => variants[key] === products[key])) return <Numbers counts={products} shown={shown} label={undefined} />
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
